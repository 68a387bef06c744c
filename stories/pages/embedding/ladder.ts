// #region engine
import { legalMovesTable } from 'moveset/adapters';

/** An engine of the usual kind: states that do not change, and a list of what is legal in each. */
interface Ladder {
  readonly rung: Readonly<Record<string, number>>;
  readonly toMove: string;
  readonly climbed: readonly string[];
}
const TOP = 6;
const engine = {
  start: (): Ladder => ({ rung: { ann: 0, bob: 0 }, toMove: 'ann', climbed: [] }),
  legalMoves: ({ rung, toMove }: Ladder) =>
    rung['ann'] === TOP || rung['bob'] === TOP ? [] : [1, 2].filter((by) => rung[toMove]! + by <= TOP),
  applyMove: ({ rung, toMove, climbed }: Ladder, by: number): Ladder => ({
    rung: { ...rung, [toMove]: rung[toMove]! + by },
    toMove: toMove === 'ann' ? 'bob' : 'ann',
    climbed: [...climbed, `${toMove} climbs ${by}.`],
  }),
};
// #endregion engine

// #region table
export const ladderTable = () =>
  legalMovesTable(engine, {
    players: [
      { id: 'ann', name: 'Ann' },
      { id: 'bob', name: 'Bob' },
    ],
    initialState: engine.start(),
    describe: (by) => ({ moveId: 'climb', params: { by }, metadata: { displayName: `Climb ${by}` } }),
    toMove: ({ params }) => (params['by'] === 2 ? 2 : 1),
    flow: ({ toMove, climbed, ...state }) => ({
      turn: climbed.length + 1,
      currentPlayer: winnerOf(state) === null ? toMove : null,
    }),
    status: (state) => {
      const winner = winnerOf(state);
      return winner === null ? { kind: 'playing' } : { kind: 'over', winner, reason: 'At the top.' };
    },
    view: ({ rung }) => ({ rung }),
    log: ({ climbed }) => climbed.map((text, at) => ({ id: String(at), text })),
    // What is not legal is shown as well, and why.
    candidates: () => [1, 2],
    explain: ({ rung, toMove }, by) =>
      rung[toMove]! + by > TOP ? [{ code: 'TOO_HIGH', text: 'The ladder is not that long.' }] : [],
  });

function winnerOf({ rung }: Pick<Ladder, 'rung'>): string | null {
  return Object.keys(rung).find((player) => rung[player] === TOP) ?? null;
}
// #endregion table
