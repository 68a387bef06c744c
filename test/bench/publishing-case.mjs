// Times one case of publishing in a process of its own: node publishing-case.mjs <count> <engine> <subscribers>
// <kit|peers>
import { median } from './median.mjs';
import { allMoves, freshCopies, withSomeChanged, withSomeSpread } from './moves.mjs';
import { floor, kit, plainZustand, zustandById } from './subjects.mjs';

/** @typedef {import('./subjects.mjs').Moves} Moves */

const ROUNDS = 15;
/** Milliseconds until anything counts: everybody begins with compiled code. */
const WARM_UP = 1000;

/** How an engine makes its next list. @type {Record<string, (moves: Moves, version: number) => Moves>} */
const ENGINES = {
  kept: withSomeChanged,
  spread: withSomeSpread,
  copied: (moves, version) => freshCopies(withSomeChanged(moves, version)),
  same: (moves) => moves,
};

const [count, engine] = [Number(process.argv[2]), process.argv[3] ?? ''];
const subscribers = Number(process.argv[4]);
const next = /** @type {typeof withSomeChanged} */ (ENGINES[engine]);
// What takes less than the clock can see is done several times.
const repeats = engine === 'same' ? 20 : 1;
const batch = Math.max(8, Math.min(200, Math.round((engine === 'copied' ? 4000 : 200_000) / count)));

let moves = /** @type {Moves} */ (allMoves(count, 0));
let version = 0;
/** @type {Record<string, import('./subjects.mjs').Subject>} */
const subjects =
  process.argv[5] === 'peers'
    ? {
        floor: floor(moves, subscribers),
        zustand: plainZustand(moves, subscribers),
        byId: zustandById(moves, subscribers),
      }
    : { floor: floor(moves, subscribers), kit: kit(moves, subscribers) };
const names = Object.keys(subjects);

/** Microseconds per publication, and for the making of its list; one number per round. @type {Record<string, number[]>} */
const times = Object.fromEntries(['making', ...names].map((name) => [name, []]));

// Every list is published by each subject as soon as it is made, as an engine would, and each time another subject is
// the first. Publications are timed one by one and the median of a round is taken: one that was interrupted by another
// program says nothing.
const warm = performance.now() + WARM_UP;
for (let round = 0; round < ROUNDS;) {
  const counts = performance.now() > warm;
  /** @type {Record<string, number[]>} */
  const single = Object.fromEntries(Object.keys(times).map((name) => [name, []]));
  for (let nth = 0; nth < batch; nth += 1) {
    const begin = performance.now();
    moves = next(moves, (version += 1));
    single.making?.push((performance.now() - begin) * 1000);
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = names[(nth + turn) % names.length] ?? '';
      const start = performance.now();
      for (let time = 0; time < repeats; time += 1) subjects[name]?.publish(moves);
      single[name]?.push(((performance.now() - start) * 1000) / repeats);
    }
  }
  if (!counts) continue;
  for (const [name, measured] of Object.entries(times)) measured.push(median(single[name] ?? []));
  round += 1;
}

const expected = engine === 'same' ? 0 : (version * subscribers) / 100;
const heard = subjects.kit?.heard() ?? expected;
if (heard !== expected) throw new Error(`The kit's listeners heard ${heard} changes, not ${expected}.`);

console.log(JSON.stringify(times));
