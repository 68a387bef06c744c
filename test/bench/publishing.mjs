// How much the kit's store costs on top of the least any store must do. See subjects.mjs for what that is.
import { median } from './median.mjs';
import { digits, judged, printTable } from './table.mjs';
import { ratio, timeCase } from './time-case.mjs';

const SUBSCRIBERS = 1000;

const CASES = /** @type {const} */ ([
  ['kept', 'unchanged moves kept identical', 5],
  ['spread', 'kept identical, made by spreading', null],
  ['copied', 'everything sent as a fresh copy', null],
  ['same', 'the same snapshot announced again', 0.2],
]);

/** Prints what publishing costs, first and later. */
export function benchPublishing() {
  printPublishing();
  printFirstReading();
}

function printPublishing() {
  const rows = [
    ...[100, 1000, 10_000].flatMap((count) =>
      CASES.map(([engine, says, goal]) => rowOf(count, engine, says, goal, SUBSCRIBERS)),
    ),
    rowOf(100, 'kept', 'kept identical, 100 subscribers', null, 100),
  ];
  printTable(
    'Publishing N options, 1 % of them changed, to 1,000 subscribers',
    'Floor: replace an array, compare all N entries by identity, call every listener, each comparing its own entry.\n' +
      "Ratios to the floor, medians of paired rounds. The engine's making of the list is not timed, but for the column\n" +
      '"with making", where both sides include it. Bare zustand only replaces the array; "by id", its listeners look\n' +
      'their entry up in a Map. Moves that an engine made by spreading (`{ ...a, b }`) have each a hidden class of their\n' +
      'own in Node 20, which slows whoever reads them. The kit and its peers run in processes of their own, each beside\n' +
      'the floor, and count after a second.',
    ['N, engine', 'moveset', 'with making', 'bare zustand', 'by id', 'moveset µs', 'floor µs'],
    rows,
  );
}

/**
 * What one engine's publications cost.
 * @param {number} count @param {string} engine @param {string} says @param {number | null} goal @param {number} subscribers
 */
function rowOf(count, engine, says, goal, subscribers) {
  const time = (/** @type {string} */ who) =>
    timeCase('publishing-case.mjs', count, engine, subscribers, who);
  const { making = [], kit = [], floor = [] } = time('kit');
  const peers = time('peers');
  const over = ratio(kit, floor);
  const [whole, least] = [kit, floor].map((times) =>
    times.map((time, round) => time + (making[round] ?? NaN)),
  );
  return [
    `${count.toLocaleString('en')}, ${says}`,
    goal === null ? `${digits(over)}×` : judged(over, goal),
    engine === 'same' ? '–' : `${digits(ratio(whole ?? [], least ?? []))}×`,
    ...['zustand', 'byId'].map((peer) =>
      engine === 'same' ? '–' : `${digits(ratio(peers[peer] ?? [], peers.floor ?? []))}×`,
    ),
    digits(median(kit)),
    digits(median(floor)),
  ];
}

function printFirstReading() {
  const rows = [100, 1000, 10_000].map((count) => {
    const { kit = [], clone = [] } = timeCase('reading-case.mjs', count);
    const cells = [`${digits(ratio(kit, clone))}×`, digits(median(kit)), digits(median(clone))];
    return [count.toLocaleString('en'), ...cells];
  });
  printTable(
    'Reading the first snapshot of N options',
    'createGameStore: all moves are checked, named and counted. Beside it, structuredClone of the same moves: about what\n' +
      'an engine in a Worker pays for sending them. No other table includes this time.',
    ['N', 'moveset', 'moveset µs', 'clone µs'],
    rows,
  );
}
