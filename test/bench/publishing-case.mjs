// Times one case of publishing in a process of its own: node publishing-case.mjs <count> <engine> <subscribers>
import { median } from './median.mjs';
import { allMoves, changedPlaces, freshCopies, withSomeChanged, withSomeSpread } from './moves.mjs';
import { floor, kit, plainZustand, zustandById } from './subjects.mjs';

/** @typedef {import('./subjects.mjs').Moves} Moves */

const ROUNDS = 15;
const WARM_UP = 3;

/** How an engine makes its next list. @type {Record<string, (moves: Moves, version: number) => Moves>} */
const ENGINES = {
  kept: withSomeChanged,
  delta: withSomeChanged,
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
let places = changedPlaces(count, version);
const subjects = {
  kit: engine === 'delta' ? kit(moves, subscribers, () => places) : kit(moves, subscribers),
  floor: floor(moves, subscribers),
  zustand: plainZustand(moves, subscribers),
  byId: zustandById(moves, subscribers),
};
const names = /** @type {(keyof typeof subjects)[]} */ (Object.keys(subjects));

/** Microseconds per publication, and for the making of its list; one number per round. */
const times = { making: [0], kit: [0], floor: [0], zustand: [0], byId: [0] };

// Every list is published by each subject as soon as it is made, as an engine would, and each time another subject is
// the first. Publications are timed one by one and the median of a round is taken: one that was interrupted by another
// program says nothing.
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  const single = { making: [0], kit: [0], floor: [0], zustand: [0], byId: [0] };
  for (let nth = 0; nth < batch; nth += 1) {
    const begin = performance.now();
    moves = next(moves, (version += 1));
    single.making[nth] = (performance.now() - begin) * 1000;
    places = changedPlaces(count, version);
    for (let turn = 0; turn < names.length; turn += 1) {
      const name = /** @type {keyof typeof subjects} */ (names[(nth + turn) % names.length]);
      const start = performance.now();
      for (let time = 0; time < repeats; time += 1) subjects[name].publish(moves);
      single[name][nth] = ((performance.now() - start) * 1000) / repeats;
    }
  }
  for (const name of /** @type {(keyof typeof times)[]} */ (Object.keys(times))) {
    times[name][Math.max(0, round)] = median(single[name]);
  }
}

const expected = engine === 'same' ? 0 : (version * subscribers) / 100;
const heard = subjects.kit.heard();
if (heard !== expected) throw new Error(`The kit's listeners heard ${heard} changes, not ${expected}.`);

console.log(JSON.stringify(times));
