import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinBooks, resolverFor, type PhraseBook } from '../../src/protocol/phrases.js';
import { placesOf } from './collect.js';
import { TABLES } from './tables.js';
import { runs } from '../runs.js';

const PLACE = /\{(\w+)\}/g;

const BOOKS: readonly (readonly [string, PhraseBook])[] = [
  ...Object.entries(TABLES).map(([place, { phrases }]) => [`src/${place}`, phrases] as const),
  ['all of them together', joinBooks(...Object.values(TABLES).map(({ phrases }) => phrases))],
];

/** What a book has places for, each with the page on which it stands. */
const sentencesOf = (book: PhraseBook) =>
  Object.entries(book).flatMap(([page, phrases]) =>
    Object.keys(phrases)
      // What stands in quotation marks may be anything.
      .filter((english) => placesOf(english).length > 0 && !english.includes('"{'))
      .map((english) => ({ page, english })),
  );

/** What no book has words for. */
const FOREIGN = fc.constantFrom(
  'it is 77 paces away',
  'the old stone bridge',
  'goblins with long spears',
  '36 are in reach',
  'whatever lies beneath',
);

/** What books can say, or need not. */
const knownTo = (book: PhraseBook) =>
  fc.constantFrom('12', '+1', ...Object.keys(book['*'] ?? {}).filter((text) => placesOf(text).length === 0));

/** A phrase with a value in each of its places, one of which at least is foreign. */
const foreignText = (book: PhraseBook) =>
  fc.constantFrom(...sentencesOf(book)).chain(({ page, english }) => {
    const places = placesOf(english);
    return fc
      .tuple(
        fc.nat(places.length - 1),
        fc.tuple(...places.map(() => fc.oneof(FOREIGN, knownTo(book)))),
        FOREIGN,
      )
      .map(([at, values, foreign]) => {
        const filled = new Map(places.map((name, nth) => [name, nth === at ? foreign : values[nth]!]));
        return { page, text: english.replaceAll(PLACE, (_, name: string) => filled.get(name)!) };
      });
  });

describe('a sentence of a game that has no German', () => {
  it.each(BOOKS.filter(([, book]) => sentencesOf(book).length > 0))(
    'stays as it came, whatever it looks like: %s',
    (_, phrases) => {
      const german = resolverFor({ locale: 'de', phrases });
      fc.assert(
        fc.property(foreignText(phrases), ({ page, text }) => {
          expect(german('FOREIGN', {}, text)).toBe(text);
          expect(german(page, {}, text)).toBe(text);
        }),
        { numRuns: runs(60, 5000) },
      );
    },
  );

  it.each([
    'It is 77 paces away, and 36 are in reach.',
    'Move and Attack',
    'Fire at will',
    'rest is history',
    'head for the hills',
    '1 hero, ready and waiting',
    'Deck of Lies',
    'Bishop on the loose',
    '{card} and {others}',
  ])('stays as it came: %s', (text) => {
    for (const [place, phrases] of BOOKS) {
      const said = resolverFor({ locale: 'de', phrases })('FOREIGN', {}, text);
      expect(`${place}: ${said}`).toBe(`${place}: ${text}`);
    }
  });
});
