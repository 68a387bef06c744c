import { describe, expect, it } from 'vitest';
import type { MoveContext } from '../../../../src/engines/rule-engine/define/contexts.js';
import type { SeededRNG } from '../../../../src/engines/rule-engine/state/seeded-rng.js';
import { ADA, BEN, by, engineOf, move, recordOf, type Card, type Meta, type Small } from '../small-game.js';

type Context = MoveContext<unknown, Meta, Card>;

const CARD = 'hand:ada-0';

/** Everything that changes something. */
const WRITES: Record<string, (context: Context, state: Small) => unknown> = {
  'the state': (_, state) => (state.count = 9),
  'the state, deep down': (_, state) => state.deep.list.push(9),
  'the state of the context': (context) => ((context as unknown as { state: Small }).state.count = 9),
  'a moved card': ({ zones }) => zones.moveCard({ cardId: CARD, targetZoneId: 'field' }),
  'moved cards': ({ zones }) => zones.bulkMove({ from: 'hand', to: 'deck', playerId: ADA }),
  'no moved cards': ({ zones }) => zones.bulkMove({ from: 'field', to: 'deck', playerId: ADA }),
  'drawn cards': ({ zones }) => zones.drawCards({ from: 'deck', to: 'hand', count: 1, playerId: ADA }),
  'a mulligan': ({ zones }) => zones.mulligan({ hand: 'hand', deck: 'deck', drawCount: 1, playerId: ADA }),
  'a shuffle': ({ zones }) => zones.shuffleZone('hand'),
  'a new deck': ({ zones }) => zones.createDeck({ zoneId: 'pile', cards: ['imp'] }),
  'an empty deck': ({ zones }) => zones.createDeck({ zoneId: 'pile', cards: [] }),
  'a removed card': ({ zones }) => zones.removeCard(CARD),
  'a list of cards': ({ zones }) => (zones.getCardsInZone('hand', ADA) as string[]).pop(),
  'changed metadata': ({ cards }) => cards.updateCardMeta(CARD, { tapped: true }),
  'new metadata': ({ cards }) => cards.setCardMeta(CARD, {}),
  'metadata in place': ({ cards }) => ((cards.getCardMeta(CARD) as Partial<Meta>).tapped = true),
  'a face': ({ cards }) => cards.setFaceDown(CARD, true),
  'a flag': ({ counters }) => counters.setFlag(CARD, 'x', true),
  'no flag': ({ counters }) => counters.setFlag(CARD, 'x', false),
  'a counter': ({ counters }) => counters.addCounter(CARD, 'x'),
  'less of a counter': ({ counters }) => counters.removeCounter(CARD, 'x'),
  'no counter': ({ counters }) => counters.clearCounter(CARD, 'x'),
  'no counters': ({ counters }) => counters.clearAllCounters(CARD),
  'a mark': ({ trackers }) => trackers.mark('once'),
  'no mark': ({ trackers }) => trackers.unmark('once'),
  'who goes first': ({ game }) => game.setOTP(BEN),
  'who chooses': ({ game }) => game.setChoosingFirstPlayer(BEN),
  'who may mulligan': ({ game }) => game.setPendingMulligan([BEN]),
  'who may no longer': ({ game }) => game.removePendingMulligan(BEN),
  'a decision': ({ game }) => game.askDecision({ playerId: ADA, moveIds: ['odd'], prompt: '?' }),
  'a taken decision': ({ game }) => (game as unknown as { takeDecision(): void }).takeDecision(),
  'the players': ({ game }) => (game.getPlayers() as string[]).pop(),
  'the flow': ({ flow }) => flow!.endTurn(),
  'a phase': ({ flow }) => flow!.endPhase(),
  'the current player': ({ flow }) => flow!.setCurrentPlayer(BEN),
  'the history': ({ history }) => history.log('gotcha'),
  'the end': (context) => context.endGame({ reason: 'gotcha' }),
};

const flow = { turn: { phases: { main: {} } } };

