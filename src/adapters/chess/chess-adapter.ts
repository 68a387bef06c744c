import type { Chess, Move } from 'chess.js';
import type { Command } from '../../protocol/command.js';
import type { EngineAdapter, Table } from '../../protocol/engine-adapter.js';
import type { PlayerId } from '../../protocol/ids.js';
import { optionIdOf } from '../../protocol/normalise.js';
import type { OptionMove } from '../../protocol/option.js';
import type { Reason } from '../../protocol/reason.js';
import { createHostedTable } from '../hosted-table.js';
import { hotSeatAdapter } from '../hot-seat.js';
import { NOT_ON_OFFER } from '../not-on-offer.js';
import type { SeatReport } from '../seat-report.js';
import { createSeatTravel } from '../seat-travel.js';
import { isSquare } from './board.js';
import { allRefusedMoves, legalMove, MOVE, paramsOf, refusedMoves } from './candidates.js';
import { explainMove } from './explain-move.js';
import { createGameCourse } from './game-course.js';
import type { ChessPosition } from './position.js';
import { previewOf } from './preview.js';
import { viewOf, type ChessView } from './view.js';
import { colorOf, logEntryOf, SEATS, seatOf, statusOf, type ChessNames, type ChessSeat } from './words.js';

/** How a game of chess is seated at a table. */
export interface ChessTableOptions {
  /** What the players are called. */
  readonly names?: ChessNames;
}

/** Whose adapter is wanted. */
export interface ChessAdapterOptions extends ChessTableOptions {
  /** `white`, `black`, or `null` to watch. Without it, both players share the screen. */
  readonly seat?: ChessSeat | null;
}

const NAMES: ChessNames = { white: 'White', black: 'Black' };
const GAME_OVER: Reason = { code: 'GAME_OVER', text: 'The game is over.' };

// One table for each game, so that both seats hear of each other's moves.
const tables = new WeakMap<Chess, Table<ChessView>>();

/**
 * The adapter of one seat of a game of chess.js, or of both at one screen. Legal moves are options by the squares they
 * touch; what is refused says why. From then on, moves are made through adapters: the engine tells nobody of others.
 */
export function chessAdapter(chess: Chess, options: ChessAdapterOptions = {}): EngineAdapter<ChessView> {
  const { seat, ...others } = options;
  const table = chessTable(chess, others);
  return seat === undefined ? hotSeatAdapter(table) : table.adapter(seat);
}

/** A table with the seats `white` and `black` for a game of chess.js. The same game is always at the same table. */
export function chessTable(chess: Chess, { names = NAMES }: ChessTableOptions = {}): Table<ChessView> {
  let table = tables.get(chess);
  if (!table) tables.set(chess, (table = seated(chess, names)));
  return table;
}

function seated(chess: Chess, names: ChessNames): Table<ChessView> {
  const course = createGameCourse(chess);
  const players = SEATS.map((id) => ({ id, name: names[id] }));
  const travel = createSeatTravel({
    position: course.position,
    length: course.length,
    decider: (at) => seatOf(course.turnAt(at)),
    go: course.go,
  });
  const current = () => course.at(course.position());

  /** Who may not move now, and why. */
  function turnRefusals({ ending, turn }: ChessPosition, seat: PlayerId): readonly Reason[] {
    if (ending !== null) return [GAME_OVER];
    const player = names[seatOf(turn)];
    if (seatOf(turn) === seat) return [];
    return [
      { code: 'NOT_YOUR_TURN', text: `It is not your turn: ${player} is to move.`, context: { player } },
    ];
  }

  function movesOf(
    position: ChessPosition,
    seat: PlayerId,
  ): Pick<SeatReport<ChessView>, 'moves' | 'partial'> {
    if (position.ending !== null) return { moves: [] };
    const turn = turnRefusals(position, seat);
    const refused = refusedMoves(position, colorOf(seat), turn);
    return {
      moves: turn.length > 0 ? refused : [...position.legal.map(legalMove), ...refused],
      partial: [MOVE],
    };
  }

  function reportAt(at: number, seat: PlayerId | null): SeatReport<ChessView> {
    const position = course.at(at);
    const moves = course.moves(at);
    return {
      players,
      flow: {
        turn: position.moveNumber,
        currentPlayer: position.ending === null ? seatOf(position.turn) : null,
      },
      status: statusOf(position, names),
      view: viewOf(position, moves),
      ...(seat === null ? { moves: [] } : movesOf(position, seat)),
      reports: [],
      log: moves.map((move, nth) => logEntryOf(move, nth, course.at(nth), names)),
    };
  }

  /** The engine's move for what a seat sent, or everything that is against it. */
  function judge(sent: OptionMove, seat: PlayerId): Move | readonly Reason[] {
    const position = current();
    const turn = turnRefusals(position, seat);
    const id = optionIdOf(sent);
    const legal = position.legal.find((move) => optionIdOf({ moveId: MOVE, params: paramsOf(move) }) === id);
    if (legal && turn.length === 0) return legal;
    const { from, to, promotion } = sent.params;
    if (sent.moveId !== MOVE || !isSquare(from) || !isSquare(to)) return [...turn, NOT_ON_OFFER];
    const reasons = [...turn, ...explainMove(position, from, to, colorOf(seat))];
    if (reasons.length > 0) return reasons;
    const promotes = position.legal.some((move) => move.from === from && move.to === to && move.promotion);
    return promotes && promotion === undefined ? [PROMOTION_MISSING] : [NOT_ON_OFFER];
  }

  return createHostedTable<ChessView>({
    seats: SEATS,
    report: (seat) => ({ ...reportAt(course.position(), seat), history: travel.where(seat) }),
    play(seat, command) {
      const judged = judge(command, seat);
      if (isRefusal(judged)) return judged;
      course.play(judged);
      return [];
    },
    preview(seat, command: Command) {
      const judged = judge(command, seat);
      return isRefusal(judged) ? [] : previewOf(chess, current(), judged, names);
    },
    async enumerate(seat, moveId) {
      const position = current();
      if (moveId !== MOVE || position.ending !== null) return [];
      const turn = turnRefusals(position, seat);
      const legal = turn.length > 0 ? [] : position.legal.map(legalMove);
      return [...legal, ...allRefusedMoves(position, colorOf(seat), turn)];
    },
    undo: travel.undo,
    redo: travel.redo,
    past: {
      length: course.length,
      report: (seat, at) => reportAt(at, seat),
      move: (_, at) => ({
        position: at,
        player: seatOf(course.turnAt(at - 1)),
        entries: [logEntryOf(course.moves(at).at(-1)!, at - 1, course.at(at - 1), names)],
      }),
      obstacles: travel.obstacles,
    },
  });
}

const PROMOTION_MISSING: Reason = {
  code: 'PROMOTION_MISSING',
  text: 'A pawn that reaches the last rank becomes another piece: say which.',
  context: { path: 'promotion' },
};

function isRefusal(judged: Move | readonly Reason[]): judged is readonly Reason[] {
  return Array.isArray(judged);
}
