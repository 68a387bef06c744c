import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markMatches } from '../../src/hooks/mark-matches.js';
import { searchOptions } from '../../src/hooks/search-options.js';
import { createWords } from '../../src/hooks/words.js';
import type { Option } from '../../src/protocol/option.js';
import type { Reason } from '../../src/protocol/reason.js';
import { runs } from '../runs.js';

type Facts = Partial<Pick<Option, 'category' | 'labels' | 'description'>> & {
  readonly reasons?: readonly Reason[];
};

function option(name: string, { reasons = [], category = null, ...facts }: Facts = {}): Option {
  const shared = { id: name, name, category, priority: 0, params: {}, refs: [], count: 1, ...facts };
  const move = { moveId: name, params: {} };
  const [first, ...others] = reasons;
  return first
    ? { ...shared, move, kind: 'unavailable', reasons: [first, ...others], needsInput: false }
    : { ...shared, move, kind: 'available', successChance: 'unknown', warnings: [], preview: [] };
}

const because = (...codes: readonly string[]) => ({
  reasons: codes.map((code) => ({ code, text: code })),
});

const names = (options: readonly Option[], query: string) =>
  searchOptions(options, query).options.map(({ name }) => name);

const marks = (text: string, query: string) =>
  markMatches(text, query)
    .map((piece) => (piece.marked ? `[${piece.text}]` : piece.text))
    .join('');

