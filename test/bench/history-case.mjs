// Times one length of history in a process of its own: node --expose-gc history-case.mjs <length>
import { cardTable, PLAYERS, stepAt } from './card-table.mjs';
import { median } from './median.mjs';

/** @type {typeof import('../../src/engines/rule-engine/index.js')} */
const { RuleEngine } = await import(new URL('../../dist/engines/rule-engine/index.js', import.meta.url).href);

const ROUNDS = 25;
const WARM_UP = 10;
const TOGETHER = 50;
const SHORT = 10;
const length = Number(process.argv[2]);

const newEngine = () => new RuleEngine(cardTable(), PLAYERS, { seed: 1 });
/** @typedef {ReturnType<typeof newEngine>} Engine */

/** Plays on by so many moves. @param {Engine} engine @param {number} count */
function play(engine, count) {
  const { position } = engine.getHistoryPosition();
  for (let nth = 0; nth < count; nth += 1)
    engine.executeMove('pay', { playerId: 'ada', params: stepAt(position + nth) });
}

function heapUsed() {
  for (let time = 0; time < 4; time += 1) globalThis.gc?.();
  return process.memoryUsage().heapUsed;
}

// The size of one full state is measured on copies of it: what it would cost to keep every position whole.
play(newEngine(), 500);
const COPIES = 50;
const full = newEngine().getFullState();
const before = heapUsed();
const copies = Array.from({ length: COPIES }, () => structuredClone(full));
const stateSize = (heapUsed() - before) / copies.length;

const long = newEngine();
const empty = heapUsed();
play(long, length);
const historySize = heapUsed() - empty;

/** @type {Record<'more' | 'undo' | 'redo', (engine: Engine) => void>} */
const subjects = {
  more: (engine) => play(engine, TOGETHER),
  undo: (engine) => {
    for (let nth = 0; nth < TOGETHER; nth += 1) engine.undo();
  },
  redo: (engine) => {
    for (let nth = 0; nth < TOGETHER; nth += 1) engine.redo();
  },
};
/** Undone and redone several times over: once takes less than the clock can see. */
const ORDER = /** @type {const} */ (['more', 'undo', 'redo', 'undo', 'redo', 'undo', 'redo', 'undo', 'redo']);

/** Microseconds per step, one number per round: of the long history and of a short one. @type {Record<string, number[]>} */
const times = {};
const short = newEngine();
play(short, SHORT);
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  const pair = /** @type {const} */ ([
    ['long', long],
    ['short', short],
  ]);
  /** @type {Record<string, number[]>} */
  const single = {};
  for (const [nth, name] of ORDER.entries()) {
    for (const [who, engine] of (round + nth) % 2 === 0 ? pair : pair.toReversed()) {
      const start = performance.now();
      subjects[name](engine);
      (single[`${name} ${who}`] ??= []).push(((performance.now() - start) * 1000) / TOGETHER);
    }
  }
  if (round >= 0) for (const [what, all] of Object.entries(single)) (times[what] ??= []).push(median(all));
  // As long as they were, for the next round.
  long.goTo(length);
  short.goTo(SHORT);
}

console.log(
  JSON.stringify({
    ...times,
    stateSize: [stateSize],
    historySize: [historySize / length],
  }),
);
