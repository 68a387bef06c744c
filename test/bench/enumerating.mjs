// How much it costs to know everything a player could do, with every reason against it. See skirmish.mjs for the game.
import { median } from './median.mjs';
import { digits, judged, printTable } from './table.mjs';
import { ratio, timeCase, timeCaseOften, timeSweptCase } from './time-case.mjs';

/** Prints what enumerating costs, and enumerating again at the same position. */
export function benchEnumerating() {
  const rows = [];
  let described = '';
  for (const count of [200, 2000, 20_000]) {
    const time = count > 10_000 ? timeSweptCase : count < 1000 ? timeCaseOften : timeCase;
    const {
      floor = [],
      first = [],
      invalid = [],
      reasons = [],
    } = time('enumerating-case.mjs', count, 'first');
    const again = time('enumerating-case.mjs', count, 'again');
    const peers = time('enumerating-case.mjs', count, 'peers');
    const over = (/** @type {string} */ name, times = again) => ratio(times[name] ?? [], times.floor ?? []);
    described = `${Math.round((invalid[0] ?? 0) * 100)} % are invalid, with ${digits(reasons[0] ?? 0)} reasons each`;
    rows.push([
      count.toLocaleString('en'),
      judged(ratio(first, floor), 2),
      `${over('same').toFixed(4)}×`,
      `${digits(over('fused', peers))}×`,
      `${digits(over('literal', peers))}×`,
      `${digits(over('boardgameIo', peers))}×`,
      digits(median(first)),
      digits(median(floor)),
    ]);
  }
  printTable(
    'Enumerating and validating N attacks, six conditions each, all reasons',
    'Floor: a bare loop over plain data with the same conditions inlined, making the same moves and reasons.\n' +
      `Of the largest list ${described}. Ratios to the floor, medians of paired rounds.\n` +
      '"Same": again at the same position. Beside it the loop with all rules fused by hand, looking each card up\n' +
      'once; a context built for every candidate; and each attack tried on the reducer of boardgame.io (which gives no\n' +
      'reasons; worked out from 40 of them).',
    ['N', 'moveset', 'same', 'fused', 'new contexts', 'boardgame.io', 'moveset µs', 'floor µs'],
    rows,
  );
}
