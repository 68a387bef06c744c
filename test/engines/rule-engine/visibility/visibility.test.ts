import { describe, expect, it } from 'vitest';
import type { FullState } from '../../../../src/engines/rule-engine/state/full-state.js';
import { ADA, BEN, cardsOf, duelEngine, photo, playSome, SEATS, type DuelEngine } from '../fixture-game.js';
import { engineOf, move } from '../small-game.js';

/** A duel in which Ada has set a trap. */
function trapped(seed = 5): { engine: DuelEngine; trap: string } {
  const engine = duelEngine(seed);
  const [trap] = cardsOf(engine, 'hand:ada');
  engine.executeMove('trap', { playerId: ADA, params: { cardId: trap! } });
  return { engine, trap: trap! };
}

const zoneOf = (engine: DuelEngine, viewer: string | null, zone: string, holder: string | null) =>
  engine.getSeatView(viewer).zones.find(({ zoneId, holder: whose }) => zoneId === zone && whose === holder)!;

describe('a seat sees', () => {
  it('its own hand, and of others how many cards they hold', () => {
    const { engine } = trapped();
    expect(zoneOf(engine, ADA, 'hand', ADA)).toMatchObject({ name: 'Hand', visibility: 'private', count: 3 });
    expect(zoneOf(engine, ADA, 'hand', ADA).cards).toHaveLength(3);
    expect(zoneOf(engine, BEN, 'hand', ADA)).toMatchObject({ count: 3, cards: null });
    expect(zoneOf(engine, null, 'hand', ADA)).toMatchObject({ count: 3, cards: null });
  });

  it('nothing of a secret zone, not even its own', () => {
    const { engine } = trapped();
    for (const viewer of [...SEATS, null]) {
      expect(zoneOf(engine, viewer, 'deck', ADA)).toMatchObject({ count: 4, cards: null });
      expect(zoneOf(engine, viewer, 'well', null)).toMatchObject({ count: 4, cards: null });
    }
  });

  it('that a card lies face down, and not which, until it is turned', () => {
    const { engine, trap } = trapped();
    for (const viewer of [...SEATS, null])
      expect(zoneOf(engine, viewer, 'traps', ADA).cards).toEqual([
        { id: trap, owner: ADA, counters: {}, flags: {}, faceDown: true },
      ]);
    engine.executeMove('flip', { playerId: ADA, params: { cardId: trap } });
    for (const viewer of [...SEATS, null])
      expect(zoneOf(engine, viewer, 'traps', ADA).cards).toEqual([
        {
          id: trap,
          owner: ADA,
          counters: { flipped: 1 },
          flags: { known: true },
          faceDown: false,
          definitionId: expect.any(String),
          meta: {},
        },
      ]);
  });

  it('of the state what the game shows it', () => {
    const { engine } = trapped();
    expect(engine.getSeatView(ADA).state.fists).toEqual({ ada: 1, ben: 0 });
    expect(engine.getPlayerView(BEN).fists).toEqual({ ada: 0, ben: 2 });
    expect(engine.getPlayerView(null).fists).toEqual({ ada: 0, ben: 0 });
  });

  it('plain data', () => {
    const { engine } = trapped();
    for (const viewer of [...SEATS, null]) {
      const view = engine.getSeatView(viewer);
      expect(JSON.parse(JSON.stringify(view))).toEqual(view);
    }
  });
});

describe('an imagined position', () => {
  const facesIn = ({ cards }: FullState<unknown>) =>
    Object.values(cards).map(({ definitionId }) => String(definitionId));

  it('has the same cards, dealt anew where they are not seen', () => {
    const { engine, trap } = trapped();
    const full = engine.getFullState();
    const dealt = new Set<string | null>();
    for (let seed = 0; seed < 20; seed += 1) {
      const might = engine.imagine(BEN, seed).getFullState();
      expect(facesIn(might).toSorted()).toEqual(facesIn(full).toSorted());
      expect(might.zones).toEqual(full.zones);
      for (const id of cardsOf(engine, 'hand:ben')) expect(might.cards[id]).toEqual(full.cards[id]);
      dealt.add(might.cards[trap]!.definitionId);
      expect(might.state.fists['ben']).toBe(2);
    }
    expect(dealt.size).toBeGreaterThan(1);
  });

  it('keeps the cards of each owner apart', () => {
    const { engine } = trapped();
    const facesOf = (position: DuelEngine, owner: string) =>
      Object.values(position.getFullState().cards)
        .filter((card) => card.owner === owner)
        .map(({ definitionId }) => String(definitionId))
        .toSorted();
    for (const owner of SEATS)
      expect(facesOf(engine.imagine(null, 3), owner)).toEqual(facesOf(engine, owner));
  });

  it('is the same wherever counters and flags lie in a zone that is not seen', () => {
    const marked = (nth: number) => {
      const engine = engineOf(
        { go: move() },
        {
          setup(_, { zones, counters }) {
            const cards = zones.createDeck({ zoneId: 'deck', playerId: ADA, cards: ['imp', 'imp', 'imp'] });
            counters.addCounter(cards[nth]!, 'wounds', 2);
            counters.setFlag(cards[nth]!, 'seen', true);
            return { count: 0, deep: { list: [] } };
          },
        },
      );
      return engine.imagine(BEN, 'seed').getFullState().cards;
    };
    const cards = Object.values(marked(0));
    expect(cards.filter(({ counters, flags }) => counters['wounds'] === 2 && flags['seen'])).toHaveLength(1);
    expect(marked(1)).toEqual(marked(0));
  });

  it('leaves what is counted on a card whose back is seen', () => {
    const engine = engineOf(
      { go: move() },
      {
        setup(_, { zones, cards, counters }) {
          const [deep] = zones.createDeck({ zoneId: 'deck', playerId: ADA, cards: ['imp', 'ogre'] });
          const [masked] = zones.createDeck({ zoneId: 'field', playerId: ADA, cards: ['imp'] });
          cards.setFaceDown(masked!, true);
          counters.addCounter(masked!, 'wounds');
          counters.addCounter(deep!, 'age');
          return { count: 0, deep: { list: [] } };
        },
      },
    );
    for (const seed of [1, 2, 3, 4]) {
      const { cards, zones } = engine.imagine(BEN, seed).getFullState();
      expect(cards[zones['field:ada']![0]!]!.counters).toEqual({ wounds: 1 });
      for (const cardId of zones['deck:ada']!) expect(cards[cardId]!.counters).not.toHaveProperty('wounds');
    }
  });

  it('goes its own way, with a chance of its own', () => {
    const { engine } = trapped();
    const before = photo(engine);
    const imagined = engine.imagine(ADA, 9);
    expect(imagined.getRNG().state).not.toEqual(engine.getRNG().state);
    for (let pick = 0; pick < 15; pick += 1) playSome(imagined, pick);
    expect(imagined.getHistoryPosition().position).toBeGreaterThan(3);
    expect(photo(engine)).toBe(before);
  });

  it('may be made by numbers that go on', () => {
    const { engine } = trapped();
    const rng = duelEngine(1).getRNG();
    expect(photo(engine.imagine(ADA, rng))).not.toBe(photo(engine.imagine(ADA, rng)));
  });
});
