// What a report with all reasons, chances and previews costs, beside the same rules in a bare loop.
import { median } from './median.mjs';
import { digits, judged, printTable } from './table.mjs';
import { ratio, timeCase } from './time-case.mjs';

const GOAL = 1.5;
const SIZES = /** @type {const} */ ([
  [4, 12, 8],
  [1, 6, 4],
  [1, 12, 8],
  [1, 24, 16],
  [1, 48, 32],
]);

/** Prints reports of several sizes against their floor, and how they grow with weapons × targets. */
export function benchActionQuery() {
  const cases = SIZES.map((size) => {
    const times = timeCase('action-query-case.mjs', ...size);
    // The quickest round is the one that another program disturbed least.
    return { size, times, least: Math.min(...(times['service'] ?? [])) };
  });
  const quickest = Math.min(...cases.slice(1).map(({ least }) => least));
  printTable(
    'Action query: reports of the weapon attack phase',
    'Every weapon at every target under 15 rules, all reasons kept, with chance, warnings, receipt and preview. Floor: the\n' +
      'same rules in a bare loop, which makes the same report. Ratios to the floor, medians of paired rounds. Linear growth\n' +
      'in weapons × targets is the same time for each action: growth is that of the quickest rounds.',
    ['mechs × weapons × targets', 'actions', 'available', 'moveset', 'µs per action', 'floor µs', 'growth'],
    cases.map(({ size, times, least }, nth) => {
      const [mechs, weapons, targets] = size;
      return [
        size.join(' × '),
        (mechs * weapons * targets).toLocaleString('en'),
        `${Math.round(100 * (times['open']?.[0] ?? NaN))}%`,
        judged(ratio(times['service'] ?? [], times['floor'] ?? []), GOAL),
        digits(median(times['service'] ?? [])),
        digits(median(times['floor'] ?? [])),
        nth === 0 ? '–' : `${digits(least / quickest)}×`,
      ];
    }),
  );
}
