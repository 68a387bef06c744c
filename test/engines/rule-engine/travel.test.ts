import { describe, expect, it } from 'vitest';
import type { FlowDefinition } from '../../../src/engines/rule-engine/flow/flow-definition.js';
import { RuleEngine } from '../../../src/engines/rule-engine/rule-engine.js';
import { duel, duelEngine, photo, playSome } from './fixture-game.js';
import {
  ADA,
  BEN,
  by,
  engineOf,
  handOf,
  move,
  recordOf,
  type Card,
  type Meta,
  type Small,
} from './small-game.js';

describe('hooks of the flow', () => {
  const flow: FlowDefinition<Small, Meta, Card> = {
    turn: {
      onBegin: ({ state, zones, flow: { currentPlayer } }) => {
        state.count += 10;
        zones.shuffleZone('hand', currentPlayer);
      },
    },
  };

  it('change the real state, with the cards and with chance', () => {
    const engine = engineOf({ end: move({ reducer: (_, context) => context.flow!.endTurn() }) }, { flow });
    expect(engine.getState().count).toBe(10);
    const before = engine.getRNG().state;
    engine.executeMove('end', by(ADA));
    expect(engine.getState().count).toBe(20);
    expect(engine.getRNG().state).not.toEqual(before);
    expect(engine.getFlowManager()!.getTurnNumber()).toBe(2);
    engine.undo();
    expect([engine.getState().count, engine.getFlowManager()!.getCurrentPlayer()]).toEqual([10, ADA]);
    expect(engine.getRNG().state).toEqual(before);
  });
});

describe('the end', () => {
  const ends = { endIf: ({ count }: { count: number }) => count >= 2 && { winner: BEN, reason: 'Two.' } };

  it('is found after every move, and then nothing is valid any more, listed or played', () => {
    const engine = engineOf({ pass: move(), bid: move({ enumerator: undefined as never }) }, ends);
    engine.executeMove('pass', by(ADA));
    expect([engine.hasGameEnded(), engine.getGameEndResult(), engine.checkGameEnd()]).toEqual([
      false,
      undefined,
      undefined,
    ]);
    expect(engine.enumerateMoves(ADA, { validOnly: true })).toHaveLength(1);
    engine.executeMove('pass', by(BEN));
    expect(engine.hasGameEnded()).toBe(true);
    expect(engine.getGameEndResult()).toEqual({ winner: BEN, reason: 'Two.' });
    expect(engine.checkGameEnd()).toBe(engine.getGameEndResult());
    expect(engine.getActivePlayer()).toBeNull();
    for (const player of [ADA, BEN]) {
      expect(engine.enumerateMoves(player, { validOnly: true })).toEqual([]);
      expect(engine.getValidMoves(player)).toEqual([]);
      for (const entry of engine.enumerateMoves(player))
        expect(entry.validationError).toEqual({ reason: 'The game is over.', errorCode: 'GAME_ENDED' });
    }
    const before = recordOf(engine);
    expect(engine.executeMove('pass', by(ADA))).toMatchObject({ success: false, errorCode: 'GAME_ENDED' });
    expect(engine.canExecuteMove('pass', by(ADA))).toBe(false);
    expect(recordOf(engine)).toBe(before);
  });

  it('is taken back with the move that brought it', () => {
    const engine = engineOf({ pass: move() }, ends);
    engine.executeMove('pass', by(ADA));
    const listed = engine.enumerateMoves(ADA);
    engine.executeMove('pass', by(ADA));
    expect(engine.enumerateMoves(ADA)).not.toEqual(listed);
    engine.undo();
    expect(engine.hasGameEnded()).toBe(false);
    expect(engine.enumerateMoves(ADA)).toEqual(listed);
    expect(engine.executeMove('pass', by(ADA)).success).toBe(true);
  });

  it('may come from a reducer, a hook, or before anything is played', () => {
    const over = { reason: 'Over.' };
    const reducer = engineOf(
      { stop: move({ reducer: (_, { endGame }) => endGame(over) }) },
      { flow: { turn: {} } },
    );
    reducer.executeMove('stop', by(ADA));
    expect(reducer.getGameEndResult()).toEqual(over);
    const hook = engineOf(
      { next: move({ reducer: (_, { flow }) => flow!.endTurn() }) },
      { flow: { turn: { onBegin: ({ flow, endGame }) => void (flow.turn === 2 && endGame(over)) } } },
    );
    hook.executeMove('next', by(ADA));
    expect(hook.getGameEndResult()).toEqual(over);
    expect(engineOf({ pass: move() }, { endIf: () => over }).hasGameEnded()).toBe(true);
  });
});

