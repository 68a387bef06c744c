// What one pick among twenty thousand moves costs in Chromium, against a frame of a screen of 60 Hz.
import { openBenchPage } from './bench-page.mjs';
import { median } from './median.mjs';
import { digits, printTable } from './table.mjs';

/** @typedef {Awaited<ReturnType<import('./page/main.js').Bench['measureNarrowing']>>} Figures */

const FRAME = 1000 / 60;
const ROUNDS = 7;

/** @type {readonly [Exclude<keyof Figures, 'elements'>, string][]} */
const PARTS = [
  ['indexing', 'made once: the index'],
  ['narrowing', 'a pick: narrow the index'],
  ['filtering', 'the same by filtering each time'],
  ['first', 'first pick in MoveComposer, until painted'],
  ['second', 'second pick in MoveComposer, until painted'],
];

/** Prints what narrowing costs. */
export async function benchNarrowing() {
  const page = await openBenchPage();
  try {
    /** @type {Figures[]} */
    const figures = [];
    for (let round = -1; round < ROUNDS; round += 1) {
      const measured = await page.run('measureNarrowing');
      if (round >= 0) figures.push(measured);
    }
    printTable(
      'One pick among 20,000 moves in Chromium, milliseconds',
      `Medians. A frame is ${digits(FRAME)} ms. ${figures[0]?.elements ?? NaN} elements after both picks.`,
      ['', 'ms', 'within a frame'],
      PARTS.map(([part, name]) => {
        const time = median(figures.map((each) => each[part]));
        return [name, digits(time), part === 'indexing' ? '' : time <= FRAME ? 'ok' : 'over'];
      }),
    );
  } finally {
    await page.close();
  }
}
