import type {
  Cell,
  GameConfig,
  GameState,
  Move,
  Player,
} from '../../../../src/games/tic-tac-toe/rules/types.js';

const CONFIG: GameConfig = { boardSize: 3, kInRow: 3, firstPlayer: 'X', mode: 'human-vs-human' };

/** A state as a developer would write it by hand: nothing of it is frozen. */
export function createGameState(overrides: Partial<GameState> = {}): GameState {
  const config = overrides.config ?? { ...CONFIG };
  return {
    board: new Array<Cell>(config.boardSize ** 2).fill(null),
    currentPlayer: 'X',
    moveHistory: [],
    status: 'playing',
    winner: null,
    winningLine: null,
    config,
    startTime: 1000,
    ...overrides,
  };
}

export function createEmptyGameState3x3(): GameState {
  return createGameState();
}

export function createEmptyGameState4x4(): GameState {
  return createGameState({ config: { ...CONFIG, boardSize: 4 } });
}

export function createWonGameState(winner: Player): GameState {
  const loser = winner === 'X' ? 'O' : 'X';
  return createGameState({
    board: [winner, winner, winner, null, null, null, null, null, null],
    currentPlayer: loser,
    moveHistory: [
      { player: winner, position: 0, timestamp: 1100 },
      { player: loser, position: 3, timestamp: 1200 },
      { player: winner, position: 1, timestamp: 1300 },
      { player: loser, position: 4, timestamp: 1400 },
      { player: winner, position: 2, timestamp: 1500 },
    ],
    status: 'won',
    winner,
    winningLine: [0, 1, 2],
    endTime: 1500,
  });
}

export function createDrawGameState(): GameState {
  return stateOf('X O X / X O O / O X X', { status: 'draw', currentPlayer: 'O', endTime: 1900 });
}

/** A state from a drawing: rows between slashes or on lines, a dot for an empty cell; whoever has fewer marks moves. */
export function stateOf(
  drawing: string,
  overrides: Partial<GameState> & { kInRow?: number } = {},
): GameState {
  const { kInRow = 3, ...fields } = overrides;
  const board = [...drawing.replace(/[\s/]/g, '')].map((mark) => (mark === '.' ? null : (mark as Player)));
  const marks = (player: Player): number => board.filter((mark) => mark === player).length;
  return createGameState({
    config: { ...CONFIG, boardSize: Math.sqrt(board.length), kInRow },
    board,
    currentPlayer: marks('O') < marks('X') ? 'O' : 'X',
    ...fields,
  });
}

/** The board of a state as a drawing, rows between slashes. */
export function drawingOf({ board, config: { boardSize } }: GameState): string {
  const rows = Array.from({ length: boardSize }, (_, y) => board.slice(y * boardSize, (y + 1) * boardSize));
  return rows.map((row) => row.map((mark) => mark ?? '.').join(' ')).join(' / ');
}

/** The current player's move to a cell, one millisecond after the last. */
export function moveTo(position: number, state: GameState): Move {
  return { player: state.currentPlayer, position, timestamp: state.startTime + state.moveHistory.length + 1 };
}
