// Times one case of publishing in a process of its own: node publishing-case.mjs <count> <engine>
import { median } from './median.mjs';
import { allMoves, freshCopies, withSomeChanged } from './moves.mjs';
import { floor, kit, plainZustand } from './subjects.mjs';

/** @typedef {import('./subjects.mjs').Moves} Moves */

const ROUNDS = 15;
const WARM_UP = 3;

/** How an engine makes its next list. @type {Record<string, (moves: Moves, version: number) => Moves>} */
const ENGINES = {
  kept: withSomeChanged,
  copied: (moves, version) => freshCopies(withSomeChanged(moves, version)),
  same: (moves) => moves,
};

const [count, engine] = [Number(process.argv[2]), process.argv[3] ?? ''];
const next = /** @type {typeof withSomeChanged} */ (ENGINES[engine]);
const batch = Math.max(3, Math.min(200, Math.round((engine === 'copied' ? 4000 : 200_000) / count)));

let moves = /** @type {Moves} */ (allMoves(count, 0));
let version = 0;
const subjects = { kit: kit(moves), floor: floor(moves), zustand: plainZustand(moves) };
const names = /** @type {(keyof typeof subjects)[]} */ (Object.keys(subjects));

/** Microseconds per publication, one number per round. */
const times = { kit: [0], floor: [0], zustand: [0] };

// Each round times every subject once, on the same lists, and begins with another one. Publications are timed one by
// one and their median taken: one that was interrupted by another program says nothing.
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  const lists = Array.from({ length: batch }, () => (moves = next(moves, (version += 1))));
  for (let turn = 0; turn < names.length; turn += 1) {
    const name = /** @type {keyof typeof subjects} */ (names[(round + WARM_UP + turn) % names.length]);
    const subject = subjects[name];
    const single = lists.map((list) => {
      const start = performance.now();
      subject.publish(list);
      return (performance.now() - start) * 1000;
    });
    times[name][Math.max(0, round)] = median(single);
  }
}

const expected = engine === 'same' ? 0 : version * Math.min(count / 100, 10);
const heard = subjects.kit.heard();
if (heard !== expected) throw new Error(`The kit's listeners heard ${heard} changes, not ${expected}.`);

console.log(JSON.stringify(times));
