import { describe, expect, it, test } from 'vitest';
import { createTable as createBattletech } from '../../src/games/battletech/table.js';
import { createTable as createEmberwood } from '../../src/games/emberwood/table.js';
import { createTable as createGundam } from '../../src/games/gundam/table.js';
import { createTable as createPrincipality } from '../../src/games/principality/table.js';
import { createTable as createTicTacToe } from '../../src/games/tic-tac-toe/table.js';
import type { Message, Messages } from '../../src/protocol/message.js';
import { collect, placesOf, sourceFiles, unsaidIn, type Saying } from './collect.js';
import { publishedBy, type Published } from './published.js';
import { reasonCodesIn } from './reason-codes.js';
import { ENGLISH_WORDS, germanFor, placeOf, TABLES, type Table } from './tables.js';
import { runs } from '../runs.js';

const FORMS = new Intl.PluralRules('de').resolvedOptions().pluralCategories;

/** What is wrong with a table for what is said. */
function faultsOf(sayings: readonly Saying[], { messages, phrases }: Table, reasons: ReadonlySet<string>) {
  const said = new Map(sayings.map((saying) => [saying.code, saying.english]));
  return [
    ...[...said].flatMap(([code, english]) => faultsIn(code, english, messages)),
    ...[...reasons]
      .filter((code) => !Object.hasOwn(messages, code) && !Object.hasOwn(phrases, code))
      .map((code) => `the reason ${code} is missing`),
    ...Object.keys(messages)
      .filter((code) => !said.has(code) && !reasons.has(code))
      .map((code) => `${code} is said nowhere`),
    ...Object.values(phrases)
      .flatMap((page) => Object.entries(page))
      .filter(([english, text]) => placesOf(english).join() !== placesOf(text).join())
      .map(([english]) => `"${english}" has other values`),
  ];
}

function faultsIn(code: string, english: Message, messages: Messages): string[] {
  const message = Object.hasOwn(messages, code) ? messages[code] : undefined;
  if (message === undefined) return [`${code} is missing: ${JSON.stringify(english)}`];
  const faults = [];
  if (placesOf(message).join() !== placesOf(english).join()) faults.push(`${code} has other values`);
  if (typeof english === 'string') return faults;
  const forms = typeof message === 'string' ? [] : Object.keys(message);
  for (const form of FORMS) if (!forms.includes(form)) faults.push(`${code} has no form for ${form}`);
  return faults;
}

describe('what is said in src', () => {
  const files = sourceFiles();
  const { sayings, complaints } = collect(files);

  test('has codes and English that can be read', () => {
    expect(complaints).toEqual([]);
    expect(sayings.map(({ code }) => code)).toContain('status.yours');
  });

  test('is all that the kit shows: no text stands in its markup', () => {
    const kit = files.filter(({ path }) =>
      /^(components|hooks|inspector|games\/(battletech|emberwood|gundam|principality|tic-tac-toe)\/skin)\//.test(
        path,
      ),
    );
    expect(kit.flatMap(unsaidIn)).toEqual([]);
    expect(unsaidIn({ path: 'a.tsx', source: '<p title="A hat">Two {hats}</p>' })).toEqual([
      'a.tsx: A hat',
      'a.tsx: Two',
    ]);
  });

  test('has one English for each code', () => {
    const english = new Map<string, string>();
    const torn = sayings.filter((saying) => {
      const text = JSON.stringify(saying.english);
      const known = english.get(saying.code) ?? text;
      english.set(saying.code, known);
      return known !== text;
    });
    expect(torn.map(({ path, code }) => `${path}: ${code} is said in other words elsewhere`)).toEqual([]);
  });

  test('has a value for each place', () => {
    const empty = sayings.flatMap(({ path, code, values, english }) =>
      placesOf(english)
        .filter((place) => values !== null && !values.includes(place))
        .map((place) => `${path}: ${code} gives no ${place}`),
    );
    expect(empty).toEqual([]);
  });

  test.each(Object.keys(TABLES))('is said in German, no more and no less: src/%s', (place) => {
    const here = (path: string) => placeOf(path) === place;
    const own = sayings.filter(({ path }) => here(path));
    const codes = reasonCodesIn(files.filter(({ path }) => here(path)));
    expect(faultsOf(own, TABLES[place]!, codes)).toEqual([]);
  });
});

describe.each([
  ['games/tic-tac-toe/', (seed: number) => createTicTacToe({ seed, boardSize: 3 + (seed % 2) }), runs(4, 40)],
  ['games/emberwood/', (seed: number) => createEmberwood({ seed }), runs(2, 30)],
  ['games/gundam/', (seed: number) => createGundam({ seed }), runs(1, 10)],
  ['games/principality/', (seed: number) => createPrincipality({ seed }), runs(2, 30)],
  [
    'games/battletech/',
    (seed: number) => createBattletech({ seed, lance: 2, size: { columns: 8, rows: 8 } }),
    runs(1, 10),
  ],
] as const)('what is published by %s', (game, createTable, games) => {
  const german = germanFor(game);
  // Names, and what is the same word in both languages.
  const isSame = (text: string) =>
    /^(X|O|Hazel|Rowan|Hand|Gold|\d+|-?\d+, -?\d+|Ironmonger|Thistle|Graniteer|Wren|%)$/.test(text) ||
    /^(AP|HP|Ida Marsh|Corin Vale|Pell Anders|Ostrid Kane|Rhea Stroud|Bram Okoro|Tamsin Reed|Garrick Moll)$/.test(
      text,
    );

  it('is all in its table, and nothing stays English', async () => {
    const published: Published[] = [];
    for (let seed = 1; seed <= games; seed += 1)
      published.push(...(await publishedBy(createTable(seed), seed)));
    expect(published.length).toBeGreaterThan(100);
    const table = TABLES[game]!;
    const kit = TABLES['']!;
    const known = (code: string) =>
      [table, kit].some(
        ({ messages, phrases }) => Object.hasOwn(messages, code) || Object.hasOwn(phrases, code),
      );
    const unknown = published.filter(({ own, code }) => own && !known(code));
    expect([...new Set(unknown.map(({ code }) => code))]).toEqual([]);
    const left = published.flatMap(({ code, params, text }) => {
      const said = german(code, params, text);
      const english = said === text ? !isSame(text) : ENGLISH_WORDS.test(said);
      return english ? [`${code}: ${said}`] : [];
    });
    expect([...new Set(left)]).toEqual([]);
  });
});

describe('the check itself', () => {
  const said = (source: string) => collect([{ path: 'a.ts', source }]);
  const faults = (source: string, messages: Messages) =>
    faultsOf(said(source).sayings, { messages, phrases: {} }, new Set());

  it('finds what is missing, too much, or different', () => {
    const source = `
      words.say('one', { name }, 'Hello {name}');
      words.say('two', {}, 'Bye');
      words.say('many', { count }, { one: '{count} card', other: '{count} cards' });
    `;
    expect(faults(source, { one: 'Hallo {nam}', many: '{count} Karten', three: 'Drei' })).toEqual([
      'one has other values',
      'two is missing: "Bye"',
      'many has no form for one',
      'many has no form for other',
      'three is said nowhere',
    ]);
  });

  it('complains of what it cannot read', () => {
    expect(
      said("words.say(code, {}, 'x'); words.say('a', {}, text); words.say('b', {}, `x ${y}`); port.say(c);")
        .complaints,
    ).toEqual([
      'a.ts: the code of a text is not written out',
      'a.ts: the English of a is not written out',
      'a.ts: the English of b is not written out',
    ]);
  });
});
