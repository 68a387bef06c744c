import { describe, expect, it } from 'vitest';
import type { MoveContext } from '../../../../src/engines/rule-engine/define/contexts.js';
import { ADA, BEN, by, engineOf, move, recordOf, type Card, type Meta, type Small } from '../small-game.js';

const fail = (): never => {
  throw new Error('broken');
};

/** Changes everything there is. */
function upset(draft: Small, context: MoveContext<unknown, Meta, Card>): void {
  const { zones, cards, counters, trackers, game, history, rng, flow, playerId } = context;
  const [cardId] = zones.getCardsInZone('hand', playerId);
  draft.count = 99;
  draft.deep.list.push(99);
  zones.moveCard({ cardId: cardId!, targetZoneId: 'field', position: 'random' });
  zones.createDeck({ zoneId: 'pile', cards: ['imp', 'ogre'], shuffle: true });
  zones.shuffleZone('hand');
  cards.setCardMeta(cardId!, { tapped: true, scars: [1] });
  cards.setFaceDown(cardId!, true);
  counters.addCounter(cardId!, 'wounds', 2);
  counters.setFlag(cardId!, 'seen', true);
  trackers.mark('once', playerId);
  game.setOTP(BEN);
  game.setPendingMulligan([BEN]);
  game.askDecision({ playerId: BEN, moveIds: ['pass'], prompt: 'Well?' });
  rng.random();
  history.log('All upset');
  flow?.setCurrentPlayer(BEN);
}

type Giving = (...given: Parameters<typeof upset>) => Small;

describe('nothing at all has changed', () => {
  const endings: Record<string, Parameters<typeof engineOf>> = {
    'when a reducer throws': [
      { odd: move({ reducer: (draft, context) => (upset(draft, context), fail()) }) },
    ],
    'when a reducer must wait': [
      {
        odd: move({ reducer: (...given) => (upset(...given), Promise.reject(new Error('later')) as never) }),
      },
    ],
    'when a reducer gives a value that would be lost': [
      {
        odd: move({ reducer: ((...given) => (upset(...given), { ...given[0] })) satisfies Giving }),
      },
    ],
    'when the rule about the end throws': [
      { odd: move({ reducer: upset }) },
      { endIf: ({ count }) => (count === 99 ? fail() : false) },
    ],
    'when the rule about the end gives rubbish': [
      { odd: move({ reducer: upset }) },
      { endIf: ({ count }) => (count === 99 ? (true as never) : false) },
    ],
    'when the rule about the end names a stranger': [
      { odd: move({ reducer: upset }) },
      { endIf: ({ count }) => count === 99 && { winner: 'eve', reason: 'Eve!' } },
    ],
    'when the game ends without a reason': [
      { odd: move({ reducer: (draft, context) => (upset(draft, context), context.endGame({} as never)) }) },
    ],
    'when a hook throws': [
      { odd: move({ reducer: (draft, context) => (upset(draft, context), context.flow!.endPhase()) }) },
      { flow: { turn: { phases: { main: { onEnd: fail }, late: {} } } } },
    ],
    'when the hook of what comes next throws': [
      { odd: move({ reducer: (draft, context) => (upset(draft, context), context.flow!.endPhase()) }) },
      { flow: { turn: { phases: { main: {}, late: { onBegin: fail } } } } },
    ],
    'when a phase cannot tell whether it has ended': [
      { odd: move({ reducer: upset }) },
      {
        flow: { turn: { phases: { main: { endIf: ({ state }) => (state.count === 99 ? fail() : false) } } } },
      },
    ],
    'when nobody knows whose turn is next': [
      { odd: move({ reducer: (draft, context) => (upset(draft, context), context.flow!.endTurn()) }) },
      { flow: { turn: { nextPlayer: () => 'eve' } } },
    ],
    'when the flow goes round for ever': [
      { odd: move({ reducer: (draft, context) => (upset(draft, context), context.flow!.endTurn()) }) },
      { flow: { turn: { endIf: ({ state }) => state.count === 99 } } },
    ],
    'when an operation refuses': [
      {
        odd: move({
          reducer: (draft, context) => (
            upset(draft, context),
            context.zones.moveCard({ cardId: 'x', targetZoneId: 'field' })
          ),
        }),
      },
    ],
  };

  it.each(Object.entries(endings))('%s', (_, [moves, parts = {}]) => {
    const engine = engineOf({ pass: move(), ...moves }, { flow: { turn: {} }, ...parts });
    engine.executeMove('pass', by(ADA));
    engine.executeMove('pass', by(ADA));
    engine.undo();
    const before = recordOf(engine);
    const listed = engine.enumerateMoves(ADA);
    let heard = 0;
    engine.subscribe(() => (heard += 1));
    const result = engine.executeMove('odd', by(ADA));
    expect(result).toMatchObject({
      success: false,
      errorCode: 'EXECUTION_ERROR',
      error: expect.stringContaining('"odd" could not be played: '),
      errorContext: expect.objectContaining({ moveId: 'odd' }),
    });
    expect(recordOf(engine)).toBe(before);
    expect(heard).toBe(0);
    expect(engine.enumerateMoves(ADA)).toBe(listed);
    // What was taken back can still be played again.
    expect(engine.redo()).toBe(true);
    expect(engine.getState().count).toBe(2);
  });

  it('when a move is refused', () => {
    const engine = engineOf({ no: move({ condition: () => false }) });
    const before = recordOf(engine);
    expect(engine.executeMove('no', by(ADA))).toEqual({
      success: false,
      error: 'This is not possible now.',
      errorCode: 'CONDITION_FAILED',
      errorContext: { rule: 'rule 1' },
      errors: [
        { reason: 'This is not possible now.', errorCode: 'CONDITION_FAILED', context: { rule: 'rule 1' } },
      ],
    });
    expect(recordOf(engine)).toBe(before);
  });
});

