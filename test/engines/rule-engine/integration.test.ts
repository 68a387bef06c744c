import { describe, expect, it } from 'vitest';
import { ADA, BEN, by, engineOf, handOf, move, type SmallEngine } from './small-game.js';

const validIn = (engine: SmallEngine, playerId = ADA) =>
  engine.enumerateMoves(playerId, { validOnly: true }).map(({ moveId }) => moveId);

describe('enumeration with a flow', () => {
  const engine = () =>
    engineOf(
      {
        draw: move({ condition: (_, { flow }) => flow?.currentPhase === 'draw' }),
        fight: move({ condition: (_, { flow }) => flow?.currentPhase === 'fight' }),
        strike: move({ condition: (_, { flow }) => flow?.currentStep === 'strike' }),
        later: move({ condition: (_, { flow }) => !flow!.isFirstTurn }),
        next: move({
          condition: (_, { flow, playerId }) => flow?.currentPlayer === playerId,
          reducer: (_, { flow }) => flow!.endPhase(),
        }),
        turn: move({
          enumerator: (_, { flow }) => [{ turn: flow!.turn, segment: flow!.currentSegment }],
          condition: () => false,
        }),
      },
      {
        flow: {
          segments: { game: { turn: { phases: { draw: {}, fight: { steps: { strike: {} } } } } } },
        },
      },
    );

  it('follows turn, phase, step and player', () => {
    const game = engine();
    expect(validIn(game)).toEqual(['draw', 'next']);
    expect(validIn(game, BEN)).toEqual(['draw']);
    game.executeMove('next', by(ADA));
    expect(validIn(game)).toEqual(['fight', 'strike', 'next']);
    game.executeMove('next', by(ADA));
    expect(validIn(game)).toEqual(['draw', 'later']);
    expect(validIn(game, BEN)).toEqual(['draw', 'later', 'next']);
    const [turn] = game.enumerateMoves(BEN, { moveIds: ['turn'] });
    expect(turn!.params).toEqual({ turn: 2, segment: 'game' });
  });

  it('has no flow where the game has none', () => {
    const game = engineOf({ odd: move({ condition: (_, { flow }) => flow === undefined }) });
    expect(validIn(game)).toEqual(['odd']);
  });
});

it('enumeration reads zones', () => {
  const engine = engineOf({
    play: move<{ cardId: string }>({
      enumerator: (_, { zones, playerId }) =>
        zones.getCardsInZone('hand', playerId).map((cardId) => ({ cardId })),
      condition: (_, { zones, playerId }) => zones.getCardsInZone('field', playerId).length === 0,
      reducer: (_, { zones, params }) => zones.moveCard({ cardId: params.cardId, targetZoneId: 'field' }),
    }),
  });
  const cards = () =>
    engine.enumerateMoves(ADA).map(({ params, isValid }) => [(params as { cardId: string }).cardId, isValid]);
  expect(cards()).toEqual(handOf(engine, ADA).map((cardId) => [cardId, true]));
  engine.executeMove('play', by(ADA, { cardId: 'hand:ada-0' }));
  expect(cards()).toEqual([['hand:ada-1', false]]);
});

it('enumeration reads cards', () => {
  const engine = engineOf({
    tap: move<{ cardId: string }>({
      enumerator: (_, { cards, playerId }) =>
        cards.queryCards({ owner: playerId }).map((cardId) => ({ cardId })),
      condition: [
        (_, { cards, params }) => cards.getCardMeta(params.cardId).tapped !== true,
        (_, { counters, params }) => counters.getCounter(params.cardId, 'sleep') === 0,
      ],
      reducer: (_, { cards, params }) => cards.updateCardMeta(params.cardId, { tapped: true }),
    }),
    lull: move({ reducer: (_, { counters }) => counters.addCounter('hand:ada-1', 'sleep') }),
  });
  const ready = () => engine.enumerateMoves(ADA, { moveIds: ['tap'] }).map(({ isValid }) => isValid);
  expect(ready()).toEqual([true, true, true]);
  engine.executeMove('tap', by(ADA, { cardId: 'hand:ada-0' }));
  expect(ready()).toEqual([false, true, true]);
  engine.executeMove('lull', by(ADA));
  expect(ready()).toEqual([false, false, true]);
});

