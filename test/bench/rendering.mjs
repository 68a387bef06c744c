// What a menu of N options costs in Chromium, beside the least React can do (page/MinimalWindow.tsx) and the same rows
// in TanStack Virtual. All three get their data from the same made-up engine.
import { openBenchPage } from './bench-page.mjs';
import { median } from './median.mjs';
import { digits, judged, printTable } from './table.mjs';

/** @typedef {Awaited<ReturnType<import('./page/main.js').Bench['measure']>>} Figures */
/** @typedef {Exclude<keyof Figures, 'elements'>} Operation */
/** @typedef {{ list: string, count: number, windowed: boolean }} Case */
/** @typedef {import('./bench-page.mjs').BenchPage} BenchPage */

const ROUNDS = 36;
const WARM_UP = 6;

/** @type {readonly [Operation, string][]} */
const OPERATIONS = [
  ['first', 'first render'],
  ['one', 'one changes'],
  ['all', 'all change'],
  ['key', 'arrow key'],
  ['explained', 'explained'],
  ['scroll', 'arrow scrolls'],
];
const HEADER = OPERATIONS.map(([, name]) => name);

const MANY = 10_000;
const COUNTS = [100, 1000, MANY];
/** Milliseconds that reading 10,000 changed options may add: less than anybody notices. */
const FRAME = 16;
/** @type {readonly Case[]} */
const cases = [
  // Up to 100 options the kit renders them all, so that the browser's own search finds them.
  ...['moveset', 'minimal'].map((list) => ({ list, count: 100, windowed: false })),
  ...COUNTS.flatMap((count) =>
    ['moveset', 'minimal', 'tanstack'].map((list) => ({ list, count, windowed: true })),
  ),
];

/** @param {string} list @param {number} count @param {boolean} [windowed] */
const nameOf = (list, count, windowed = true) =>
  `${list}, ${count.toLocaleString('en')}${windowed ? '' : ' all rendered'}`;

/** Every figure of every case, in interleaved rounds: each begins with another case. @param {BenchPage} page */
async function timeRounds(page) {
  const figures = new Map(
    cases.map(({ list, count, windowed }) => [nameOf(list, count, windowed), /** @type {Figures[]} */ ([])]),
  );
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    for (let turn = 0; turn < cases.length; turn += 1) {
      const { list, count, windowed } = /** @type {Case} */ (
        cases[((round + WARM_UP) * 3 + turn) % cases.length]
      );
      const measured = await page.run('measure', list, count, windowed);
      if (round >= 0) figures.get(nameOf(list, count, windowed))?.push(measured);
    }
  }
  return figures;
}

/** How much of the heap a list needs for each byte of the data it shows. @param {BenchPage} page @param {string} list */
async function heapRatio(page, list) {
  // Once before, so that code and caches are not counted.
  for (let time = 0; time < 2; time += 1) {
    await page.run('clear');
    const empty = await page.heap();
    await page.run('hold', 10_000);
    const data = (await page.heap()) - empty;
    await page.run('show', list);
    const shown = (await page.heap()) - empty;
    if (time === 1) return shown / data;
  }
  return NaN;
}

/** Prints what rendering costs. */
export async function benchRendering() {
  const page = await openBenchPage();
  try {
    const figures = await timeRounds(page);
    const heaps = [];
    for (const list of ['moveset', 'minimal', 'tanstack']) heaps.push([list, await heapRatio(page, list)]);
    printTimes(figures);
    printAgainstMinimal(figures);
    printFlatness(figures);
    printHeaps(/** @type {[string, number][]} */ (heaps));
  } finally {
    await page.close();
  }
}

/** @typedef {Map<string, Figures[]>} AllFigures */

/** @param {AllFigures} figures */
function printTimes(figures) {
  const rows = Array.from(figures, ([name, rounds]) => {
    const elements = rounds[0]?.elements ?? NaN;
    return [
      name,
      ...OPERATIONS.map(([operation]) => digits(median(rounds.map((round) => round[operation])))),
      String(elements),
      name.startsWith('moveset') && !name.includes('all') ? `≤80 ${elements <= 80 ? 'ok' : 'over'}` : '',
    ];
  });
  printTable(
    'Rendering N options in Chromium, milliseconds of the main thread until painted',
    'Medians; only to be compared within this table. The same scroller (448 px), rows (52 px) and data for all.\n' +
      "The data of all is there before the first render: the kit's store has read its first snapshot, which is a row of\n" +
      'the table on publishing.\n' +
      'An arrow key moves the keyboard; the kit explains the row after that was painted, the others in the same frame:\n' +
      '"explained" is the time by the clock until the reasons are painted as well, empty frames in between included.',
    ['list, N', ...HEADER, 'elements', ''],
    rows,
  );
}

/** @param {number} milliseconds */
const withinFrame = (milliseconds) =>
  `+${digits(milliseconds)} ms ≤${FRAME} ${milliseconds <= FRAME ? 'ok' : 'over'}`;

/** @param {AllFigures} figures */
function printAgainstMinimal(figures) {
  const rows = [];
  for (const list of ['moveset', 'tanstack']) {
    for (const which of cases.filter((one) => one.list === list)) {
      const [ours = [], least = []] = [list, 'minimal'].map((name) =>
        figures.get(nameOf(name, which.count, which.windowed)),
      );
      const cells = OPERATIONS.map(([operation]) => {
        const ratio = median(ours.map((round, nth) => round[operation] / (least[nth]?.[operation] ?? NaN)));
        if (list === 'moveset' && operation === 'all' && which.count === MANY)
          return withinFrame(median(ours.map((round, nth) => round.all - (least[nth]?.all ?? NaN))));
        return list === 'moveset' && operation !== 'explained' ? judged(ratio, 1.5) : `${digits(ratio)}×`;
      });
      rows.push([nameOf(list, which.count, which.windowed), ...cells]);
    }
  }
  printTable(
    'Against the minimal React window',
    'The same, as ratios to the minimal window of as many options: medians of paired rounds. Of all 10,000 changing, the\n' +
      'milliseconds that the kit takes longer: it reads every option.',
    ['list, N', ...HEADER],
    rows,
  );
}

/** @param {AllFigures} figures */
function printFlatness(figures) {
  const rows = ['moveset', 'minimal', 'tanstack'].map((list) => {
    const [few = [], many = []] = [100, 10_000].map((count) => figures.get(nameOf(list, count)));
    const cells = OPERATIONS.map(([operation]) => {
      const ratio = median(many.map((round, nth) => round[operation] / (few[nth]?.[operation] ?? NaN)));
      return list === 'moveset' && operation !== 'all' ? judged(ratio, 1.5) : `${digits(ratio)}×`;
    });
    return [list, ...cells];
  });
  printTable(
    'Flat in N',
    'The time for 10,000 options divided by the time for 100, both with only the rows on screen rendered.',
    ['list', ...HEADER],
    rows,
  );
}

/** @param {readonly [string, number][]} heaps */
function printHeaps(heaps) {
  printTable(
    'Heap at 10,000 options',
    'The data and everything that a mounted list keeps for it, divided by the data alone; after a collection.',
    ['list', 'heap'],
    heaps.map(([list, ratio]) => [list, `${digits(ratio)}×`]),
  );
}
