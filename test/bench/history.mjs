// Whether a long game costs more than a short one, and what its history weighs. See card-table.mjs for the game.
import { median } from './median.mjs';
import { digits, judged, printTable } from './table.mjs';
import { ratio, timeCase } from './time-case.mjs';

/** Prints what history costs. */
export function benchHistory() {
  const rows = [100, 1000, 10_000].map((length) => {
    const times = timeCase('history-case.mjs', length);
    const grows = (/** @type {string} */ what) =>
      ratio(times[`${what} long`] ?? [], times[`${what} short`] ?? []);
    const perThousand = (times.historySize?.[0] ?? NaN) * 1000;
    const state = times.stateSize?.[0] ?? NaN;
    return [
      length.toLocaleString('en'),
      judged(grows('more'), 1.5),
      judged(grows('undo'), 1.5),
      judged(grows('redo'), 1.5),
      ...['more', 'undo', 'redo'].map((what) => digits(median(times[`${what} long`] ?? []))),
      digits(perThousand / 1000),
      digits(perThousand / state),
    ];
  });
  printTable(
    'History: one more move, undo and redo after N moves',
    'Ratios to a history of ten moves, medians of paired rounds; 240 cards in eight zones. The weight of 1,000 moves in kB,\n' +
      'and in copies of one full state: to keep every position whole would be 1,000.',
    ['N', 'one more', 'undo', 'redo', 'one more µs', 'undo µs', 'redo µs', 'kB / 1,000 moves', 'full states'],
    rows,
  );
}