describe.each(Object.entries(WRITES))('%s', (what, write) => {
  /** A game in which somebody who is only asked tries to write, and what came of it. */
  function expectNothing(
    parts: (tryIt: (state: Small, context: unknown) => void) => Parameters<typeof engineOf>,
    ask: (engine: ReturnType<typeof engineOf>) => unknown,
  ) {
    const errors: unknown[] = [];
    const tryIt = (state: Small, context: unknown) => {
      try {
        write(context as Context, state);
        errors.push('nothing was thrown');
      } catch (error) {
        errors.push(error);
      }
    };
    const [moves, definition] = parts(tryIt);
    const engine = engineOf({ pass: move(), ...moves }, { flow, ...definition });
    const before = recordOf(engine);
    const rng = engine.getRNG().state;
    ask(engine);
    ask(engine);
    expect(recordOf(engine)).toBe(before);
    expect(engine.getRNG().state).toEqual(rng);
    expect(errors.length).toBeGreaterThan(0);
    for (const error of errors) expect(error).toBeInstanceOf(Error);
    // Nor later, when something happens.
    engine.executeMove('pass', by(ADA));
    const fresh = engineOf({ pass: move(), odd: move() }, { flow });
    fresh.executeMove('pass', by(ADA));
    const state = ({ rng: _, ...rest }: ReturnType<typeof engine.getFullState>) => rest;
    expect(state(engine.getFullState())).toEqual(state(fresh.getFullState()));
  }

  it('cannot be changed by an enumerator', () => {
    expectNothing(
      (tryIt) => [{ odd: move({ enumerator: (state, context) => (tryIt(state, context), [{}]) }) }],
      (engine) => engine.enumerateMoves(ADA),
    );
  });

  it('cannot be changed by an enumerator that goes on later', () => {
    expectNothing(
      (tryIt) => [
        {
          odd: move({
            *enumerator(state, context) {
              yield {};
              tryIt(state, context);
              yield { later: true };
            },
          }),
        },
      ],
      (engine) => [...engine.enumerateMovesLazy(ADA)],
    );
  });

  it('cannot be changed by a condition, whoever asks it', () => {
    const odd = (tryIt: (state: Small, context: unknown) => void) =>
      [{ odd: move({ condition: (state, context) => (tryIt(state, context), false) }) }] as Parameters<
        typeof engineOf
      >;
    expectNothing(odd, (engine) => engine.enumerateMoves(ADA));
    expectNothing(odd, (engine) => engine.canExecuteMove('odd', by(ADA)));
    expectNothing(odd, (engine) => engine.explainMove('odd', by(ADA)));
    expectNothing(odd, (engine) => engine.previewMove('odd', by(ADA)));
    expectNothing(odd, (engine) => engine.getValidMoves(ADA));
    expectNothing(odd, (engine) => engine.executeMove('odd', by(ADA)));
  });

  it('cannot be changed by what a move says about itself', () => {
    expectNothing(
      (tryIt) => [
        {
          odd: move({
            describe: (state, context) => (tryIt(state, context), {}),
            score: (state, context) => (tryIt(state, context), 1),
          }),
        },
      ],
      (engine) => engine.enumerateMoves(ADA, { includeMetadata: true }),
    );
  });

  it('cannot be changed by rules about targets', () => {
    expectNothing(
      (tryIt) => [
        {
          odd: move({
            targets: [
              {
                filter: { kind: 'player', where: (_, state, context) => (tryIt(state, context), true) },
                restrictions: [(_, state, context) => (tryIt(state, context), true)],
              },
            ],
          }),
        },
      ],
      (engine) => [
        engine.enumerateMoves(ADA),
        engine.canExecuteMove('odd', { ...by(ADA), targets: [[BEN]] }),
      ],
    );
  });

  it('cannot be changed by the rule about the end, nor by who evaluates', () => {
    expectNothing(
      (tryIt) => [{ odd: move() }, { endIf: (state, context) => (tryIt(state, context), false) }],
      (engine) => engine.checkGameEnd(),
    );
    expectNothing(
      (tryIt) => [{ odd: move() }, { evaluate: (state, _, context) => (tryIt(state, context), 1) }],
      (engine) => engine.evaluate(ADA),
    );
  });

  it('cannot be changed by who only reads', () => {
    let attempt: (state: Small, context: unknown) => void = () => {};
    expectNothing(
      (tryIt) => {
        attempt = tryIt;
        return [{ odd: move() }];
      },
      (engine) => engine.read((state, context) => attempt(state, context)),
    );
    const engine = engineOf({ odd: move() });
    expect(
      engine.read((state, { zones }) => [state.count, zones.getCardsInZone('hand', ADA).length]),
    ).toEqual([0, 2]);
  });

  it('is not changed by a preview of a move that changes it', () => {
    const engine = engineOf(
      { odd: move({ reducer: (draft, context) => void write(context as Context, draft) }) },
      { flow },
    );
    const before = recordOf(engine);
    engine.previewMove('odd', by(ADA));
    expect(recordOf(engine)).toBe(before);
  });

  // What is only there to be read is not even changed by a reducer.
  if (/in place|of the context|a list|the players/.test(what)) return;

  it('is changed by a reducer', () => {
    const engine = engineOf(
      { odd: move({ reducer: (draft, context) => void write(context as Context, draft) }) },
      { flow },
    );
    const result = engine.executeMove('odd', by(ADA));
    expect(result).toMatchObject({ success: true });
  });
});

