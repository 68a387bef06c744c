import { expect, it } from 'vitest';
import { pagesOf } from '../../../src/engines/rule-engine/card-pages.js';
import { NO_FLAGS, type CardRecord } from '../../../src/engines/rule-engine/card-record.js';
import { CardTable } from '../../../src/engines/rule-engine/card-table.js';
import { readOfCard, ReadLog, Reads } from '../../../src/engines/rule-engine/enumeration/reads.js';
import { WorldLock } from '../../../src/engines/rule-engine/world-lock.js';

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

it('notes each card once for each reader, however many take turns', () => {
  const reads = new Reads();
  const cards = pagesOf(IDS.map(cardOf));
  const table = new CardTable(new WorldLock(), reads, {
    cards,
    numbers: new Map(IDS.map((id, number) => [id, number])),
  });
  const log = new ReadLog();
  const expected = [];
  for (let reader = 0; reader < 3; reader += 1) {
    reads.start();
    for (const one of IDS)
      for (const other of IDS) expect([one, other].map((id) => table.find(id)?.id)).toEqual([one, other]);
    log.addAll(reads.recent);
    expected.push(...IDS.map((_, number) => readOfCard(number)));
  }
  expect([...log.numbers.subarray(0, log.length)]).toEqual(expected);
});
