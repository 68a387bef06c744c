// Times one case of executing in a process of its own: node executing-case.mjs <carry|pay> <subject>
import { deepStrictEqual } from 'node:assert';
import { createRequire } from 'node:module';
import { produce, produceWithPatches, enablePatches } from 'immer';
import { create } from 'mutative';
import { cardTable, mutate, plainTable, PLAYERS, stepAt, ZONES } from './card-table.mjs';
import { median } from './median.mjs';

// Drafts are changed by a copy of the function: whoever also changes drafts changes plain data five times as slowly.
/** @type {typeof import('./card-table.mjs')} */
const { mutate: mutateDraft } = await import(new URL('./card-table.mjs?drafts', import.meta.url).href);
/** @type {typeof import('../../src/engines/rule-engine/index.js')} */
const { RuleEngine } = await import(new URL('../../dist/engines/rule-engine/index.js', import.meta.url).href);
const { Client } = createRequire(import.meta.url)('boardgame.io/client');

const ROUNDS = 15;
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

const client = Client({
  numPlayers: 2,
  debug: false,
  game: {
    setup: () => plainTable(),
    // Whoever's turn it is carries ada's cards.
    moves: {
      go: (/** @type {{ G: import('./card-table.mjs').PlainTable }} */ { G }, /** @type {any} */ step) =>
        mutateDraft(G, step, pays),
    },
  },
});
client.start();

/** @type {Record<string, (step: import('./card-table.mjs').Step) => unknown>} */
const subjects = {
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
const name = process.argv[3] ?? 'engine';
/** What is quick needs more moves until it is compiled. */
const WARM_UP = name === 'engine' || name === 'patches' ? 40 : 10;
const subject = /** @type {(step: import('./card-table.mjs').Step) => unknown} */ (subjects[name]);

/** Microseconds per move, one number per round. @type {Record<string, number[]>} */
const times = { floor: [], [name]: [] };
let played = 0;
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  /** @type {Record<string, number[]>} */
  const single = { floor: [], [name]: [] };
  for (let batch = 0; batch < BATCHES; batch += 1, played += TOGETHER) {
    const steps = Array.from({ length: TOGETHER }, (_, nth) => stepAt(played + nth));
    const pair = ['floor', name];
    for (const who of batch % 2 === 0 ? pair : pair.toReversed()) {
      const start = performance.now();
      if (who === 'floor') for (const step of steps) mutate(plain, step, pays);
      else for (const step of steps) subject(step);
      single[who]?.push(((performance.now() - start) * 1000) / TOGETHER);
    }
  }
  // boardgame.io keeps every position of a turn, to undo it: that shall not get long.
  if (name === 'boardgameIo') client.events.endTurn();
  if (round >= 0) for (const who of ['floor', name]) times[who]?.push(median(single[who] ?? []));
}

// The subject has gone the same way.
/** @type {Record<string, () => unknown>} */
const results = {
  engine: () => engineTable(),
  patches: () => engineTable(),
  immer: () => withImmer,
  immerPatches: () => withImmerPatches,
  mutative: () => withMutative,
  mutativePatches: () => withMutativePatches,
  boardgameIo: () => client.getState().G,
};
const { zones, players } = plain;
const result = /** @type {typeof plain} */ (results[name]?.());
deepStrictEqual({ zones: result.zones, players: result.players }, { zones, players });

function engineTable() {
  const full = engine.getFullState();
  const lists = Object.keys(zones).map((playerId) => [
    playerId,
    Object.fromEntries(ZONES.map((zone) => [zone, full.zones[`${zone}:${playerId}`]])),
  ]);
  return { zones: Object.fromEntries(lists), players: full.state.players };
}

console.log(JSON.stringify(times));
