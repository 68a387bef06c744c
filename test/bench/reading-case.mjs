// Times the first reading of a snapshot in a process of its own: node reading-case.mjs <count>
import { allMoves } from './moves.mjs';
import { firstReading } from './subjects.mjs';

const ROUNDS = 15;
const WARM_UP = 5;
const count = Number(process.argv[2]);

/** Microseconds, one number per round. */
const times = { kit: [0], clone: [0] };
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  const moves = allMoves(count, round + WARM_UP);
  const timed = {
    kit: () => firstReading(moves),
    clone: () => structuredClone(moves),
  };
  const names = /** @type {(keyof typeof timed)[]} */ (Object.keys(timed));
  for (const name of round % 2 === 0 ? names : names.toReversed()) {
    const start = performance.now();
    timed[name]();
    times[name][Math.max(0, round)] = (performance.now() - start) * 1000;
  }
}

console.log(JSON.stringify(times));
