import fc from 'fast-check';
import { expect, it } from 'vitest';
import { pagesOf } from '../../../../src/engines/rule-engine/state/card-pages.js';
import { NO_FLAGS, type CardRecord } from '../../../../src/engines/rule-engine/state/card-record.js';
import { CardTable } from '../../../../src/engines/rule-engine/state/card-table.js';
import { readOfCard, ReadLog, Reads } from '../../../../src/engines/rule-engine/enumerate/reads.js';
import { WorldLock } from '../../../../src/engines/rule-engine/world-lock.js';

const IDS = ['imp', 'ogre', 'rock', 'tree'];

const cardOf = (id: string): CardRecord => ({
  id,
  definitionId: null,
  owner: null,
  slot: 0,
  faceDown: false,
  meta: {},
  counters: {},
  flags: NO_FLAGS,
});

const tableOf = (ids: readonly string[], reads: Reads) =>
  new CardTable(new WorldLock(), reads, {
    cards: pagesOf(ids.map(cardOf)),
    numbers: new Map(ids.map((id, number) => [id, number])),
  });

it('notes each card once for each reader, however many take turns', () => {
  const reads = new Reads();
  const table = tableOf(IDS, reads);
  const log = new ReadLog();
  const expected = [];
  for (let reader = 0; reader < 3; reader += 1) {
    reads.start();
    for (const one of IDS)
      for (const other of IDS) expect([one, other].map((id) => table.find(id)?.id)).toEqual([one, other]);
    log.addAll(reads.settled());
    expected.push(...IDS.map((_, number) => readOfCard(number)));
  }
  expect([...log.numbers.subarray(0, log.length)]).toEqual(expected);
});

it('keeps no more than there is, however often that is read', () => {
  const reads = new Reads();
  const log = new ReadLog();
  reads.start();
  for (let time = 0; time < 10_000; time += 1) reads.note(readOfCard(time % 20));
  expect(reads.recent.numbers.length).toBeLessThan(100);
  log.addAll(reads.settled());
  expect(log).toHaveLength(20);
});

it('finds cards in whatever order they are asked for', () => {
  const ids = Array.from({ length: 40 }, (_, number) => `card ${number}`);
  const table = tableOf(ids, new Reads());
  const asked = fc.array(fc.oneof(fc.constantFrom(...ids), fc.string()), { maxLength: 60 });
  // Some of them follow one another as they do in the table.
  const inRows = fc.array(fc.tuple(fc.nat(39), fc.nat(10)), { maxLength: 8 });
  fc.assert(
    fc.property(asked, inRows, (alone, rows) => {
      const all = [...alone, ...rows.flatMap(([from, count]) => ids.slice(from, from + count)), ...alone];
      expect(all.map((id) => table.find(id)?.id)).toEqual(
        all.map((id) => (ids.includes(id) ? id : undefined)),
      );
    }),
    { numRuns: 100 },
  );
});