describe('undo', () => {
  it('brings back zones, cards, counters, trackers, flow, decisions and chance', () => {
    const engine = duelEngine(3);
    const photos = [photo(engine)];
    for (let pick = 0; pick < 40; pick += 1) if (playSome(engine, pick * 7)) photos.push(photo(engine));
    expect(new Set(photos).size).toBeGreaterThan(20);
    for (const picture of photos.toReversed()) {
      expect(photo(engine)).toBe(picture);
      engine.undo();
    }
    expect(engine.undo()).toBe(false);
  });

  it('forgets what was taken back as soon as something else is played', () => {
    const engine = engineOf({ pass: move(), twice: move({ reducer: (draft) => void (draft.count += 2) }) });
    engine.executeMove('pass', by(ADA));
    engine.executeMove('pass', by(ADA));
    engine.undo();
    expect(engine.getHistoryPosition()).toEqual({ position: 1, length: 2 });
    engine.executeMove('twice', by(BEN));
    expect(engine.getHistoryPosition()).toEqual({ position: 2, length: 2 });
    expect([engine.redo(), engine.getState().count]).toEqual([false, 3]);
    expect([engine.getAuthor(1), engine.getAuthor(2), engine.getAuthor(3)]).toEqual([ADA, BEN, undefined]);
  });

  it.each([-1, 3, 0.5, Number.NaN])('does not go to %s, where no position is', (position) => {
    const engine = engineOf({ pass: move() });
    engine.executeMove('pass', by(ADA));
    const before = recordOf(engine);
    expect(engine.goTo(position)).toBe(false);
    expect(recordOf(engine)).toBe(before);
  });

  it('raises the revision like any change', () => {
    const engine = engineOf({ pass: move() });
    engine.executeMove('pass', by(ADA));
    engine.undo();
    engine.redo();
    engine.goTo(0);
    expect(engine.revision).toBe(4);
  });
});

describe('a replay', () => {
  it('begins where the history begins, also in a fork and after patches', () => {
    const engine = engineOf({ pass: move() });
    engine.executeMove('pass', by(ADA));
    const fork = engine.fork();
    fork.executeMove('pass', by(BEN));
    expect(fork.replay()).toEqual({ count: 2, deep: { list: [1] } });
    expect(fork.replay(0)).toEqual({ count: 1, deep: { list: [1] } });
    fork.applyPatches([{ op: 'replace', path: ['state', 'count'], value: 7 }]);
    expect(fork.replay()).toEqual({ count: 7, deep: { list: [1] } });
  });

  it('keeps what was told before the first move', () => {
    const engine = engineOf(
      { pass: move() },
      { setup: (_, { history }) => (history.log('Welcome'), { count: 0, deep: { list: [] } }) },
    );
    engine.executeMove('pass', by(ADA));
    expect(engine.replayEngine().getHistory()).toEqual(engine.getHistory());
    expect(engine.getHistory().map(({ text }) => text)).toEqual(['Welcome', 'Ada: pass']);
    expect(engine.fork().getHistory()).toEqual([]);
  });

  it('makes the same patches as the moves did', () => {
    const engine = engineOf({ pass: move() });
    const result = engine.executeMove('pass', by(ADA));
    expect(result).toMatchObject({ success: true });
    expect(result.success && result.patches).toEqual(engine.replayEngine().getPatches(0));
  });

  it.each([-1, 2, 0.5, Number.NaN])('of %s moves is refused where there is one', (upTo) => {
    const engine = engineOf({ pass: move() });
    engine.executeMove('pass', by(ADA));
    expect(() => engine.replay(upTo)).toThrow(
      `moveset: there are no ${upTo} moves to play again. Moves are played again from the start. Give a number from 0 to 1.`,
    );
  });

  it('says so where rules are not what they were', () => {
    let open = true;
    const engine = engineOf({ pass: move({ condition: () => open }) });
    engine.executeMove('pass', by(ADA));
    open = false;
    expect(() => engine.replay()).toThrow('"pass" cannot be played again: This is not possible now.');
  });
});