describe('searchOptions', () => {
  it('finds what players read in their language', () => {
    const words = createWords({
      locale: 'de',
      messages: { 'move.buy': 'Provinz kaufen', 'category.Market': 'Markt' },
    });
    const buy = { ...option('Buy a Province', { category: 'Market' }), move: { moveId: 'buy', params: {} } };
    const found = (query: string) => searchOptions([buy], query, words).options;
    expect(found('kaufen')).toEqual([buy]);
    expect(found('markt')).toEqual([buy]);
    expect(found('province')).toEqual([]);
    expect(names([buy], 'province')).toEqual(['Buy a Province']);
  });

  it('finds everything for an empty query: available first, then the fewest reasons', () => {
    const options = [option('far', because('A', 'B')), option('near', because('A')), option('now')];
    expect(names(options, '  ')).toEqual(['now', 'near', 'far']);
    expect(searchOptions(options, '').available).toBe(1);
  });

  it('keeps the order of the engine where nothing else decides', () => {
    const options = ['b', 'c', 'a'].map((name) => option(name));
    expect(names(options, '')).toEqual(['b', 'c', 'a']);
  });

  it('puts names that begin with what is typed before those that have it further on', () => {
    const options = ['Fox Scout attacks', 'Scout for embers', 'Boar Scout'].map((name) => option(name));
    expect(names(options, 'sc')).toEqual(['Scout for embers', 'Fox Scout attacks', 'Boar Scout']);
    expect(names(options, 'scout')).toEqual(['Scout for embers', 'Fox Scout attacks', 'Boar Scout']);
  });

  it('puts them first in every script', () => {
    const options = ['Дикий садовник', 'Рассада', 'Садовник'].map((name) => option(name));
    expect(names(options, 'сад')).toEqual(['Садовник', 'Дикий садовник', 'Рассада']);
  });

  it('finds what cannot be done', () => {
    expect(names([option('Buy a Province', because('DEAR'))], 'prov')).toEqual(['Buy a Province']);
  });

  it.each([
    ['a whole word before a beginning', 'fire', ['Fire', 'Firefly']],
    ['a beginning before what is within', 'fly', ['Fly', 'Firefly']],
  ])('puts %s', (_, query, expected) => {
    const options = ['Firefly', 'Fire', 'Fly'].map((name) => option(name));
    expect(names(options, query)).toEqual(expected);
  });

  it('puts a better match before an available one, and an available one before an equal match', () => {
    const options = [option('Lion 1', because('DEAR')), option('Lion 2'), option('Lions')];
    expect(names(options, 'lion')).toEqual(['Lion 2', 'Lion 1', 'Lions']);
  });

  it('searches category, labels and description, after names', () => {
    const options = [
      option('One', { description: 'Sets a house on fire.' }),
      option('Two', { category: 'Fire' }),
      option('Three', { labels: { weapon: 'Fire Lance' } }),
      option('Fire'),
    ];
    expect(names(options, 'fire')).toEqual(['Fire', 'One', 'Two', 'Three']);
  });

  it('takes terms in any order, but prefers theirs, and those that stand together', () => {
    const options = ['column 2, row 1', 'row 11 of column 2', 'row 1, column 2'].map((name) => option(name));
    expect(names(options, 'row 1 column 2')).toEqual([
      'row 1, column 2',
      'column 2, row 1',
      'row 11 of column 2',
    ]);
  });

  it('finds initials, words left out included', () => {
    const options = ['Fire Medium Laser at Hunchback', 'Film'].map((name) => option(name));
    expect(names(options, 'fml')).toEqual(['Fire Medium Laser at Hunchback']);
    expect(names(options, 'fmlh')).toEqual(['Fire Medium Laser at Hunchback']);
    expect(names(options, 'mlh')).toEqual([]);
  });

  it.each(['lazer', 'laer', 'lsaer', 'lasser', 'medum lazer'])('forgives a typo: %s', (query) => {
    expect(names([option('Fire Medium Laser'), option('Walk')], query)).toEqual(['Fire Medium Laser']);
  });

  it('looks for typos only where nothing is called that', () => {
    expect(names([option('Place'), option('Peace')], 'place')).toEqual(['Place']);
    expect(names([option('Embers'), option('Bear')], 'baer')).toEqual(['Bear']);
  });

  it.each([
    ['accents', 'grundung', 'Gründung'],
    ['other scripts', 'שלח', 'שלח את השליח'],
    ['scripts without spaces', '沙漠', '商队穿过沙漠'],
    ['signs that are no letters', '🐉', '🐉 Wake the dragon'],
    ['letters and digits written apart', 'ac20', 'Fire AC/20'],
    ['patterns, which are text', '.*', 'What .* stands for'],
    ['a minus, which takes nothing away', 'turn -1', 'Turn -1'],
  ])('knows %s', (_, query, name) => {
    expect(names([option(name), option('Something')], query)).toEqual([name]);
  });

  it('finds every option by its own name, and survives any query', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary', maxLength: 60 }),
        fc.string({ unit: 'binary' }),
        (name, query) => {
          const options = [option(name), option('Zebra 1 in amber')];
          expect(names(options, name)).toContain(name);
          searchOptions(options, query);
          expect(
            markMatches(name, query)
              .map(({ text }) => text)
              .join(''),
          ).toBe(name);
        },
      ),
      { numRuns: runs(50, 5000) },
    );
  });

  it('survives very long names and queries', () => {
    const long = 'ab '.repeat(700);
    expect(names([option(long)], long)).toEqual([long]);
    expect(names([option(long)], 'x'.repeat(5000))).toEqual([]);
  });
});

describe('markMatches', () => {
  it.each([
    ['Fox Scout attacks Boar', 'boar fo', '[Fo]x Scout attacks [Boar]'],
    ['Row 11, column 1', '1', 'Row 11, column [1]'],
    ['Fire Medium Laser', 'fml', '[F]ire [M]edium [L]aser'],
    ['Fire Medium Laser', 'lazer', 'Fire Medium [Laser]'],
    ['Gründung', 'grund', '[Gründ]ung'],
    ['<b>Bold</b>', 'bold', '<b>[Bold]</b>'],
    ['Walk', '', 'Walk'],
    ['Walk', 'run', 'Walk'],
    ['', 'run', ''],
  ])('%s, %s', (text, query, expected) => {
    expect(marks(text, query)).toBe(expected);
  });
});
