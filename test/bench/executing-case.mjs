// Times one case of executing in a process of its own: node executing-case.mjs <carry|pay>
import { deepStrictEqual } from 'node:assert';
import { createRequire } from 'node:module';
import { produce, produceWithPatches, enablePatches } from 'immer';
import { create } from 'mutative';
import { cardTable, mutate, plainTable, PLAYERS, stepAt } from './card-table.mjs';
import { median } from './median.mjs';

// Drafts are changed by a copy of the function: whoever also changes drafts changes plain data five times as slowly.
/** @type {typeof import('./card-table.mjs')} */
const { mutate: mutateDraft } = await import(new URL('./card-table.mjs?drafts', import.meta.url).href);
/** @type {typeof import('../../src/engines/rule-engine/index.js')} */
const { RuleEngine } = await import(new URL('../../dist/engines/rule-engine/index.js', import.meta.url).href);
const { Client } = createRequire(import.meta.url)('boardgame.io/client');

const ROUNDS = 15;
const WARM_UP = 10;
/** Moves per subject and round; so many are timed together, as one takes less than the clock can see. */
const TOGETHER = 60;
const BATCHES = 6;

enablePatches();
const moveId = process.argv[2] === 'pay' ? 'pay' : 'carry';
const pays = moveId === 'pay';

const plain = plainTable();
const engine = new RuleEngine(cardTable(), PLAYERS, { seed: 1 });
let withImmer = plainTable();
let withImmerPatches = plainTable();
/** @type {any} */
let withMutative = plainTable();
/** @type {any} */
let withMutativePatches = plainTable();
const freezes = process.env.NODE_ENV !== 'production';

/** boardgame.io keeps every position of a turn to undo it: a new match each round keeps that short. */
function match() {
  const client = Client({
    numPlayers: 2,
    debug: false,
    game: {
      setup: () => plainTable(),
      moves: {
        go: (/** @type {{ G: import('./card-table.mjs').PlainTable }} */ { G }, /** @type {any} */ step) =>
          mutateDraft(G, step, pays),
      },
    },
  });
  client.start();
  return client;
}
let client = match();
let inMatch = 0;

/** @type {Record<string, (step: import('./card-table.mjs').Step) => unknown>} */
const subjects = {
  floor: (step) => mutate(plain, step, pays),
  engine: (step) => engine.executeMove(moveId, { playerId: 'ada', params: step }),
  patches: (step) => {
    const result = engine.executeMove(moveId, { playerId: 'ada', params: step });
    return result.success && result.patches;
  },
  immer: (step) => (withImmer = produce(withImmer, (draft) => mutateDraft(draft, step, pays))),
  immerPatches: (step) =>
    ([withImmerPatches] = produceWithPatches(withImmerPatches, (draft) => mutateDraft(draft, step, pays))),
  mutative: (step) =>
    (withMutative = create(withMutative, (draft) => mutateDraft(draft, step, pays), {
      enableAutoFreeze: freezes,
    })),
  mutativePatches: (step) =>
    ([withMutativePatches] = create(withMutativePatches, (draft) => mutateDraft(draft, step, pays), {
      enableAutoFreeze: freezes,
      enablePatches: true,
    })),
  boardgameIo: (step) => client.moves.go(step),
};
const names = Object.keys(subjects);
/** Where each subject is in the game. The engine is one subject with two names. @type {Record<string, number>} */
const played = Object.fromEntries(names.map((name) => [name, 0]));

/** Microseconds per move, one number per round. @type {Record<string, number[]>} */
const times = Object.fromEntries(names.map((name) => [name, []]));
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  client = match();
  inMatch = 0;
  /** @type {Record<string, number[]>} */
  const single = Object.fromEntries(names.map((name) => [name, []]));
  for (let batch = 0; batch < BATCHES; batch += 1) {
    for (let at = 0; at < names.length; at += 1) {
      const name = names[(batch + round + WARM_UP + at) % names.length] ?? '';
      const subject = /** @type {(step: import('./card-table.mjs').Step) => unknown} */ (subjects[name]);
      if (name === 'boardgameIo' && batch > 0) continue;
      const who = name === 'patches' ? 'engine' : name;
      const first = name === 'boardgameIo' ? inMatch : (played[who] ?? 0);
      const steps = Array.from({ length: TOGETHER }, (_, nth) => stepAt(first + nth));
      if (name !== 'boardgameIo') played[who] = first + TOGETHER;
      const start = performance.now();
      for (const step of steps) subject(step);
      single[name]?.push(((performance.now() - start) * 1000) / TOGETHER);
    }
  }
  if (round >= 0) for (const name of names) times[name]?.push(median(single[name] ?? []));
}

// All tables have gone the same way.
const expected = plainTable();
for (let nth = 0; nth < (played['engine'] ?? 0); nth += 1) mutate(expected, stepAt(nth), pays);
const { zones, state } = engine.getFullState();
for (const [playerId, lists] of Object.entries(expected.zones))
  for (const [zone, cards] of Object.entries(lists)) deepStrictEqual(zones[`${zone}:${playerId}`], cards);
deepStrictEqual(state.players, expected.players);

console.log(JSON.stringify(times));