describe('a reducer', () => {
  it.each([
    ['nothing', () => undefined],
    ['a number', () => 7],
    ['a list', () => [1, 2]],
    ['the draft', (draft: Small) => draft],
    ['what Object.assign gives', (draft: Small) => Object.assign(draft, { count: 1 })],
  ])('may give %s', (_, reducer) => {
    const engine = engineOf({ odd: move({ reducer }) });
    expect(engine.executeMove('odd', by(ADA)).success).toBe(true);
  });

  it('may go through its draft in any way', () => {
    const engine = engineOf({
      odd: move({
        reducer: (draft) => {
          const spread = { ...draft };
          const keys = Object.keys(draft);
          const own = Object.getOwnPropertyDescriptor(draft, 'count')!.value as number;
          const loose = draft as unknown as Record<string, unknown>;
          loose['extra'] = [keys.length, own, spread.count, 'deep' in draft, JSON.stringify(draft).length];
          delete loose['count'];
          loose['plain'] = Object.getPrototypeOf(draft) === Object.prototype;
        },
      }),
    });
    engine.executeMove('odd', by(ADA));
    expect(engine.getState()).toEqual({
      deep: { list: [1] },
      extra: [2, 0, 0, true, '{"count":0,"deep":{"list":[1]}}'.length],
      plain: true,
    });
  });

  it('may not define properties of its draft, and is told so', () => {
    const engine = engineOf({
      go: move({ reducer: (draft) => void Object.defineProperty(draft, 'count', { value: 5 }) }),
    });
    expect(engine.executeMove('go', by(ADA))).toMatchObject({ success: false, errorCode: 'EXECUTION_ERROR' });
    expect(engine.getState().count).toBe(0);
  });

  it('may change a state that is a list', () => {
    const engine = engineOf(
      { odd: move({ reducer: ((draft: unknown[]) => void draft.push({ n: 1 })) as never }) },
      { setup: () => [1, 2] as never },
    );
    const listed = engine.enumerateMoves(ADA);
    engine.executeMove('odd', by(ADA));
    expect(engine.getState()).toEqual([1, 2, { n: 1 }]);
    expect(engine.enumerateMoves(ADA)).toEqual(listed);
    engine.undo();
    expect(engine.getState()).toEqual([1, 2]);
  });

  it('may use up its parameters, and put them into the state, without anybody noticing', () => {
    const engine = engineOf({
      take: move<{ list: number[] }>({
        reducer: (draft, { params, cards }) => {
          draft.deep.list = params.list;
          draft.deep.list.push(5);
          cards.setCardMeta('hand:ada-0', { scars: params.list });
          params.list.length = 0;
        },
      }),
    });
    const list = [1, 2];
    expect(engine.executeMove('take', by(ADA, { list })).success).toBe(true);
    expect(list).toEqual([1, 2]);
    list.push(3);
    expect(engine.getReplayHistory()).toEqual([
      { moveId: 'take', input: { playerId: ADA, params: { list: [1, 2] } } },
    ]);
    expect(engine.getFullState().cards['hand:ada-0']!.meta).toEqual({ scars: [1, 2, 5] });
    expect(JSON.stringify(engine.replayEngine().getFullState())).toBe(JSON.stringify(engine.getFullState()));
  });

  it('may hand parts of its draft to operations', () => {
    const engine = engineOf({
      odd: move({
        reducer: (draft, { cards, game, history, endGame: _, ...context }) => {
          cards.updateCardMeta('hand:ada-0', { scars: draft.deep.list });
          game.askDecision({ playerId: ADA, moveIds: ['odd'], prompt: '?', data: draft.deep });
          history.log({ text: 'refs', refs: draft.deep.list as never });
          void context;
          draft.deep.list.push(2);
        },
      }),
      end: move({
        answersDecision: true,
        reducer: (draft, context) => context.endGame({ reason: 'over', metadata: { deep: draft.deep } }),
      }),
    });
    engine.executeMove('odd', by(ADA));
    const { cards, table } = engine.getFullState();
    expect(cards['hand:ada-0']!.meta).toEqual({ scars: [1] });
    expect(table.decisions[0]!.data).toEqual({ list: [1] });
    expect(engine.getHistory()[0]!.refs).toEqual([1]);
  });

  it('whose draft was kept changes nothing any more', () => {
    let kept: Small | undefined;
    const engine = engineOf({ odd: move({ reducer: (draft) => void (kept = draft) }) });
    engine.executeMove('odd', by(ADA));
    const before = recordOf(engine);
    kept!.count = 5;
    expect(recordOf(engine)).toBe(before);
    engine.executeMove('odd', by(ADA));
    expect(engine.getState().count).toBe(0);
  });
});

