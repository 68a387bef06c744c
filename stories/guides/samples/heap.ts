// #region engine
import { GameError } from 'moveset';

/** Your engine: whatever it is, it knows what is legal, and makes a new state of an old one. */
interface Heap {
  readonly left: number;
  readonly turns: number;
}
const engine = {
  legalMoves: ({ left }: Heap) => [1, 2, 3].filter((count) => count <= left),
  applyMove({ left, turns }: Heap, count: number): Heap {
    if (count > left)
      throw new GameError(`Only ${left} left.`, 'TOO_FEW', { required: count, available: left });
    return { left: left - count, turns: turns + 1 };
  },
};
// #endregion engine

// #region table
import { legalMovesTable } from 'moveset/adapters';

const players = [
  { id: 'ann', name: 'Ann' },
  { id: 'bob', name: 'Bob' },
];
export const createHeap = () =>
  legalMovesTable(engine, {
    players,
    initialState: { left: 10, turns: 0 },
    candidates: () => [1, 2, 3],
    describe: (count) => ({ moveId: 'take', params: { count }, metadata: { displayName: `Take ${count}` } }),
    toMove: ({ params }) => Number(params['count']),
    flow: ({ left, turns }) => ({ turn: turns + 1, currentPlayer: left > 0 ? players[turns % 2]!.id : null }),
    status: ({ left, turns }) =>
      left > 0
        ? { kind: 'playing' }
        : { kind: 'over', winner: players[(turns + 1) % 2]!.id, reason: 'The last one is taken.' },
    view: (heap) => heap,
    log: () => [],
  });
// #endregion table
