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

describe('a phrase says all of a text or nothing', () => {
  const all = resolverFor({
    locale: 'de',
    phrases: {
      NOT_FOUND: { 'There is no card "{name}".': 'Eine Karte „{name}“ gibt es nicht.' },
      move: { '{card} attacks {target}': '{card} greift {target} an' },
      '*': {
        Fox: 'Fuchs',
        Bear: 'Bär',
        Ada: 'Ada',
        '{one} and {other}': '{one} und {other}',
        '{one} or {other}': '{one} oder {other}',
      },
    },
  });

  it.each([
    ['of values it knows', 'move.attack', 'Fox attacks Bear', 'Fuchs greift Bär an'],
    ['of names', 'move.attack', 'Fox attacks Old Mary', 'Fuchs greift Old Mary an'],
    ['of names in small letters', 'move.attack', 'Fox attacks mary', 'Fuchs greift mary an'],
    ['of numbers', 'move.attack', 'Fox attacks 3', 'Fuchs greift 3 an'],
    ['of lists of them', 'move.attack', 'Fox and Bear attacks Mary', 'Fuchs und Bär greift Mary an'],
    ['but not of words', 'move.attack', 'Fox attacks the old bridge', 'Fox attacks the old bridge'],
    ['nor of lists of words', 'move.attack', 'Fox attacks a or b c', 'Fox attacks a or b c'],
    [
      'of what is quoted',
      'NOT_FOUND',
      'There is no card "of my own".',
      'Eine Karte „of my own“ gibt es nicht.',
    ],
    ['whoever says it', 'ANYTHING', 'Fox and Bear', 'Fuchs und Bär'],
    ['whoever counts', 'ANYTHING', '3 or B4 and Ada', '3 oder B4 und Ada'],
    ['but not of names that nobody knows', 'ANYTHING', 'Fox and Mary', 'Fox and Mary'],
  ])('%s', (_, code, english, text) => expect(all(code, {}, english)).toBe(text));

  it('says so at once of long lists, too', () => {
    const long = `${Array.from({ length: 150 }, (_, at) => `${at} and ${at} or `).join('')}whatever`;
    expect(all('ANYTHING', {}, long)).toBe(long);
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