it('enumeration reads the registry', () => {
  const engine = engineOf({
    afford: move<{ cardId: string }>({
      enumerator: (_, { zones, playerId }) =>
        zones.getCardsInZone('hand', playerId).map((cardId) => ({ cardId })),
      condition: (state, { registry, params }) => {
        const required = registry!.getCard(params.cardId)!.cost;
        const available = state.count;
        return (
          available >= required || {
            reason: `Costs ${required}.`,
            errorCode: 'INSUFFICIENT_MANA',
            context: { required, available },
          }
        );
      },
    }),
    earn: move(),
  });
  const contexts = () =>
    engine
      .enumerateMoves(ADA, { moveIds: ['afford'] })
      .map(({ validationError }) => validationError?.context);
  expect(contexts()).toEqual([
    { required: 1, available: 0 },
    { required: 3, available: 0 },
  ]);
  engine.executeMove('earn', by(ADA));
  expect(contexts()).toEqual([undefined, { required: 3, available: 1 }]);
});

it('enumeration follows every change of the state, also back and by patches', () => {
  const engine = engineOf({
    low: move({ condition: ({ count }) => count < 2 }),
    high: move({ condition: ({ count }) => count >= 2 }),
  });
  expect(validIn(engine)).toEqual(['low']);
  engine.executeMove('low', by(ADA));
  engine.executeMove('low', by(ADA));
  expect(validIn(engine)).toEqual(['high']);
  engine.undo();
  expect(validIn(engine)).toEqual(['low']);
  engine.redo();
  expect(validIn(engine)).toEqual(['high']);
  engine.applyPatches([{ op: 'replace', path: ['state', 'count'], value: 0 }]);
  expect(validIn(engine)).toEqual(['low']);
});

it('enumeration follows trackers, decisions and who goes first', () => {
  const engine = engineOf({
    once: move({
      condition: (_, { trackers, playerId }) => !trackers.check('once', playerId),
      reducer: (_, { trackers, playerId }) => trackers.mark('once', playerId),
    }),
    first: move({ condition: (_, { game, playerId }) => game.getOTP() === playerId }),
    lead: move({ reducer: (_, { game, playerId }) => game.setOTP(playerId) }),
  });
  expect(validIn(engine)).toEqual(['once', 'lead']);
  engine.executeMove('once', by(ADA));
  expect([validIn(engine), validIn(engine, BEN)]).toEqual([['lead'], ['once', 'lead']]);
  engine.executeMove('lead', by(ADA));
  expect([validIn(engine), validIn(engine, BEN)]).toEqual([
    ['first', 'lead'],
    ['once', 'lead'],
  ]);
});

describe('enumeration of a state', () => {
  it('follows keys that come and go', () => {
    type Loose = Record<string, number>;
    const engine = engineOf({
      set: move({ reducer: (draft) => void ((draft as unknown as Loose)['storm'] = 1) }),
      clear: move({ reducer: (draft) => void delete (draft as unknown as Loose)['storm'] }),
      sail: move({ condition: (state) => !('storm' in state) }),
      read: move({ condition: (state) => (state as unknown as Loose)['storm'] !== undefined }),
      count: move({ enumerator: (state) => Object.keys(state).map((key) => ({ key })) }),
    });
    const weather = () => [validIn(engine).includes('sail'), validIn(engine).includes('read')];
    const keys = () => engine.enumerateMoves(ADA, { moveIds: ['count'] }).length;
    expect([weather(), keys()]).toEqual([[true, false], 2]);
    engine.executeMove('set', by(ADA));
    expect([weather(), keys()]).toEqual([[false, true], 3]);
    engine.executeMove('clear', by(ADA));
    expect([weather(), keys()]).toEqual([[true, false], 2]);
  });

  it('lets rules look at it in any way', () => {
    const looks: unknown[] = [];
    const engine = engineOf({
      look: move({
        enumerator: (state) => {
          looks.push(
            { ...state },
            JSON.parse(JSON.stringify(state)),
            Object.entries(state).length,
            structuredClone(state),
          );
          return [{}];
        },
      }),
    });
    engine.enumerateMoves(ADA);
    const state = { count: 0, deep: { list: [1] } };
    expect(looks).toEqual([state, state, 2, state]);
  });
});
