import { GameError } from '../../../protocol/game-error.js';
import { describeFaults, faultsOfState, isObject, isOneOf, show } from './faults.js';
import { resultOf, type Result } from './result.js';
import { PLAYERS, type GameState, type Move } from './types.js';

/** Why a move is refused: everything that stands in the way, in the order of the checks; empty if it may be played. */
export function refusalsOf(state: GameState, move: Move): GameError[] {
  const broken = stateRefusal(state);
  if (broken) return [broken];
  const refusals: GameError[] = [];
  const result = resultOf(state);
  if (result.status !== 'playing') refusals.push(terminalRefusal('apply move to', result, move));
  if (isObject(move)) {
    addPlayerRefusals(refusals, state, move);
    addPositionRefusals(refusals, state, move);
    addTimestampRefusals(refusals, move);
  } else {
    refusals.push(
      new GameError(`Invalid move: ${show(move)}. A move must be an object`, 'INVALID_MOVE', { move }),
    );
  }
  return refusals;
}

/** Why nothing can be asked of a state at all; nothing if its structure is sound. */
export function stateRefusal(state: GameState): GameError | null {
  const faults = faultsOfState(state);
  if (faults.length === 0) return null;
  return new GameError(`Invalid game state: ${describeFaults(faults)}`, 'INVALID_STATE', { faults });
}

/** Says that a game which is over takes no more moves. */
export function terminalRefusal(attempt: string, { status, winner }: Result, move?: Move): GameError {
  return new GameError(
    `Cannot ${attempt} terminal game. Game status: ${status}, Winner: ${winner}`,
    'TERMINAL_STATE_MOVE',
    { position: move?.position ?? null, currentStatus: status, winner },
  );
}

function addPlayerRefusals(
  refusals: GameError[],
  { currentPlayer }: GameState,
  { player, position }: Move,
): void {
  if (!isOneOf(PLAYERS, player)) {
    const message = `Invalid player: ${show(player)}. Valid players: ${PLAYERS.join(', ')}`;
    refusals.push(new GameError(message, 'INVALID_PLAYER', { player, position, validPlayers: PLAYERS }));
  } else if (player !== currentPlayer) {
    const message = `Move player ${player} does not match current player ${currentPlayer}`;
    refusals.push(new GameError(message, 'PLAYER_MISMATCH', { player, currentPlayer, position }));
  }
}

function addPositionRefusals(refusals: GameError[], { board, config }: GameState, { position }: Move): void {
  const { boardSize } = config;
  const max = board.length - 1;
  if (!Number.isInteger(position) || position < 0 || position > max) {
    const range = `Valid range: 0-${max} for ${boardSize}x${boardSize} board`;
    const message = `Invalid move position: ${show(position)}. ${range}`;
    refusals.push(new GameError(message, 'INVALID_MOVE_POSITION', { position, min: 0, max, boardSize }));
    return;
  }
  const occupant = board[position];
  if (!occupant) return;
  const message = `Cannot move to occupied cell at position ${position}. Cell contains: ${occupant}`;
  refusals.push(new GameError(message, 'CELL_OCCUPIED', { position, occupant }));
}

function addTimestampRefusals(refusals: GameError[], { timestamp }: Move): void {
  if (Number.isFinite(timestamp)) return;
  const message = `Invalid move timestamp: ${show(timestamp)}. It must be a number of milliseconds`;
  refusals.push(new GameError(message, 'INVALID_MOVE', { timestamp }));
}
