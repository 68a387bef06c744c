import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/games/principality/rules/cards.js';
import { parseMove } from '../../../src/games/principality/rules/parse-move.js';
import { refusalsOf } from '../../../src/games/principality/rules/refusals.js';
import type { GameState, Move } from '../../../src/games/principality/rules/types.js';
import { createTable } from '../../../src/games/principality/table.js';
import { reasonOf } from '../../../src/games/principality/words.js';
import { createDriver } from '../../../src/testing/driver.js';
import { ENGLISH_WORDS, germanFor } from '../../words/tables.js';
import { after, stateWith } from './states.js';

const german = germanFor('games/principality/');

describe('in German', () => {
  it('every card has a name and a text', () => {
    for (const { name, description } of CARDS) {
      if (name !== 'Gold') expect(german(`card.${name}`, {}, name)).not.toBe(name);
      const text = german(`text.${name}`, {}, description);
      expect(text).not.toBe(description);
      expect(text).not.toMatch(ENGLISH_WORDS);
    }
    expect(german('text.Market', {}, '+1 card, +1 action, +1 coin, +1 buy')).toBe(
      '+1 Karte, +1 Aktion, +1 Münze, +1 Kauf',
    );
  });

  it('every refusal is said, also of what nobody is offered', () => {
    const acting = stateWith({ hand: ['Copper', 'Cellar', 'Village'], actions: 0 });
    const buying = stateWith({ hand: ['Estate'], buys: 0 }, { phase: 'buy', piles: { Duchy: 0 } });
    const asked = after(stateWith({ hand: ['Cellar', 'Village'] }), { type: 'play_action', card: 'Cellar' });
    const tried: readonly (readonly [GameState, unknown])[] = [
      [acting, { type: 'play_action', card: 'Copper' }],
      [acting, { type: 'play_action', card: 'Smithy' }],
      [acting, { type: 'play_action' }],
      [acting, { type: 'play_action', card: 'Dragon' }],
      [acting, { type: 'play_treasure', card: 'Copper' }],
      [acting, { type: 'discard_for_cellar' }],
      [acting, { type: 'discard_for_cellar', cards: ['Gold'] }],
      [acting, { type: 'dance' }],
      [buying, { type: 'buy', card: 'Duchy' }],
      [buying, { type: 'buy' }],
      [buying, { type: 'play_action', card: 'Village' }],
      [buying, { type: 'play_treasure', card: 'Estate' }],
      [asked, { type: 'play_action', card: 'Village' }],
    ];
    const reasons = tried.flatMap(([state, move]) => refusalsOf(state, move as Move).map(reasonOf));
    expect(new Set(reasons.map(({ code }) => code)).size).toBe(14);
    for (const { code, context = {}, text } of reasons) {
      const said = german(code, context, text);
      expect(said).not.toBe(text);
      expect(said).not.toMatch(ENGLISH_WORDS);
    }
  });

  it.each([
    '',
    'buy',
    'play',
    'discard',
    'buy sliver',
    'buy 0 golds',
    'burn the castle',
    'play treasures',
    'play all golds',
    'buy ,',
  ])('what is wrong with saying %j is said', (sentence) => {
    const parsed = parseMove(sentence, stateWith({ hand: ['Estate'] }));
    const error = parsed.success ? '' : parsed.error;
    expect(error).not.toBe('');
    expect(german('said', {}, error)).not.toBe(error);
  });

  it('what is discarded and the treasures are counted', async () => {
    const table = createTable({ state: stateWith({ hand: ['Cellar', 'Copper', 'Copper', 'Estate'] }) });
    const driver = createDriver(table);
    await driver.playOption('Play Cellar');
    await driver.playOption('Discard 2 Copper, Estate');
    const told = table.adapter('p1').getSnapshot().log.at(-1)!;
    expect(german(told.code!, told.context!, told.text)).toBe('Ada legt Kupfer, Kupfer, Anwesen ab');
    expect(german('move.discard_for_cellar', {}, 'Discard 2 Copper, Estate')).toBe(
      '2 Kupfer, Anwesen ablegen',
    );
    expect(german('sequence.treasures', {}, 'Play all 4 treasures')).toBe('Alle 4 Geldkarten ausspielen');
  });
});
