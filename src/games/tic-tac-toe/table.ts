import { legalMovesTable } from '../../adapters/legal-moves.js';
import { reasonOfError } from '../../adapters/reason-of-error.js';
import type { Table } from '../../protocol/engine-adapter.js';
import { GameError } from '../../protocol/game-error.js';
import { seededRandom } from '../../protocol/seeded-random.js';
import { refusalsOf } from './rules/refusals.js';
import { TicTacToeEngine } from './rules/tic-tac-toe-engine.js';
import type { Player } from './rules/types.js';
import { describeCell, logEntryOf, previewOf, statusOf, textOfRefusal } from './words.js';
import type { TicTacToeView } from './view.js';

/** How a table is set. */
export interface TicTacToeTableOptions {
  /** Cells along an edge. Three, unless said otherwise. */
  readonly boardSize?: number;
  /** How many in a row win. Three, unless said otherwise. */
  readonly kInRow?: number;
  /** Decides whatever is left to chance: here, who begins if `firstPlayer` is `random`. */
  readonly seed?: string | number;
  /** Who begins. X, unless said otherwise. */
  readonly firstPlayer?: Player | 'random';
  /** What the players are called. */
  readonly names?: Readonly<Record<Player, string>>;
  /** The clock that stamps moves. */
  readonly now?: () => number;
}

const PLAYERS = ['X', 'O'] as const;

/** A table of tic-tac-toe with the seats X and O. Throws a `GameError` for a board that makes no sense. */
export function createTable({
  boardSize = 3,
  kInRow = 3,
  seed = 0,
  firstPlayer = 'X',
  names = { X: 'X', O: 'O' },
  now = Date.now,
}: TicTacToeTableOptions = {}): Table<TicTacToeView> {
  const engine = new TicTacToeEngine();
  const first = firstPlayer === 'random' ? PLAYERS[Number(seededRandom(seed)() < 0.5)]! : firstPlayer;
  const initialState = engine.initialState({ boardSize, kInRow, firstPlayer: first }, now());
  const cells = initialState.board.map((_, position) => position);

  return legalMovesTable(engine, {
    initialState,
    players: PLAYERS.map((id) => ({ id, name: names[id] })),
    candidates: () => cells,
    describe: (position, _, seat) => describeCell(position, boardSize, seat as Player),
    toMove({ moveId, params }, _, seat) {
      if (moveId !== 'place') {
        throw new GameError(`There is no move "${moveId}": cells are filled by "place"`, 'UNKNOWN_MOVE', {
          moveId,
        });
      }
      return { player: seat as Player, position: params['position'] as number, timestamp: now() };
    },
    explain: (state, move) =>
      refusalsOf(state, move)
        // Whose turn it is stands in nobody's way once the game is over.
        .filter(({ code }) => state.status === 'playing' || code !== 'PLAYER_MISMATCH')
        .map((refusal) => ({ ...reasonOfError(refusal), text: textOfRefusal(refusal, state, names) })),
    flow: (state) => ({
      turn: state.moveHistory.length + 1,
      currentPlayer: state.status === 'playing' ? state.currentPlayer : null,
    }),
    status: (state) => statusOf(state, names),
    view: ({ board, config, currentPlayer, winningLine, moveHistory }) => ({
      board,
      boardSize: config.boardSize,
      kInRow: config.kInRow,
      currentPlayer,
      winningLine,
      lastMove: moveHistory.at(-1)?.position ?? null,
    }),
    log: (state) => state.moveHistory.map((move, index) => logEntryOf(move, index + 1, boardSize, names)),
    preview: (before, after, seat) => previewOf(before, after, seat as Player, names),
  });
}
