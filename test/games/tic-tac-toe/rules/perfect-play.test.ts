import { describe, expect, it } from 'vitest';
import { ComputerPlayer } from '../../../../src/games/tic-tac-toe/rules/computer-player.js';
import { seededRandom } from '../../../../src/protocol/seeded-random.js';
import { TicTacToeEngine } from '../../../../src/games/tic-tac-toe/rules/tic-tac-toe-engine.js';
import {
  PLAYERS,
  type Cell,
  type GameConfig,
  type GameState,
  type Player,
} from '../../../../src/games/tic-tac-toe/rules/types.js';
import { ReferenceTable } from './reference-table.js';
import { createGameState, drawingOf, moveTo } from './states.js';

const engine = new TicTacToeEngine();
const MARKS: readonly Cell[] = [null, ...PLAYERS];

/** How every game ends in which the computer plays one side and the other side tries everything. */
function endsAgainstEverything(start: GameState, computerPlays: Player, seed: number): Set<GameState> {
  const computer = new ComputerPlayer({ seed });
  const ends = new Set<GameState>();
  const explore = (state: GameState): void => {
    if (engine.isTerminal(state)) {
      ends.add(state);
      return;
    }
    const isComputers = state.currentPlayer === computerPlays;
    const moves = isComputers ? [computer.calculateNextMove(state)] : engine.legalMoves(state);
    for (const position of moves) explore(engine.applyMove(state, moveTo(position, state)));
  };
  explore(start);
  return ends;
}

function outcomesOf(ends: Set<GameState>): Set<Player | null> {
  return new Set([...ends].map((state) => state.winner));
}

/** The drawing of the position and the computer's choice, if that is worse than what could be had. */
function mistakeIn(state: GameState, computer: ComputerPlayer, table: ReferenceTable): string[] {
  const move = computer.calculateNextMove(state);
  return table.bestMoves(state).includes(move)
    ? []
    : [`${drawingOf(state)}: ${state.currentPlayer} to ${move}`];
}

describe('on 3x3', () => {
  const table = new ReferenceTable(3, 3);
  const computer = new ComputerPlayer({ seed: 'perfect' });

  it('the computer keeps the value of all reachable positions', () => {
    const positions = new Map<string, GameState>();
    const explore = (state: GameState): void => {
      if (positions.has(drawingOf(state))) return;
      positions.set(drawingOf(state), state);
      for (const position of engine.legalMoves(state))
        explore(engine.applyMove(state, moveTo(position, state)));
    };
    explore(engine.initialState({}, 0));
    expect(positions.size).toBe(5_478);
    const open = [...positions.values()].filter((state) => !engine.isTerminal(state));
    expect(open.flatMap((state) => mistakeIn(state, computer, table))).toEqual([]);
  });

  it('the computer keeps the value of every other position too, whoever moves', () => {
    const mistakes: string[] = [];
    for (let code = 0; code < 3 ** 9; code++) {
      const board = Array.from({ length: 9 }, (_, cell) => MARKS[Math.floor(code / 3 ** cell) % 3]!);
      for (const currentPlayer of ['X', 'O'] as const) {
        const state = createGameState({ board, currentPlayer });
        if (!engine.isTerminal(state)) mistakes.push(...mistakeIn(state, computer, table));
      }
    }
    expect(mistakes).toEqual([]);
  });

  it.each([1, 2, 3, 4, 5])('the computer never loses against any play (seed %i)', (seed) => {
    const start = engine.initialState({}, 0);
    expect(outcomesOf(endsAgainstEverything(start, 'X', seed))).toEqual(new Set(['X', null]));
    expect(outcomesOf(endsAgainstEverything(start, 'O', seed))).toEqual(new Set(['O', null]));
  });

  it('two computers draw', () => {
    let state = engine.initialState({ mode: 'computer-vs-computer' }, 0);
    while (!engine.isTerminal(state))
      state = engine.applyMove(state, moveTo(computer.calculateNextMove(state), state));
    expect(state.status).toBe('draw');
  });
});

describe('on 4x4 with three in a row', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'the first player wins with the third mark against every answer (seed %i)',
    (seed) => {
      for (const firstPlayer of ['X', 'O'] as const) {
        const start = engine.initialState({ boardSize: 4, firstPlayer }, 0);
        const ends = endsAgainstEverything(start, firstPlayer, seed);
        expect(ends.size).toBeGreaterThan(15);
        expect(outcomesOf(ends)).toEqual(new Set([firstPlayer]));
        expect(new Set([...ends].map((state) => state.moveHistory.length))).toEqual(new Set([5]));
      }
    },
  );

  it('the computer finds a best move in positions of every kind', () => {
    const table = new ReferenceTable(4, 3);
    const computer = new ComputerPlayer({ seed: 'perfect' });
    const kinds = { won: 0, lost: 0, drawn: 0 };
    const mistakes: string[] = [];
    for (const state of randomPositions4x4(4_000)) {
      const score = table.scoreOf(state);
      kinds[score > 0 ? 'won' : score < 0 ? 'lost' : 'drawn']++;
      mistakes.push(...mistakeIn(state, computer, table));
    }
    expect(mistakes).toEqual([]);
    expect(Math.min(kinds.won, kinds.lost, kinds.drawn)).toBeGreaterThan(50);
  });
});

/** Undecided positions, reachable or not: random marks, or what is left of a dead board when random cells are cleared. */
function* randomPositions4x4(count: number): Generator<GameState> {
  const random = seededRandom('positions');
  const config: GameConfig = { boardSize: 4, kInRow: 3, firstPlayer: 'X', mode: 'human-vs-human' };
  const dead = [...'XXOOOOXXXXOOOOXX'] as Player[];
  for (let made = 0; made < count;) {
    const density = random();
    const isRandom = random() < 0.7;
    const markAt = (cell: number): Cell => (isRandom ? PLAYERS[random() < 0.5 ? 0 : 1] : dead[cell]!);
    const board = dead.map((_, cell) => (random() < density ? markAt(cell) : null));
    const state = createGameState({ board, currentPlayer: PLAYERS[random() < 0.5 ? 0 : 1], config });
    if (engine.isTerminal(state)) continue;
    made++;
    yield state;
  }
}
