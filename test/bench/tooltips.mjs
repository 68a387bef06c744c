// What it costs to give every row of a menu a tooltip of its own, as most kits have it, beside one for all rows.
import { openBenchPage } from './bench-page.mjs';
import { median } from './median.mjs';
import { timeCases } from './rounds.mjs';
import { digits, judgedFaster, printTable } from './table.mjs';

/** @typedef {Awaited<ReturnType<import('./page/main.js').Bench['measure']>>} Figures */
/** @typedef {Exclude<keyof Figures, 'elements'>} Operation */

/** @type {readonly [Operation, string][]} */
const OPERATIONS = [
  ['first', 'first render'],
  ['one', 'one changes'],
  ['all', 'all change'],
  ['key', 'arrow key'],
  ['explained', 'explained'],
];
const COUNTS = [100, 1000, 10_000];
const cases = COUNTS.flatMap((count) => ['moveset', 'tooltips'].map((list) => ({ list, count })));

/** @param {{ list: string, count: number }} which */
const nameOf = ({ list, count }) =>
  `${list === 'tooltips' ? 'a tooltip per row' : list}, ${count.toLocaleString('en')}`;

/** Prints what tooltips cost. */
export async function benchTooltips() {
  const page = await openBenchPage();
  try {
    const figures = await timeCases({
      cases,
      name: nameOf,
      rounds: ({ list, count }) => (list === 'tooltips' && count >= 1000 ? 4 : 16),
      warmUp: 1,
      measure: ({ list, count }) => page.run('measure', list, count, list === 'moveset'),
    });
    const plain = [];
    for (let round = -2; round < 12; round += 1) {
      const key = await page.run('measureKey', 'plain', 10_000);
      if (round >= 0) plain.push(key);
    }
    /** @param {string} list @param {number} count @param {Operation} operation */
    const at = (list, count, operation) =>
      median((figures.get(nameOf({ list, count })) ?? []).map((round) => round[operation]));
    printTable(
      'A menu beside rows with a tooltip each (@radix-ui/react-tooltip), milliseconds until painted',
      'Medians; only to be compared within this table. Rows with tooltips are all rendered: there is no window in them.\n' +
        'The least a browser can do for an arrow key: twelve rows without React, the next gets the keyboard, and one\n' +
        `element says its reasons: ${digits(median(plain))} ms, ${digits(at('tooltips', 10_000, 'key') / median(plain))}× faster than a tooltip per row at 10,000.`,
      ['list, N', ...OPERATIONS.map(([, name]) => name), 'elements'],
      [
        ...Array.from(figures, ([name, rounds]) => [
          name,
          ...OPERATIONS.map(([operation]) => digits(median(rounds.map((round) => round[operation])))),
          String(rounds[0]?.elements ?? NaN),
        ]),
        ...COUNTS.map((count) => [
          `faster, ${count.toLocaleString('en')}`,
          ...OPERATIONS.map(([operation]) => {
            const ratio = at('tooltips', count, operation) / at('moveset', count, operation);
            return count === 10_000 && operation !== 'explained'
              ? judgedFaster(ratio, 20)
              : `${digits(ratio)}×`;
          }),
        ]),
      ],
    );
  } finally {
    await page.close();
  }
}
