import { GAME_MODES, PLAYERS, STATUSES } from './types.js';

/** One value that makes no sense, and what would. */
export interface Fault {
  readonly field: string;
  readonly value: unknown;
  readonly allowed: string;
}

type Fields = Readonly<Record<string, unknown>>;

const MIN_SIZE = 2;
const MAX_SIZE = 32;

/** Whether a value has fields to look at. */
export function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** Whether a value is one of a closed set. */
export function isOneOf<T>(set: readonly T[], value: unknown): value is T {
  return (set as readonly unknown[]).includes(value);
}

/** Everything that is wrong with a config; nothing if a game can be played by it. */
export function faultsOfConfig(config: unknown): Fault[] {
  if (!isObject(config)) return [{ field: 'config', value: config, allowed: 'an object' }];
  const { boardSize, kInRow, firstPlayer, mode } = config;
  const faults: Fault[] = [];
  const sized = isIntegerWithin(boardSize, MAX_SIZE);
  if (!sized)
    faults.push({
      field: 'boardSize',
      value: boardSize,
      allowed: `an integer from ${MIN_SIZE} to ${MAX_SIZE}`,
    });
  if (!isIntegerWithin(kInRow, sized ? boardSize : MAX_SIZE)) {
    const most = sized ? boardSize : 'the board size';
    faults.push({ field: 'kInRow', value: kInRow, allowed: `an integer from ${MIN_SIZE} to ${most}` });
  }
  if (!isOneOf(PLAYERS, firstPlayer)) faults.push(oneOfFault('firstPlayer', firstPlayer, PLAYERS));
  if (!isOneOf(GAME_MODES, mode)) faults.push(oneOfFault('mode', mode, GAME_MODES));
  return faults;
}

/** Everything that is wrong with the structure of a state; nothing if it can be asked and played on. */
export function faultsOfState(state: unknown): Fault[] {
  if (!isObject(state)) return [{ field: 'state', value: state, allowed: 'an object' }];
  const { config, board, currentPlayer, status, winner, moveHistory } = state;
  const faults = faultsOfConfig(config);
  if (faults.length === 0) addBoardFaults(faults, board, (config as { boardSize: number }).boardSize);
  if (!isOneOf(PLAYERS, currentPlayer)) faults.push(oneOfFault('currentPlayer', currentPlayer, PLAYERS));
  if (!isOneOf(STATUSES, status)) faults.push(oneOfFault('status', status, STATUSES));
  if (winner !== null && !isOneOf(PLAYERS, winner))
    faults.push(oneOfFault('winner', winner, [...PLAYERS, null]));
  if (!Array.isArray(moveHistory))
    faults.push({ field: 'moveHistory', value: moveHistory, allowed: 'an array' });
  return faults;
}

/** Faults as a sentence: `boardSize must be an integer from 2 to 32, got 33`. */
export function describeFaults(faults: readonly Fault[]): string {
  return faults
    .map(({ field, value, allowed }) => `${field} must be ${allowed}, got ${show(value)}`)
    .join('; ');
}

/** Any value in a few characters, for a message. */
export function show(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value);
  if (Array.isArray(value)) return `an array of ${value.length}`;
  if (typeof value === 'function') return 'a function';
  return isObject(value) ? 'an object' : String(value);
}

function addBoardFaults(faults: Fault[], board: unknown, boardSize: number): void {
  const cells = boardSize * boardSize;
  if (!Array.isArray(board) || board.length !== cells) {
    faults.push({
      field: 'board',
      value: board,
      allowed: `an array of ${cells} for a ${boardSize}x${boardSize} board`,
    });
    return;
  }
  for (let cell = 0; cell < cells; cell++) {
    const mark: unknown = board[cell];
    if (mark !== null && mark !== 'X' && mark !== 'O')
      faults.push(oneOfFault(`board[${cell}]`, mark, [...PLAYERS, null]));
  }
}

function isIntegerWithin(value: unknown, most: number): value is number {
  return Number.isInteger(value) && (value as number) >= MIN_SIZE && (value as number) <= most;
}

function oneOfFault(field: string, value: unknown, set: readonly (string | null)[]): Fault {
  return { field, value, allowed: `one of ${set.map(String).join(', ')}` };
}
