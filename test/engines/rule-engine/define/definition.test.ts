import { describe, expect, it } from 'vitest';
import { RuleEngine } from '../../../../src/engines/rule-engine/rule-engine.js';
import { game, move, PLAYERS, type SmallGame } from '../small-game.js';

const start =
  (parts: Partial<Record<keyof SmallGame, unknown>>, players: unknown = PLAYERS) =>
  () =>
    new RuleEngine({ ...game({ pass: move() }), ...parts } as SmallGame, players as never);

const zone = (parts: object) => ({
  zones: { attic: { id: 'attic', name: 'Attic', visibility: 'public', ...parts } },
});
const odd = (parts: object) => ({ moves: { odd: move(parts) } });

describe('a definition that contradicts itself is refused, with what is wrong', () => {
  it.each([
    ['move "odd" has no reducer', { moves: { odd: { enumerator: () => [] } } }],
    ['move "odd" has no reducer', { moves: { odd: undefined } }],
    ['move "odd" calls itself "even"', odd({ id: 'even' })],
    ['the enumerator of move "odd" is no function', odd({ enumerator: [] })],
    ['the asyncEnumerator of move "odd" is no function', odd({ asyncEnumerator: 'later' })],
    ['the sourceOf of move "odd" is no function', odd({ sourceOf: 'cardId' })],
    ['the describe of move "odd" is no function', odd({ describe: {} })],
    ['the score of move "odd" is no function', odd({ score: 5 })],
    ['the params of move "odd" are no Standard Schema', odd({ params: { cardId: 'string' } })],
    ['a condition of move "odd" is no function', odd({ condition: 'never' })],
    ['a condition of move "odd" is no function', odd({ condition: [null] })],
    ['a condition of move "odd" is no function', odd({ condition: { name: 'mana' } })],
    ['it has no moves', { moves: {} }],
    ['it has no moves', { moves: undefined }],
    ['it has no setup function', { setup: undefined }],
    ['zone "attic" calls itself "cellar"', zone({ id: 'cellar' })],
    ['zone "attic" calls itself "undefined"', { zones: { attic: null } }],
    ['zone "attic" holds 0 cards at most', zone({ maxSize: 0 })],
    ['zone "attic" holds NaN cards at most', zone({ maxSize: Number.NaN })],
    [
      'zone "attic" has the visibility "open", which is none of "public", "private", "secret"',
      zone({ visibility: 'open' }),
    ],
    ['zone "attic" has the owner "all", which is neither "player" nor "shared"', zone({ owner: 'all' })],
    [
      'zone "a:b" has a colon in its name',
      { zones: { 'a:b': { id: 'a:b', name: 'X', visibility: 'public' } } },
    ],
    ['tracker "a:b" has a colon in its name', { trackers: { perTurn: ['a:b'] } }],
    ['tracker "nap" is defined twice', { trackers: { perTurn: ['nap'], perGame: ['nap'] } }],
    ['begins with phase "dusk"', { flow: { turn: { initialPhase: 'dusk', phases: { dawn: {} } } } }],
    ['goes from phase "dawn" to "dusk"', { flow: { turn: { phases: { dawn: { next: 'dusk' } } } } }],
  ])('%s', (fault, parts) => {
    expect(start(parts)).toThrow(
      expect.objectContaining({ code: 'MISUSE', message: expect.stringContaining(fault) }),
    );
    expect(start(parts)).toThrow('moveset: the game "Small" cannot be played: ');
  });

  it.each([
    ['there are no players', []],
    ['there are no players', null],
    ['there are no players', 'ada'],
    ['two players are "ada"', [{ id: 'ada' }, { id: 'ben' }, { id: 'ada' }]],
    ['"" is no player id', [{ id: '' }]],
    ['7 is no player id', [{ id: 7 }]],
    ['undefined is no player id', [null]],
  ])('%s', (fault, players) => {
    expect(start({}, players)).toThrow(`cannot be played: ${fault}. A rule that contradicts another`);
  });

  it('all of it at once', () => {
    expect(start({ setup: 7, ...zone({ id: 'x', maxSize: -1 }) }, [])).toThrow(
      'zone "attic" calls itself "x"; zone "attic" holds -1 cards at most; there are no players; it has no setup function',
    );
  });

  it('targets that cannot be chosen', () => {
    expect(start(odd({ targets: [{ filter: { zone: 'hand' }, min: 3, max: 1 }] }))).toThrow(
      /target 1 of the move "odd"/,
    );
  });

  it.each([undefined, null, 7])('%s instead of one', (definition) => {
    expect(() => new RuleEngine(definition as never, PLAYERS)).toThrow(/^moveset: a game cannot be made of/);
  });
});

it('a definition is not needed to be more than a name, a setup and a move', () => {
  const engine = new RuleEngine(
    {
      name: 'Tiny',
      setup: () => ({ n: 0 }),
      moves: { add: { reducer: (draft: { n: number }) => void (draft.n += 1) } },
    },
    [{ id: 'solo' }],
  );
  expect(engine.executeMove('add', { playerId: 'solo', params: {} }).success).toBe(true);
  expect(engine.getState()).toEqual({ n: 1 });
  expect(engine.getHistory().map(({ text }) => text)).toEqual(['solo: add']);
});
