import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import type { Snapshot } from '../../src/protocol/snapshot.js';

/** A valid move of one parameter. */
export function validMove(count: number, more: Partial<EnumeratedMove> = {}): EnumeratedMove {
  return { moveId: 'take', playerId: 'ann', params: { count }, isValid: true, ...more };
}

/** The same move, refused for two reasons. */
export function refusedMove(count: number, more: Partial<EnumeratedMove> = {}): EnumeratedMove {
  const first = {
    errorCode: 'TOO_FEW',
    reason: 'There are too few.',
    context: { required: count, available: 1 },
  };
  const second = { errorCode: 'NOT_YOUR_TURN', reason: 'It is not your turn.' };
  return validMove(count, {
    isValid: false,
    validationError: first,
    validationErrors: [first, second],
    ...more,
  });
}

/** A snapshot of one seat with those moves. */
export function snapshotOf(moves: readonly EnumeratedMove[], more: Partial<Snapshot> = {}): Snapshot {
  return {
    revision: 1,
    seat: 'ann',
    players: [{ id: 'ann', name: 'Ann' }],
    flow: { turn: 1, currentPlayer: 'ann' },
    status: { kind: 'playing' },
    view: null,
    moves,
    reports: [],
    log: [],
    ...more,
  };
}