describe('shuffles', () => {
  it('are decided by the seed and nothing else', () => {
    const engine = (seed: number) =>
      engineOf({ mix: move({ reducer: (_, { zones }) => zones.shuffleZone('hand') }) }, {}, { seed });
    const hands = (seed: number) => {
      const game = engine(seed);
      return Array.from({ length: 12 }, () => (game.executeMove('mix', by(ADA)), handOf(game, ADA).join()));
    };
    expect(hands(1)).toEqual(hands(1));
    expect(hands(1)).not.toEqual(hands(2));
    expect(new Set(hands(1)).size).toBe(2);
  });

  it('do not ask the machine for chance', () => {
    const original = Math.random;
    Math.random = () => {
      throw new Error('Math.random was asked');
    };
    try {
      const engine = duelEngine(5);
      for (let pick = 0; pick < 30; pick += 1) playSome(engine, pick * 3);
      expect(engine.getHistoryPosition().position).toBeGreaterThan(5);
    } finally {
      Math.random = original;
    }
  });
});

describe('explaining a move', () => {
  it('says what every rule says, and never plays it', () => {
    const engine = duelEngine(2);
    const before = photo(engine);
    const [cardId] = engine.getFullState().zones[`hand:${BEN}`]!;
    const trace = engine.explainMove('play', { playerId: BEN, params: { cardId: cardId! } });
    expect(trace).toMatchObject({ moveId: 'play', playerId: BEN, allowed: false });
    expect(trace.rules.map(({ rule, status }) => `${rule} ${status}`)).toEqual([
      'yourTurn failed',
      'rule 2 passed',
      'in hand passed',
      expect.stringContaining('affordable'),
      'room passed',
      'pace passed',
    ]);
    expect(engine.explainMove('pass', { playerId: ADA, params: {} })).toEqual({
      moveId: 'pass',
      playerId: ADA,
      allowed: true,
      rules: [{ rule: 'yourTurn', status: 'passed' }],
    });
    expect(photo(engine)).toBe(before);
  });

  it('says what is in the way beside the rules', () => {
    const engine = duelEngine(2);
    engine.executeMove('loot', { playerId: ADA, params: {} });
    expect(engine.explainMove('pass', { playerId: ADA, params: {} }).rules[0]).toEqual({
      rule: 'DECISION_PENDING',
      status: 'failed',
      error: {
        reason: 'First: Choose a card to discard',
        errorCode: 'DECISION_PENDING',
        context: { playerId: ADA, moveIds: ['discard'] },
      },
    });
    expect(engine.explainMove('pass', { playerId: BEN, params: {} }).rules[0]).toMatchObject({
      error: { reason: 'Another player has a decision to take first.' },
    });
    expect(
      engine.explainMove('attack', { playerId: ADA, params: { attackerId: 'x' } }).rules[1],
    ).toMatchObject({
      rule: 'TARGETS_MISSING',
    });
  });
});

describe('decisions', () => {
  it('must be taken before anything else, by who was asked', () => {
    const engine = duelEngine(4);
    const hand = () => engine.getFullState().zones['hand:ada']!;
    expect(engine.enumerateMoves(ADA, { moveIds: ['discard'] })).toEqual([]);
    expect(engine.executeMove('discard', { playerId: ADA, params: { cardId: hand()[0]! } })).toMatchObject({
      error: 'Nobody has asked for this decision.',
      errorCode: 'NO_DECISION',
    });
    engine.executeMove('loot', { playerId: ADA, params: {} });
    expect(engine.getActivePlayer()).toBe(ADA);
    expect(engine.getSeatView(ADA).decision).toMatchObject({ data: { seen: [] } });
    expect(engine.getSeatView(BEN).decision).toEqual({
      playerId: ADA,
      moveIds: ['discard'],
      prompt: 'Choose a card to discard',
    });
    const valid = engine.enumerateMoves(ADA, { validOnly: true });
    expect(valid.map(({ params }) => params)).toEqual(hand().map((cardId) => ({ cardId })));
    expect(engine.enumerateMoves(BEN, { validOnly: true })).toEqual([]);
    expect(engine.executeMove('discard', { playerId: ADA, params: { cardId: hand()[0]! } }).success).toBe(
      true,
    );
    expect(engine.getSeatView(ADA).decision).toBeNull();
    expect(engine.enumerateMoves(ADA, { moveIds: ['discard'] })).toEqual([]);
  });

  it('asked for last are taken first, and a reducer may ask again', () => {
    const asked: unknown[] = [];
    const engine = engineOf({
      ask: move({
        reducer: (_, { game }) => {
          for (const data of [1, 2])
            game.askDecision({ playerId: BEN, moveIds: ['answer'], prompt: '?', data });
        },
      }),
      answer: move({
        answersDecision: true,
        enumerator: (_, { decision }) => [{ n: decision!.data }],
        reducer: (_, { decision, game }) => {
          asked.push(decision!.data);
          if (asked.length === 1)
            game.askDecision({ playerId: ADA, moveIds: ['answer'], prompt: '!', data: 3 });
        },
      }),
    });
    engine.executeMove('ask', by(ADA));
    for (const player of [BEN, ADA, BEN]) {
      expect(engine.getActivePlayer()).toBe(player);
      const [answer] = engine.enumerateMoves(player, { validOnly: true });
      engine.executeMove('answer', { playerId: player, params: answer!.params });
    }
    expect(asked).toEqual([2, 3, 1]);
    expect(engine.getActivePlayer()).toBe(ADA);
  });
});