describe('chance', () => {
  it('is a copy wherever nothing may happen, the same for everybody who asks', () => {
    const rolls: number[] = [];
    const roll = (rng: SeededRNG) => void rolls.push(rng.random());
    const engine = engineOf(
      {
        odd: move({
          enumerator: (_, { rng }) => (roll(rng), roll(rng), [{}]),
          condition: (_, { rng }) => (roll(rng), true),
          describe: (_, { rng }) => (roll(rng), {}),
        }),
      },
      { evaluate: (_, __, { rng }) => (roll(rng), 1) },
    );
    const before = engine.getRNG().state;
    engine.enumerateMoves(ADA, { includeMetadata: true });
    engine.canExecuteMove('odd', by(ADA));
    engine.explainMove('odd', by(ADA));
    engine.evaluate(ADA);
    const [first, second] = rolls;
    expect(second).not.toBe(first);
    expect(rolls.filter((_, at) => at !== 1)).toEqual(rolls.filter((_, at) => at !== 1).map(() => first));
    expect(engine.getRNG().state).toEqual(before);
    expect(engine.getRNG().random()).toBe(first);
    expect(engine.getRNG().random()).toBe(first);
  });

  it('that somebody kept from a reducer has no say any more', () => {
    let stolen: SeededRNG | undefined;
    const engine = engineOf({
      steal: move({ reducer: (draft, { rng }) => ((stolen = rng), void (draft.count = rng.random())) }),
      roll: move({
        condition: () => (stolen?.random(), true),
        reducer: (draft, { rng }) => void (draft.count = rng.random()),
      }),
    });
    engine.executeMove('steal', by(ADA));
    const before = engine.getRNG().state;
    engine.enumerateMoves(ADA);
    stolen!.random();
    expect(engine.getRNG().state).toEqual(before);
    const expected = engine.getRNG().random();
    engine.executeMove('roll', by(ADA));
    expect(engine.getState().count).toBe(expected);
  });
});

describe('what a hook was given', () => {
  it('is of no use to whoever kept it', () => {
    let kept: { state: Small; zones: Context['zones'] } | undefined;
    const engine = engineOf(
      {
        odd: move({
          condition: (_, { playerId }) => {
            if (playerId === BEN) kept!.zones.shuffleZone('hand');
            kept!.state.count = 9;
            return true;
          },
        }),
      },
      { flow: { turn: { onBegin: (context) => void (kept = context) } } },
    );
    const before = recordOf(engine);
    for (const player of [ADA, BEN])
      expect(engine.enumerateMoves(player)[0]!.validationError).toMatchObject({
        errorCode: 'CONDITION_ERROR',
        reason: expect.stringContaining('Only reducers and hooks of the flow change'),
      });
    expect(recordOf(engine)).toBe(before);
  });
});

describe('rules that reach for the engine itself', () => {
  it('cannot play moves, take them back, or patch', () => {
    const engine: ReturnType<typeof engineOf> = engineOf({
      pass: move(),
      play: move({ condition: () => engine.executeMove('pass', by(ADA)).success }),
      back: move({ condition: () => engine.undo() }),
      patch: move({ condition: () => (engine.applyPatches([]), true) }),
      list: move({ enumerator: () => engine.enumerateMoves(ADA) }),
      look: move({ condition: () => engine.enumerateMoves(ADA, { moveIds: ['pass'] }).length === 0 }),
      ask: move({ condition: () => engine.canExecuteMove('pass', by(BEN)) }),
    });
    engine.executeMove('pass', by(ADA));
    const before = recordOf(engine);
    const entries = engine.enumerateMoves(ADA);
    expect(entries.map(({ isValid }) => isValid)).toEqual([true, false, false, false, false, false, false]);
    expect(entries[1]!.validationError!.reason).toContain('Rules do not play moves or take them back');
    for (const moveId of ['play', 'back', 'patch', 'look', 'ask'])
      expect(engine.executeMove(moveId, by(ADA))).toMatchObject({ errorCode: 'CONDITION_ERROR' });
    expect(recordOf(engine)).toBe(before);
  });

  it('do not disturb a move that is being played', () => {
    const engine: ReturnType<typeof engineOf> = engineOf({
      pass: move(),
      greedy: move({ reducer: (draft) => ((draft.count = 50), void engine.executeMove('pass', by(ADA))) }),
      fickle: move({ reducer: (draft) => ((draft.count = 50), void engine.undo()) }),
      sly: move({
        reducer: (draft) => {
          draft.count = 50;
          try {
            engine.enumerateMoves(ADA);
          } catch {
            draft.deep.list.push(2);
          }
          engine.checkGameEnd();
          draft.count += 1;
        },
      }),
    });
    engine.executeMove('pass', by(ADA));
    const before = recordOf(engine);
    for (const moveId of ['greedy', 'fickle']) {
      expect(engine.executeMove(moveId, by(ADA))).toMatchObject({
        errorCode: 'EXECUTION_ERROR',
        errorContext: { code: 'BUSY' },
      });
      expect(recordOf(engine)).toBe(before);
    }
    expect(engine.executeMove('sly', by(ADA)).success).toBe(true);
    expect(engine.getState()).toEqual({ count: 51, deep: { list: [1, 2] } });
  });
});
