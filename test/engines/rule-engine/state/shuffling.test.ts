import fc from 'fast-check';
import { expect, test } from 'vitest';
import { RuleEngine } from '../../../../src/engines/rule-engine/rule-engine.js';
import { rulesFor } from '../../../../src/engines/rule-engine/define/rules-for.js';

const FACES = ['ace', 'king', 'queen', 'jack', 'ten', 'nine'];
const { defineGame, defineMove } = rulesFor<{ round: number }, { name: string }>();

const game = defineGame({
  name: 'shuffling',
  zones: {
    deck: { id: 'deck', name: 'Deck', visibility: 'secret', owner: 'shared' },
    table: { id: 'table', name: 'Table', visibility: 'public', owner: 'shared' },
  },
  cards: Object.fromEntries(FACES.map((name) => [name, { name }])),
  setup(_, { zones }) {
    for (const zoneId of ['deck', 'table']) zones.createDeck({ zoneId, cards: FACES });
    return { round: 0 };
  },
  moves: {
    shuffle: defineMove<{ zone: string }>({
      reducer: (_, { zones, params }) => zones.shuffleZone(params.zone),
    }),
  },
});

const shuffled = (seed: number, zone: string) => {
  const engine = new RuleEngine(game, [{ id: 'ann' }], { seed });
  const { cards: before } = engine.getFullState();
  engine.executeMove('shuffle', { playerId: 'ann', params: { zone } });
  const { cards: after, zones } = engine.getFullState();
  return { before, after, lying: zones[zone]!.map((id) => after[id]!.definitionId) };
};

test('after a secret zone is shuffled, no id tells which card it is', () => {
  const aces = new Set<string>();
  for (let seed = 0; seed < 60; seed += 1) {
    const { after } = shuffled(seed, 'deck');
    const [id] = Object.entries(after).find(
      ([, card]) => card.zone === 'deck' && card.definitionId === 'ace',
    )!;
    aces.add(id);
  }
  expect(aces.size).toBe(FACES.length);
});

test('in a public zone everybody sees which card is which, and each stays itself', () => {
  const { before, after } = shuffled(1, 'table');
  expect(after).toEqual(before);
});

test('shuffling loses no card and doubles none', () => {
  fc.assert(
    fc.property(fc.integer(), fc.constantFrom('deck', 'table'), (seed, zone) => {
      expect(new Set(shuffled(seed, zone).lying)).toEqual(new Set(FACES));
      expect(shuffled(seed, zone).lying).toHaveLength(FACES.length);
    }),
  );
});
