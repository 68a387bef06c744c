import { describe, expect, it } from 'vitest';
import { ADA as ANN, BEN as BOB, cardsOf, duelEngine } from '../fixture-game.js';
import { ADA, BEN, by, engineOf, move, recordOf, type SmallMove } from '../small-game.js';

const previewOf = (odd: SmallMove, parts: Parameters<typeof engineOf>[1] = {}, options = {}) => {
  const engine = engineOf({ odd }, parts);
  const before = recordOf(engine);
  const metrics = engine.previewMove('odd', by(ADA), options);
  expect(recordOf(engine)).toBe(before);
  return metrics;
};

describe('a preview', () => {
  it('says what changes in the state, in words', () => {
    const labels = { count: { label: 'Coins', unit: 'gold', more: 'good' as const }, 'deep.*.0': 'First' };
    const spend = move({ reducer: (draft) => ((draft.count -= 2), void (draft.deep.list[0] = 5)) });
    expect(previewOf(spend, { labels })).toEqual([
      { key: 'state.count', label: 'Coins', unit: 'gold', before: 0, after: -2, tone: 'bad' },
      { key: 'state.deep.list.0', label: 'First', before: 1, after: 5, tone: 'neutral' },
    ]);
    expect(previewOf(spend, { labels: { count: false, deep: false } })).toEqual([]);
    expect(previewOf(spend).map(({ label }) => label)).toEqual(['count', 'deep list 0']);
  });

  it('says whether that is good', () => {
    const tones = (more: 'good' | 'bad' | 'neutral', change: number) =>
      previewOf(move({ reducer: (draft) => void (draft.count += change) }), {
        labels: { count: { label: 'Count', more } },
      })[0]!.tone;
    expect([
      tones('good', 1),
      tones('good', -1),
      tones('bad', 1),
      tones('bad', -1),
      tones('neutral', 1),
    ]).toEqual(['good', 'bad', 'bad', 'good', 'neutral']);
  });

  it('says how many cards lie where, whose they are, and what changes on them', () => {
    const metrics = previewOf(
      move({
        reducer: (_, { zones, cards, counters }) => {
          zones.drawCards({ from: 'deck', to: 'hand', count: 1, playerId: BEN });
          zones.moveCard({ cardId: 'hand:ada-1', targetZoneId: 'pile' });
          cards.updateCardMeta('hand:ada-0', { tapped: true });
          counters.addCounter('hand:ada-0', 'woundMarks', 2);
        },
      }),
      { labels: { 'cards.*.tapped': '{card} is tapped' } },
    );
    expect(metrics).toEqual([
      { key: 'zones.hand.ada', label: 'Hand', unit: 'cards', before: 2, after: 1, tone: 'neutral' },
      { key: 'zones.hand.ben', label: 'Hand of ben', unit: 'cards', before: 2, after: 3, tone: 'neutral' },
      { key: 'zones.deck.ben', label: 'Deck of ben', unit: 'cards', before: 1, after: 0, tone: 'neutral' },
      { key: 'zones.pile', label: 'Pile', unit: 'cards', before: 0, after: 1, tone: 'neutral' },
      // What was not counted before was none.
      {
        key: 'cards.hand:ada-0.woundMarks',
        label: 'Imp: wound marks',
        before: 0,
        after: 2,
        tone: 'neutral',
      },
    ]);
  });

  it('says whether more is good for whoever it belongs to', () => {
    const labels = { 'zones.hand.*': { label: 'Hand of {player}', more: 'owner' as const } };
    const tones = (playerId: string, viewer: string | null) =>
      previewOf(
        move({
          reducer: (_, { zones }) => void zones.drawCards({ from: 'deck', to: 'hand', count: 1, playerId }),
        }),
        { labels },
        { viewer },
      ).find(({ key }) => key.startsWith('zones.hand'))!.tone;
    expect([tones(ADA, ADA), tones(BEN, ADA), tones(BEN, BEN), tones(ADA, null)]).toEqual([
      'good',
      'bad',
      'good',
      'neutral',
    ]);
  });

  it('says what changes on a card that is already marked', () => {
    const engine = engineOf({
      mark: move({
        reducer: (_, { cards, counters }) => {
          cards.setCardMeta('hand:ada-0', { tapped: !cards.getCardMeta('hand:ada-0').tapped });
          counters.addCounter('hand:ada-0', 'woundMarks');
        },
      }),
    });
    engine.executeMove('mark', by(ADA));
    expect(engine.previewMove('mark', by(ADA))).toEqual([
      { key: 'cards.hand:ada-0.woundMarks', label: 'Imp: wound marks', before: 1, after: 2, tone: 'neutral' },
      { key: 'cards.hand:ada-0.tapped', label: 'Imp: tapped', before: 'yes', after: 'no', tone: 'neutral' },
    ]);
  });

  it('says where the flow goes, and how the game would end', () => {
    const flow = { turn: { phases: { dawn: {}, dusk: {} } } };
    expect(previewOf(move({ reducer: (_, context) => context.flow!.endPhase() }), { flow })).toEqual([
      { key: 'flow.phase', label: 'Phase', before: 'dawn', after: 'dusk', tone: 'neutral' },
    ]);
    const turn = previewOf(move({ reducer: (_, context) => context.flow!.endTurn() }), { flow });
    expect(turn.map(({ label }) => label)).toEqual(['Turn', 'Player']);
    expect(previewOf(move({ reducer: (_, context) => context.endGame({ reason: 'Over.' }) }))).toEqual([
      { key: 'end', label: 'Result', after: 'Over.', tone: 'neutral' },
    ]);
  });

  it('says how likely each outcome is where chance decides, and not what will happen', () => {
    const roll = move({ reducer: (draft, { rng }) => void (draft.count = rng.rollDice()) });
    const labels = { count: { label: 'Count', more: 'good' as const } };
    const [metric] = previewOf(roll, { labels }, { samples: 200 });
    expect(metric).toMatchObject({ before: 0, min: 1, max: 6, tone: 'good' });
    const distribution = metric && 'distribution' in metric ? metric.distribution : [];
    expect(distribution.map(({ value }) => value)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(distribution.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1);
    const word = move({
      reducer: (draft, { rng }) =>
        void ((draft as unknown as { mood: string }).mood = rng.pick(['glad', 'sad', ''])),
    });
    const setup = () => ({ count: 0, deep: { list: [] }, mood: 'calm' }) as never;
    const [mood] = previewOf(word, { setup }, { samples: 60 });
    expect((mood as { after: string }).after.split(' or ').toSorted()).toEqual(['glad', 'sad']);
  });

  it('of what cannot be played, or breaks down, is empty', () => {
    const engine = duelEngine(2);
    expect(engine.previewMove('pass', { playerId: BOB, params: {} })).toEqual([]);
    expect(engine.previewMove('blunder', { playerId: ANN, params: {} })).toEqual([]);
    expect(previewOf(move({ condition: () => false }))).toEqual([]);
    expect(previewOf(move(), {}, { samples: 0 })).toEqual([]);
  });

  it('does not tell what its viewer may not see', () => {
    const engine = duelEngine(3);
    const [cardId] = cardsOf(engine, 'hand:ada');
    const input = { playerId: ANN, params: { cardId: cardId! } };
    const keys = (viewer?: string | null) =>
      engine.previewMove('trap', input, viewer === undefined ? {} : { viewer }).map(({ key }) => key);
    expect(keys()).toEqual(['zones.hand.ada', 'zones.traps.ada']);
    expect(keys(BOB)).toEqual(keys());
    expect(keys(null)).toEqual(keys());
    const gamble = { playerId: ANN, params: { bet: { amount: 1, mode: 'high' as const } } };
    expect(engine.previewMove('gamble', gamble).map(({ label }) => label)).toEqual([
      'Mana of Ada',
      'weather now',
    ]);
  });

  it('is played once where nothing is left to chance', () => {
    let played = 0;
    const engine = engineOf(
      { odd: move({ reducer: (draft) => ((played += 1), void (draft.count += 1)) }) },
      { setup: () => ({ count: 0, deep: { list: [] } }) },
    );
    expect(engine.previewMove('odd', by(ADA))).toHaveLength(1);
    expect(played).toBe(1);
  });
});
