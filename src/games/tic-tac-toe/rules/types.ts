/** The two players, X first. */
export const PLAYERS = ['X', 'O'] as const;
/** Whose mark it is. */
export type Player = (typeof PLAYERS)[number];

/** What stands on one cell of the board. */
export type Cell = Player | null;

/** How many cells a side of the board has. The app offers 3 and 4; the rules take 2 to 32. */
export type BoardSize = number;

/** Who sits on the two chairs. */
export const GAME_MODES = ['human-vs-human', 'human-vs-computer', 'computer-vs-computer'] as const;
/** One way to seat humans and computers. */
export type GameMode = (typeof GAME_MODES)[number];

/** How far a game has come. */
export const STATUSES = ['playing', 'won', 'draw'] as const;
/** Whether a game goes on, and if not, how it ended. */
export type Status = (typeof STATUSES)[number];

/** One mark put on the board. */
export interface Move {
  readonly player: Player;
  /** The cell, counted from 0, row by row. */
  readonly position: number;
  /** When it was made, in milliseconds. */
  readonly timestamp: number;
}

/** What is agreed before a game starts. */
export interface GameConfig {
  readonly boardSize: BoardSize;
  /** How many marks in a row win. */
  readonly kInRow: number;
  readonly firstPlayer: Player;
  readonly mode: GameMode;
}

/** One position of a game, with the way that led to it. Never changed: a move makes a new one. */
export interface GameState {
  /** The cells, row by row. */
  readonly board: readonly Cell[];
  /** Whose turn it is; after the finishing move, whose turn it would be. */
  readonly currentPlayer: Player;
  readonly moveHistory: readonly Move[];
  readonly status: Status;
  /** Nobody while the game goes on, and after a draw. */
  readonly winner: Player | null;
  /** The first complete line, once the game is won. */
  readonly winningLine: readonly number[] | null;
  readonly config: GameConfig;
  readonly startTime: number;
  /** The time of the finishing move; absent while the game goes on. */
  readonly endTime?: number;
}

/** The rules of the game: pure questions and one pure step. */
export interface Engine {
  /** The empty board of a new game; what the config leaves out is 3x3, three in a row, X first, two humans. */
  initialState(config?: Partial<GameConfig>, startTime?: number): GameState;
  /** The empty cells, in order; none once the game is over. */
  legalMoves(state: GameState): number[];
  /** The state after the move; throws a `GameError` if the rules refuse it. */
  applyMove(state: GameState, move: Move): GameState;
  /** Whether the game is over. */
  isTerminal(state: GameState): boolean;
  /** Who has won, if somebody has. */
  winner(state: GameState): Player | null;
  /** Every complete line on the board, as lists of cells. */
  kInRow(state: GameState): number[][];
}
