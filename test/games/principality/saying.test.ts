import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMove } from '../../../src/games/principality/rules/parse-move.js';
import { replay } from '../../../src/games/principality/rules/record.js';
import { fromJSON, SAVED_VERSION, toJSON } from '../../../src/games/principality/rules/saved-game.js';
import type { Move } from '../../../src/games/principality/rules/types.js';
import { stateWith } from './states.js';

const state = stateWith({ hand: ['Copper', 'Village', 'Silver', 'Estate'] });

describe('what a player says', () => {
  it.each<[string, readonly Move[]]>([
    ['play village', [{ type: 'play_action', card: 'Village' }]],
    ['Village', [{ type: 'play_action', card: 'Village' }]],
    ['  PLAY   Silver! ', [{ type: 'play_treasure', card: 'Silver' }]],
    ['buy council room', [{ type: 'buy', card: 'Council Room' }]],
    [
      'buy 2 silvers',
      [
        { type: 'buy', card: 'Silver' },
        { type: 'buy', card: 'Silver' },
      ],
    ],
    [
      'buy a gold and two duchies',
      [
        { type: 'buy', card: 'Gold' },
        { type: 'buy', card: 'Duchy' },
        { type: 'buy', card: 'Duchy' },
      ],
    ],
    [
      'play all treasures',
      [
        { type: 'play_treasure', card: 'Copper' },
        { type: 'play_treasure', card: 'Silver' },
      ],
    ],
    ['discard estate, 2 coppers', [{ type: 'discard_for_cellar', cards: ['Estate', 'Copper', 'Copper'] }]],
    ['discard nothing', [{ type: 'discard_for_cellar', cards: [] }]],
    ['end', [{ type: 'end_phase' }]],
    ['end turn', [{ type: 'end_phase' }]],
    ['done', [{ type: 'end_phase' }]],
    ['finish my turn', [{ type: 'end_phase' }]],
    ['Go buying', [{ type: 'end_phase' }]],
    ['Keep all cards and go buying', [{ type: 'end_phase' }]],
    ['province', [{ type: 'buy', card: 'Province' }]],
    ['purchase the Duchy', [{ type: 'buy', card: 'Duchy' }]],
    ['use my village', [{ type: 'play_action', card: 'Village' }]],
    [
      'Play all 2 treasures',
      [
        { type: 'play_treasure', card: 'Copper' },
        { type: 'play_treasure', card: 'Silver' },
      ],
    ],
    ['play all coppers', [{ type: 'play_treasure', card: 'Copper' }]],
    ['play my money', ['Copper', 'Silver'].map((card) => ({ type: 'play_treasure', card }) as Move)],
    ['Discard 2 Copper, Estate', [{ type: 'discard_for_cellar', cards: ['Copper', 'Copper', 'Estate'] }]],
    ['discard copper x2', [{ type: 'discard_for_cellar', cards: ['Copper', 'Copper'] }]],
    [
      'discard everything',
      [{ type: 'discard_for_cellar', cards: ['Copper', 'Village', 'Silver', 'Estate'] }],
    ],
    [
      'play village, then end; buy silver then done.',
      [
        { type: 'play_action', card: 'Village' },
        { type: 'end_phase' },
        { type: 'buy', card: 'Silver' },
        { type: 'end_phase' },
      ],
    ],
  ])('%j is understood', (text, moves) => {
    expect(parseMove(text, state)).toEqual({ success: true, moves });
  });

  it.each<[string, string, readonly string[]]>([
    ['', 'Say what to do.', ['play village', 'buy 2 silvers']],
    ['buy', 'Say which card to buy.', ['buy copper']],
    ['buy sliver', 'There is no card "sliver".', ['buy silver']],
    ['play vil', 'There is no card "vil".', ['play village']],
    ['buy 0 golds', '0 is not a number of cards: say 1 to 20.', ['buy gold']],
    ['buy 9999999 golds', '9999999 is not a number of cards: say 1 to 20.', ['buy gold']],
    ['burn the castle', '"burn" is nothing a player can do.', ['play village']],
    ['<b>buy</b>', '"<b>buy</b>" is nothing a player can do.', ['play village']],
    ['toString', '"tostring" is nothing a player can do.', ['play village']],
    ['bye 2 silver', '"bye" is nothing a player can do.', ['buy 2 silver']],
    ['plya village', '"plya" is nothing a player can do.', ['play village']],
    ['play all golds', 'There is no Gold in your hand.', []],
    ['buy 12 golds and 12 silvers', '12 is not a number of cards: say 1 to 20.', ['buy silver']],
    ['buy silver then', 'Say what to do.', ['end']],
    [`buy ${'x'.repeat(2000)}`, `There is no card "${'x'.repeat(40)}…".`, []],
  ])('%j is answered with what is wrong and what could be meant', (text, error, suggestions) => {
    const parsed = parseMove(text, state);
    expect(parsed).toMatchObject({ success: false, error });
    const suggested = parsed.success ? [] : parsed.suggestions;
    expect(suggested).toEqual(expect.arrayContaining([...suggestions]));
    for (const sentence of suggested) expect(parseMove(sentence, state)).toMatchObject({ success: true });
  });

  it('never fails, whatever it is, and says something about it', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.stringMatching(/^(buy|play|discard) [a-z ,x0-9]{0,12}$/)),
        (text) => {
          const parsed = parseMove(text, state);
          expect(parsed.success ? parsed.moves.length : parsed.error.length).toBeGreaterThan(0);
        },
      ),
    );
  });

  it('about treasures needs some in hand', () => {
    expect(parseMove('play all treasures', stateWith({ hand: ['Estate'] }))).toMatchObject({
      success: false,
      error: 'There is no treasure in your hand.',
    });
  });
});

describe('a saved game', () => {
  it.each<[string, unknown, RegExp]>([
    ['text that is no JSON', '{', /it is not JSON/],
    ['nothing', null, /it must be an object/],
    ['another version', { ...toJSON(state), version: 2 }, /its version is 2, and this game reads version 1/],
    ['no supply', { ...toJSON(state), supply: {} }, /supply must be a list/],
    ['a card nobody knows', { ...toJSON(state), supply: [['Dragon', 1]] }, /supply has 1 of Dragon/],
    ['a phase nobody knows', { ...toJSON(state), phase: 'siesta' }, /phase must be action, buy, cleanup/],
  ])('of %s is refused with what is wrong', (_, saved, why) => {
    expect(() => fromJSON(saved)).toThrow(why);
    expect(() => fromJSON(saved)).toThrow('This is not a saved game of Principality');
  });

  it('says its version', () => expect(toJSON(state).version).toBe(SAVED_VERSION));
});

describe('a replay', () => {
  it('stops at a move that is refused, and says which and why', () => {
    const moves: Move[] = [{ type: 'end_phase' }, { type: 'buy', card: 'Gold' }, { type: 'end_phase' }];
    expect(replay({ seed: 'a', players: 1, moves })).toMatchObject({
      success: false,
      failedAt: 1,
      error: 'Insufficient coins to buy Gold',
      states: [{ phase: 'action' }, { phase: 'buy' }],
    });
  });

  it('may go only so far', () => {
    const moves: Move[] = [{ type: 'end_phase' }, { type: 'end_phase' }];
    expect(replay({ seed: 'a', players: 1, moves }, 1).states.at(-1)).toMatchObject({ phase: 'buy' });
  });
});