describe('whose decision is awaited', () => {
  it('is who chooses the first player, then who may take a mulligan, then whose turn it is', () => {
    const engine = engineOf(
      {
        choose: move({
          reducer: (_, { game }) => {
            game.setChoosingFirstPlayer(undefined);
            game.setPendingMulligan([ADA, BEN]);
          },
        }),
        keep: move({ reducer: (_, { game, playerId }) => game.removePendingMulligan(playerId) }),
      },
      { flow: { turn: {} } },
      { choosingFirstPlayer: BEN },
    );
    const active = () => engine.getActivePlayer();
    expect(active()).toBe(BEN);
    engine.executeMove('choose', by(BEN));
    expect(active()).toBe(ADA);
    engine.executeMove('keep', by(ADA));
    expect(active()).toBe(BEN);
    engine.executeMove('keep', by(BEN));
    expect(active()).toBe(ADA);
  });

  it('is nobody where nobody can do anything', () => {
    expect(engineOf({ no: move({ condition: () => false }) }).getActivePlayer()).toBeNull();
    expect(
      engineOf({ bens: move({ condition: (_, { playerId }) => playerId === BEN }) }).getActivePlayer(),
    ).toBe(BEN);
  });
});

describe('the history', () => {
  it('tells everybody only what is meant for them', () => {
    const engine = duelEngine(6);
    const told = (viewer?: string | null) => engine.getHistory(viewer).map(({ text }) => text);
    expect(told()).toEqual(['ada draws three', 'ben draws three']);
    expect(told(ADA)).toEqual(['ada draws three', 'Somebody draws']);
    expect(told(null)).toEqual(['Somebody draws', 'Somebody draws']);
    const [cardId] = engine.getFullState().zones['hand:ada']!;
    engine.executeMove('trap', { playerId: ADA, params: { cardId: cardId! }, timestamp: 12 });
    expect(engine.getHistory(ADA).at(-1)).toEqual({
      id: '1.1',
      text: expect.stringMatching(/^ada hides /),
      playerId: ADA,
      moveId: 'trap',
      timestamp: 12,
    });
    expect(told(BEN).at(-1)).toBe('ada sets a trap');
    expect(told(null).at(-1)).toBe('ada sets a trap');
  });

  it('says nothing where nothing may be said', () => {
    const engine = engineOf({
      whisper: move({
        reducer: (_, { history }) => {
          history.log({ text: 'psst', visibility: 'private', refs: ['a'] });
          history.log({ text: 'hey', refs: ['b'] });
        },
      }),
    });
    engine.executeMove('whisper', by(ADA));
    expect(engine.getHistory(BEN)).toEqual([
      // The first that Ben hears of, and nothing tells him that it is not the first of all.
      { id: '1.1', text: 'hey', refs: ['b'], playerId: ADA, moveId: 'whisper' },
    ]);
    expect(engine.getHistory(ADA)).toHaveLength(2);
  });
});

describe('an engine', () => {
  it('knows its players, definition and flow', () => {
    const engine = duelEngine();
    expect(engine.getPlayers()).toEqual([
      { id: 'ada', name: 'Ada' },
      { id: 'ben', name: 'Ben' },
    ]);
    expect(engine.getDefinition()).toBe(duel);
    expect(engine.getFlowManager()!.getCurrentPhase()).toBe('main');
    expect(engine.evaluate('ada')).toBe(6);
    expect(engineOf({ pass: move() }).getFlowManager()).toBeUndefined();
    expect(engineOf({ pass: move() }).evaluate(ADA)).toBeUndefined();
    expect(engineOf({ pass: move() }).getPlayerView(null)).toEqual({ count: 0, deep: { list: [1] } });
  });

  it('without a seed is always the same game', () => {
    const players = [{ id: 'ada' }, { id: 'ben' }];
    expect(photo(new RuleEngine(duel, players))).toBe(
      photo(new RuleEngine(duel, players, { seed: 'moveset' })),
    );
  });
});
