import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EntryReads } from '../../../../src/engines/rule-engine/enumerate/entry-reads.js';
import { ChangedReads, readOfCard, Reads } from '../../../../src/engines/rule-engine/enumerate/reads.js';

const CARDS = 60;
const COUNT = 30;

const cards = fc.array(fc.nat(CARDS - 1), { maxLength: 12 });
const steps = fc.array(
  fc.record({
    changed: fc.array(fc.nat(CARDS - 1), { maxLength: 8 }),
    /** What is read from now on for the entries that are made again. */
    reads: fc.array(cards, { minLength: COUNT, maxLength: COUNT }),
    /** Where entries stand from now on; `null` if they stay. */
    places: fc.option(fc.array(fc.nat(COUNT - 1), { minLength: COUNT, maxLength: COUNT })),
  }),
  { minLength: 1, maxLength: 60, size: 'max' },
);

test('entries for which something was read that changed are found, whatever was read for others', () => {
  fc.assert(
    fc.property(fc.array(cards, { minLength: COUNT, maxLength: COUNT }), steps, (first, rest) => {
      const noted = new Reads();
      let known = first;
      let entries = new EntryReads(noted, COUNT);
      const make = (at: number) => {
        entries.open();
        for (const card of known[at]!) noted.note(readOfCard(card));
        entries.close(at);
      };
      for (let at = 0; at < COUNT; at += 1) make(at);
      entries.tidy();
      for (const { changed, reads, places } of rest) {
        const changes = new ChangedReads();
        changes.clear(readOfCard(CARDS));
        for (const card of changed) changes.add(readOfCard(card));
        const expected = known.flatMap((read, at) =>
          read.some((card) => changed.includes(card)) ? [at] : [],
        );
        const found = [];
        for (let at = entries.nextDoubtful(0, COUNT, changes); at < COUNT;) {
          found.push(at);
          known = known.with(at, reads[at]!);
          make(at);
          at = entries.nextDoubtful(at + 1, COUNT, changes);
        }
        expect(found).toEqual(expected);
        entries.tidy();
        if (!places) continue;
        const before = entries;
        entries = new EntryReads(noted, COUNT, before);
        for (const [at, former] of places.entries()) entries.takeOver(at, before, former);
        known = places.map((former) => known[former]!);
      }
    }),
    { numRuns: 60 },
  );
});
