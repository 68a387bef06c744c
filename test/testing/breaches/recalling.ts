import type { Recollection } from '../../../src/protocol/recollection.js';
import type { StonesView } from '../stones.js';
import { tampered, type Breach } from '../tampering.js';

type Change = (recalled: Recollection<StonesView>, now: boolean) => Recollection<StonesView>;

/** The honest table, recalling something else. */
function recalling(change: Change) {
  return tampered(() => (adapter) => ({
    async recall(position) {
      const recalled = await adapter.recall!(position);
      return recalled && change(recalled, position === adapter.getSnapshot().history?.position);
    },
  }));
}

/** Tables that look back in a way that nobody can rely on. */
export const recallBreaches: readonly Breach[] = [
  [
    'goes to the position that somebody looks at',
    tampered(() => (adapter) => ({
      async recall(position) {
        const { history } = adapter.getSnapshot();
        const way = position < history!.position ? 'undo' : 'redo';
        if (Number.isInteger(position)) await adapter[way]!(position);
        return adapter.recall!(position);
      },
    })),
    'looking back changes nothing',
    'seat "ann" went from revision 1 to 3 when seat "ann" only looked back',
  ],
  [
    'forgets what can be done now when it looks at itself',
    recalling((recalled, now) =>
      now ? { ...recalled, snapshot: { ...recalled.snapshot, moves: [] } } : recalled,
    ),
    'what is recalled of the position shown is what the snapshot says',
    'seat "ann" recalls another moves.0 of the position shown than its snapshot has',
  ],
  [
    'shows the wind of now in the past',
    tampered(() => (adapter) => ({
      async recall(position) {
        const recalled = await adapter.recall!(position);
        const { wind } = adapter.getSnapshot().view;
        if (!recalled) return null;
        const { snapshot } = recalled;
        return { ...recalled, snapshot: { ...snapshot, view: { ...snapshot.view, wind } } };
      },
    })),
    'an earlier position is recalled as the seat saw it there',
    'seat "ann" recalls another view.wind of position 0 than it saw there',
  ],
  [
    'takes the last position for everything beyond it',
    tampered(() => (adapter) => ({
      recall: (position) => adapter.recall!(Math.min(position, adapter.getSnapshot().history!.length)),
    })),
    'every position of the history can be recalled, and no other',
    'seat "ann" recalls position 1 of 0',
  ],
  [
    'lets nobody go back, it says',
    recalling((recalled) => ({ ...recalled, obstacles: [{ code: 'NO', text: 'Nobody goes back.' }] })),
    'what is said to prevent going to a position does, and nothing else',
    /says why it cannot go .+ from position \d to \d, but (un|re)do\(\d\) answers .+accepted/,
  ],
  [
    'says that ann decided everything',
    tampered(() => (adapter) => ({
      course: async (from, to) =>
        (await adapter.course!(from, to)).map((move) => ({ ...move, player: 'ann' })),
    })),
    'the course of moves has an entry for each, with who decided',
    'the course of moves of seat "ann" is wrong: move 2 is {"position":2,"player":"ann"',
  ],
];