describe('what an engine shows', () => {
  it('cannot be changed', () => {
    const engine = engineOf({
      odd: move<{ list: number[] }>({
        reducer: (draft, { game, history, params }) => {
          draft.deep = { list: [...params.list] };
          game.askDecision({ playerId: ADA, moveIds: ['odd'], prompt: '?', data: { list: [1] } });
          history.log({ text: 'x', refs: ['a'] });
        },
      }),
      end: move({
        condition: () => true,
        reducer: (_, context) => context.endGame({ reason: 'over', metadata: { list: [1] } }),
      }),
    });
    engine.executeMove('odd', by(ADA, { list: [3] }));
    const full = engine.getFullState() as unknown as {
      state: Small;
      rng: number[];
      zones: Record<string, string[]>;
      cards: Record<string, { meta: Record<string, unknown> }>;
      table: { decisions: { data: { list: number[] } }[] };
    };
    const before = recordOf(engine);
    const writes = [
      () => full.state.deep.list.push(4),
      () => (full.rng[0] = 1),
      () => full.zones['hand:ada']!.pop(),
      () => (full.cards['hand:ada-0']!.meta['x'] = 1),
      () => full.table.decisions.pop(),
      () => full.table.decisions[0]!.data.list.push(2),
      () => (engine.getHistory()[0]!.refs as string[]).push('b'),
      () => (engine.getReplayHistory()[0]!.input.params as { list: number[] }).list.push(4),
      () => (engine.getPlayers() as unknown[]).pop(),
    ];
    for (const write of writes) expect(write).toThrow(TypeError);
    expect(recordOf(engine)).toBe(before);
  });
});
