import { describe, expect, it } from 'vitest';
import { joinBooks, resolverFor } from '../../src/protocol/phrases.js';

const resolve = resolverFor({
  locale: 'de',
  messages: { NOT_YET: 'Noch nicht: es fehlen {count}', 'menu.label': 'Aktionen' },
  phrases: {
    NOT_YOURS: { 'It is the turn of {player}.': '{player} ist dran.' },
    move: { '{card} attacks {target}': '{card} greift {target} an' },
    '*': { 'Fox (scout)': 'Fuchs', '{name} with {count} health': '{name} mit {count} Leben' },
  },
});

describe('resolverFor', () => {
  it.each([
    ['menu.label', {}, 'Actions', 'Aktionen'],
    ['NOT_YET', { count: 1200 }, 'Not yet', 'Noch nicht: es fehlen 1.200'],
    ['NOT_YOURS', {}, 'It is the turn of Ada.', 'Ada ist dran.'],
    ['move.attack', {}, 'Fox (scout) attacks Ada', 'Fuchs greift Ada an'],
    ['move.attack', {}, 'Fox (scout) with 2 health attacks Ada', 'Fuchs mit 2 Leben greift Ada an'],
    ['anything', {}, 'Fox (scout)', 'Fuchs'],
    ['anything', {}, 'It is the turn of Ada.', 'It is the turn of Ada.'],
    ['toString', {}, 'Text', 'Text'],
  ])('says %s %j %j as %j', (code, params, english, text) =>
    expect(resolve(code, params, english)).toBe(text),
  );

  it('prefers what the engine wrote under a code to the code alone', () => {
    const both = resolverFor({
      locale: 'de',
      messages: { NOT_YOURS: 'Du bist nicht dran.' },
      phrases: { NOT_YOURS: { 'It is the turn of {player}.': '{player} ist dran.' } },
    });
    expect(both('NOT_YOURS', {}, 'It is the turn of Ada.')).toBe('Ada ist dran.');
    expect(both('NOT_YOURS', {}, 'No.')).toBe('Du bist nicht dran.');
  });

  it('leaves a value alone that looks like a place', () => {
    expect(resolve('NOT_YOURS', {}, 'It is the turn of {player}.')).toBe('{player} ist dran.');
  });
});

describe('joinBooks', () => {
  it('puts pages of the same code together, the first book before the others', () => {
    const first = { a: { One: 'Eins' } };
    const second = { a: { Two: 'Zwei', One: 'Uno' }, b: { Three: 'Drei' } };
    const joined = joinBooks(first, second);
    expect(joined).toEqual({ a: { One: 'Eins', Two: 'Zwei' }, b: { Three: 'Drei' } });
    expect(Object.keys(joined['a']!)).toEqual(['One', 'Two']);
  });
});
