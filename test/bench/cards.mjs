// What a hand and a zone of N cards cost in Chromium: only what is seen of them, however many there are.
import { openBenchPage } from './bench-page.mjs';
import { median } from './median.mjs';
import { timeCases } from './rounds.mjs';
import { digits, judged, printTable } from './table.mjs';

/** @typedef {Awaited<ReturnType<import('./page/main.js').Bench['measureCards']>>} Figures */
/** @typedef {Exclude<keyof Figures, 'elements' | 'index'>} Operation */
/** @typedef {{ place: string, count: number, windowed: boolean }} Case */

/** @type {readonly [Operation, string][]} */
const OPERATIONS = [
  ['first', 'first render'],
  ['one', 'one changes'],
  ['key', 'arrow key'],
  ['end', 'to the end'],
  ['scroll', 'scrolled'],
];
const HEADER = OPERATIONS.map(([, name]) => name);
const PLACES = ['hand', 'row', 'grid'];
const COUNTS = [100, 1000, 10_000];

/** @type {readonly Case[]} */
const cases = [
  ...PLACES.flatMap((place) => COUNTS.map((count) => ({ place, count, windowed: true }))),
  // What it would cost to render them all.
  ...PLACES.flatMap((place) => [100, 1000].map((count) => ({ place, count, windowed: false }))),
];

/** @param {Case} which */
const nameOf = ({ place, count, windowed }) =>
  `${place}, ${count.toLocaleString('en')}${windowed ? '' : ' all rendered'}`;

/** Prints what many cards cost. */
export async function benchCards() {
  const page = await openBenchPage();
  try {
    const figures = await timeCases({
      cases,
      name: nameOf,
      rounds: ({ windowed, count }) => (windowed || count <= 100 ? 12 : 3),
      warmUp: 2,
      measure: ({ place, count, windowed }) => page.run('measureCards', place, count, windowed),
    });
    printTable(
      'N cards in a hand, in a row and in rows in Chromium, milliseconds of the main thread until painted',
      'Medians; only to be compared within this table. Cards with faces, in a page of 800 pixels. The data is there before.\n' +
        'What the store reads once for all of them, which options touch which entity, stands apart: it is the same\n' +
        'whatever is rendered, and grows with the options.',
      ['place, N', ...HEADER, 'elements', 'index'],
      Array.from(figures, ([name, rounds]) => [
        name,
        ...OPERATIONS.map(([operation]) => digits(median(rounds.map((round) => round[operation])))),
        String(rounds[0]?.elements ?? NaN),
        digits(median(rounds.map(({ index }) => index))),
      ]),
    );
    printTable(
      'Flat in N',
      'The time for 10,000 cards divided by the time for 100, both with only the cards on screen rendered: medians of paired rounds.',
      ['place', ...HEADER, 'elements'],
      PLACES.map((place) => {
        const [few = [], many = []] = [100, 10_000].map((count) =>
          figures.get(nameOf({ place, count, windowed: true })),
        );
        const ratio = (/** @type {keyof Figures} */ figure) =>
          median(many.map((round, nth) => round[figure] / (few[nth]?.[figure] ?? NaN)));
        return [
          place,
          ...OPERATIONS.map(([operation]) => judged(ratio(operation), 1.5)),
          judged(ratio('elements'), 1),
        ];
      }),
    );
  } finally {
    await page.close();
  }
}
