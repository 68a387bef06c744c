// What a search over N options costs in Chromium, beside the least React can do (page/palettes.tsx) and cmdk.
import { openBenchPage } from './bench-page.mjs';
import { median } from './median.mjs';
import { timeCases } from './rounds.mjs';
import { digits, judged, judgedFaster, printTable } from './table.mjs';

/** @typedef {Awaited<ReturnType<import('./page/main.js').Bench['measurePalette']>>} Figures */
/** @typedef {Exclude<keyof Figures, 'elements'>} Operation */

/** @type {readonly [Operation, string][]} */
const OPERATIONS = [
  ['opened', 'open'],
  ['one', 'one changes'],
  ['all', 'all change'],
  ['key', 'arrow key'],
  ['first', 'first letter'],
  ['next', 'next letter'],
  ['last', 'whole name'],
];
const HEADER = OPERATIONS.map(([, name]) => name);
const COUNTS = [100, 1000, 10_000];
const LISTS = ['moveset', 'minimal', 'cmdk'];
const cases = COUNTS.flatMap((count) => LISTS.map((list) => ({ list, count })));

/** @param {{ list: string, count: number }} which */
const nameOf = ({ list, count }) => `${list}, ${count.toLocaleString('en')}`;

/** Prints what a palette costs. */
export async function benchPalette() {
  const page = await openBenchPage();
  try {
    const figures = await timeCases({
      cases,
      name: nameOf,
      rounds: ({ list, count }) => (list === 'cmdk' && count >= 1000 ? 8 : 24),
      warmUp: 2,
      measure: ({ list, count }) => page.run('measurePalette', list, count),
    });
    const reading = [];
    for (let round = 0; round < 5; round += 1) reading.push(await page.run('measureReading', 10_000));
    /** @param {string} list @param {number} count @param {Operation} operation */
    const at = (list, count, operation) =>
      median((figures.get(nameOf({ list, count })) ?? []).map((round) => round[operation]));
    printTable(
      'A search over N options in Chromium, milliseconds of the main thread until painted',
      'Medians of two frames each, of one for an arrow key, which scrolls nothing; only to be compared within this table.\n' +
        'The data of all is there before. With the first letter the palette reads all names: of 10,000 options in\n' +
        `${digits(median(reading))} ms, once.\n` +
        'The first letter typed stands in every name: peers then show the rows they showed, and draw nothing; the palette\n' +
        'puts those first whose words begin with it, and marks it.',
      ['list, N', ...HEADER, 'elements', ''],
      Array.from(figures, ([name, rounds]) => [
        name,
        ...OPERATIONS.map(([operation]) => digits(median(rounds.map((round) => round[operation])))),
        String(rounds[0]?.elements ?? NaN),
        name.startsWith('moveset') ? `≤120 ${(rounds[0]?.elements ?? NaN) <= 120 ? 'ok' : 'over'}` : '',
      ]),
    );
    printTable(
      'The palette against its peers',
      'Against the minimal window as a ratio; against cmdk as how many times faster; and flat in N: 10,000 against 100.',
      ['', ...HEADER],
      [
        ...COUNTS.map((count) => [
          `to minimal, ${count.toLocaleString('en')}`,
          ...OPERATIONS.map(([operation]) =>
            judged(at('moveset', count, operation) / at('minimal', count, operation), 1.5),
          ),
        ]),
        ...COUNTS.map((count) => [
          `faster than cmdk, ${count.toLocaleString('en')}`,
          ...OPERATIONS.map(([operation]) => {
            const ratio = at('cmdk', count, operation) / at('moveset', count, operation);
            return count === 10_000 ? judgedFaster(ratio, 20) : `${digits(ratio)}×`;
          }),
        ]),
        [
          'flat',
          ...OPERATIONS.map(
            ([operation]) => `${digits(at('moveset', 10_000, operation) / at('moveset', 100, operation))}×`,
          ),
        ],
      ],
    );
  } finally {
    await page.close();
  }
}
