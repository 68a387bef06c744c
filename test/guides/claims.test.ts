import { expect, test } from 'vitest';
import { optionsOf } from 'moveset';
import { ruleEngineAdapter } from 'moveset/adapters';
import { exposeAgent, remoteAgent } from 'moveset/agents';
import { cardsIn, RuleEngine, rulesFor } from 'moveset/rule-engine';
import { createApothecary } from '../../stories/guides/samples/apothecary.js';
import { createHarbour } from '../../stories/guides/samples/harbour.js';
import { createOrchard } from '../../stories/guides/samples/orchard.js';
import { thinker } from '../../stories/guides/samples/twenty-imagined.js';
import { createTwenty } from '../../stories/guides/samples/twenty.js';

// What the guides say in words, where no sample shows it.

test('enumerating again gives the same list, and in snapshots what did not change is the same object', () => {
  const engine = createHarbour();
  const options = { moveIds: ['sail', 'chart'], maxPerMove: 3 };
  expect(engine.enumerateMoves('ann', options)).toBe(engine.enumerateMoves('ann', options));
  const adapter = ruleEngineAdapter(engine, { seat: 'ann', maxPerMove: 3 });
  const movesOf = (moveId: string) => adapter.getSnapshot().moves.filter((move) => move.moveId === moveId);
  const [sail, chart] = [movesOf('sail')[0], movesOf('chart').at(-1)];
  engine.executeMove('moor', { playerId: 'ann', params: { ships: ['sea:ann-1'] } });
  expect(movesOf('sail')[0]).toBe(sail);
  expect(movesOf('chart').at(-1)).toBe(chart);
});

test('a game that is over lists everything as such, and getValidMoves gives nothing', () => {
  const engine = createOrchard();
  for (let turn = 0; turn < 20 && !engine.hasGameEnded(); turn += 1) {
    const player = engine.getActivePlayer()!;
    const move = engine.enumerateMoves(player, { validOnly: true })[0]!;
    engine.executeMove(move.moveId, move);
  }
  expect(engine.hasGameEnded()).toBe(true);
  const codes = engine.enumerateMoves('ann').map(({ validationError }) => validationError?.errorCode);
  expect(new Set(codes)).toEqual(new Set(['GAME_ENDED']));
  expect(engine.getValidMoves('ann')).toEqual([]);
});

test('the same engine and seat give the same adapter, and seats hear of each other', () => {
  const engine = createApothecary('garden');
  const bob = ruleEngineAdapter(engine, { seat: 'bob' });
  expect(ruleEngineAdapter(engine, { seat: 'bob' })).toBe(bob);
  let heard = 0;
  bob.subscribe(() => (heard += 1));
  engine.executeMove('forage', { playerId: 'ann', params: {} });
  expect(heard).toBe(1);
});

test('a lazy list throws when the game has moved on', () => {
  const engine = createHarbour();
  const search = engine.enumerateMovesLazy('ann', { moveIds: ['chart'], budget: { candidates: 5 } });
  expect([...search]).toHaveLength(5);
  engine.executeMove('sail', { playerId: 'ann', params: { shipId: 'sea:ann-0', miles: 1 } });
  expect(() => [...search.resume()]).toThrow('The game has moved on');
});

test('a move without targets is listed once, and says so', () => {
  const { defineGame, defineMove } = rulesFor<object>();
  const poke = defineMove({ targets: [{ filter: { zone: 'sea' } }], reducer: () => {} });
  const game = defineGame({
    name: 'Empty sea',
    setup: () => ({}),
    zones: { sea: { id: 'sea', name: 'Sea', visibility: 'public' } },
    moves: { poke },
  });
  const moves = new RuleEngine(game, [{ id: 'ann' }]).enumerateMoves('ann');
  expect(moves.map(({ validationError }) => validationError?.errorCode)).toEqual(['TOO_FEW_TARGETS']);
});

test('an enumerator cannot change anything, and its random numbers are a copy', () => {
  const { defineGame, defineMove } = rulesFor<object>();
  const cheat = defineMove({
    enumerator: (state, { zones, rng, ...context }) => {
      rng.random();
      const [cardId] = cardsIn('sea')(state, { zones, rng, ...context });
      zones.moveCard({ cardId: cardId!, targetZoneId: 'sea' });
      return [{}];
    },
    reducer: () => {},
  });
  const game = defineGame({
    name: 'Sea',
    setup: (_, { zones }) => {
      zones.createDeck({ zoneId: 'sea', playerId: 'ann', cardCount: 1 });
      return {};
    },
    zones: { sea: { id: 'sea', name: 'Sea', visibility: 'public' } },
    moves: { cheat },
  });
  const engine = new RuleEngine(game, [{ id: 'ann' }]);
  const before = JSON.stringify(engine.getFullState());
  expect(engine.enumerateMoves('ann')[0]?.validationError?.errorCode).toBe('ENUMERATOR_ERROR');
  expect(JSON.stringify(engine.getFullState())).toBe(before);
});

test('the agent of the Worker needs nothing but a snapshot', async () => {
  const { port1, port2 } = new MessageChannel();
  const stop = exposeAgent(thinker, port1);
  const snapshot = ruleEngineAdapter(createTwenty(1), { seat: 'ann' }).getSnapshot();
  const options = optionsOf(snapshot);
  const choice = await remoteAgent(port2).choose(snapshot, options, new AbortController().signal);
  expect(options).toContain(choice);
  stop();
  port1.close();
});

test('a guess does not depend on the secret', () => {
  const views = [1, 2, 3, 4].map((seed) => {
    const engine = createTwenty(seed);
    const seen = engine.getPlayerView('ann');
    const other = new RuleEngine({ ...engine.getDefinition(), setup: () => seen }, engine.getPlayers());
    return [engine.imagine('ann', 'x').getState(), other.imagine('ann', 'x').getState()] as const;
  });
  for (const [fromTruth, fromView] of views) expect(fromView).toEqual(fromTruth);
});
