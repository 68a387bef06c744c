import { expect, it } from 'vitest';
import { ChangedReads, readOfCard, Reads } from '../../../../src/engines/rule-engine/enumerate/reads.js';
import { TrackedList } from '../../../../src/engines/rule-engine/enumerate/tracked-list.js';

/** What the cards show, as a list that follows them; one card may be impossible to read. */
function listOf(cards: number[]) {
  const reads = new Reads();
  const table = { cards, broken: -1 };
  const list = new TrackedList<number, string>(reads, {
    review() {},
    nextTouched: () => Infinity,
    make(_, card) {
      reads.note(readOfCard(card));
      if (card === table.broken) throw new Error('broken');
      return String(table.cards[card]);
    },
    isSame: Object.is,
  });
  return { list, table };
}

const ALL = [0, 1, 2];

function changed(...cards: number[]): ChangedReads {
  const changes = new ChangedReads();
  changes.clear(readOfCard(10));
  for (const card of cards) changes.add(readOfCard(card));
  return changes;
}

it('is another version whenever something in it changed, and only then', () => {
  const { list, table } = listOf([1, 2, 3]);
  list.update(ALL, null);
  const { version } = list;
  list.update(ALL, changed(1));
  expect(list.version).toBe(version);
  table.cards = [1, 7, 3];
  list.update(ALL, changed(1));
  expect(list.outputs).toEqual(['1', '7', '3']);
  expect(list.version).not.toBe(version);
});

it('is made anew after it failed halfway', () => {
  const { list, table } = listOf([1, 2, 3]);
  list.update(ALL, null);
  const { version } = list;
  table.cards = [7, 2, 7];
  table.broken = 2;
  expect(() => list.update(ALL, changed(0, 2))).toThrow('broken');
  table.cards = [1, 2, 3];
  table.broken = -1;
  // Nothing is said to have changed since it was whole.
  list.update(ALL, changed());
  expect(list.outputs).toEqual(['1', '2', '3']);
  expect(list.version).not.toBe(version);
});
