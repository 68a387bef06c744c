// Times one case of enumerating in a process of its own: node enumerating-case.mjs <count> <first|again|peers>
import { deepStrictEqual } from 'node:assert';
import { median } from './median.mjs';
import { contextPerCandidate, tryOnBoardgameIo } from './skirmish-peers.mjs';
import { fusedLoop, inlinedRules, plainState, PLAYERS, SIDES, skirmish } from './skirmish.mjs';

/** @type {typeof import('../../src/engines/rule-engine/index.js')} */
const { RuleEngine } = await import(new URL('../../dist/engines/rule-engine/index.js', import.meta.url).href);

// boardgame.io complains in the console of every move it refuses: that shall not be timed, nor read.
console.error = () => {};

const ROUNDS = 15;
/** So many candidates are judged before anything counts: lists of every length begin with compiled code. */
const WARM_UP = 600_000;
/** boardgame.io is asked about so many attacks, and the time of all is worked out from that. */
const TRIED = 40;
const REPEATS = 50;

const count = Number(process.argv[2]);
const batch = Math.max(3, Math.min(60, Math.round(40_000 / count)));
const [attackers, targets] = /** @type {readonly [number, number]} */ (SIDES[count]);
const definition = skirmish(attackers, targets);
const engine = new RuleEngine(definition, PLAYERS, { seed: 1 });
const { zones } = engine.getFullState();
const fields = { ada: zones['field:ada'] ?? [], ben: zones['field:ben'] ?? [] };
const plain = plainState(fields);
const attacks = inlinedRules(plain, 'ada').map(({ params }) => params);
const tried = attacks.filter((_, at) => at % Math.floor(count / TRIED) === 0).slice(0, TRIED);
const tryThem = tryOnBoardgameIo(plain);

/** The list must say what a bare loop over the same position says. */
function check() {
  deepStrictEqual(engine.enumerateMoves('ada'), inlinedRules(plain, 'ada'));
}

let nth = 0;
let fork = engine.fork();
/** Whoever wants a list keeps it for a while: the loops' lists live as long as the engine's. */
let kept = inlinedRules(plain, 'ada');
/** @type {Record<string, () => unknown>} */
const timed = {
  floor: () => (kept = inlinedRules(plain, 'ada')),
  fused: () => (kept = fusedLoop(plain, 'ada')),
  first: () => fork.enumerateMoves('ada'),
  same: () => engine.enumerateMoves('ada'),
  literal: () => contextPerCandidate(plain, definition.moves.attack, 'ada'),
  boardgameIo: () => tryThem(tried),
};
// Peers call the same rules with other objects, which would slow the rules down for everybody.
/** @type {Record<string, string[]>} */
const CASES = {
  first: ['floor', 'first'],
  again: ['floor', 'same'],
  peers: ['floor', 'fused', 'literal', 'boardgameIo'],
};
const names = CASES[process.argv[3] ?? ''] ?? [];

/** Microseconds, one number per round. @type {Record<string, number[]>} */
const times = Object.fromEntries(names.map((name) => [name, []]));
check();
deepStrictEqual(fusedLoop(plain, 'ada'), kept);
if (names.includes('literal'))
  deepStrictEqual(contextPerCandidate(plain, definition.moves.attack, 'ada'), kept);
for (let round = -Math.ceil(WARM_UP / (count * batch)); round < ROUNDS; round += 1) {
  /** @type {Record<string, number[]>} */
  const single = Object.fromEntries(names.map((name) => [name, []]));
  for (let time = 0; time < batch; time += 1, nth += 1) {
    for (let at = 0; at < names.length; at += 1) {
      const name = names[(nth + at) % names.length] ?? '';
      if (name === 'boardgameIo' && time > 0) continue;
      if (name === 'first') fork = engine.fork();
      else if (name === 'same') engine.enumerateMoves('ada');
      // Of long lists, everybody sweeps up after himself only.
      if (count > 10_000) globalThis.gc?.();
      const repeats = name === 'same' ? REPEATS : 1;
      const start = performance.now();
      for (let again = 0; again < repeats; again += 1) timed[name]?.();
      single[name]?.push(((performance.now() - start) * 1000) / repeats);
    }
  }
  for (const name of names) {
    const scale = name === 'boardgameIo' ? count / TRIED : 1;
    if (round >= 0) times[name]?.push(median(single[name] ?? []) * scale);
  }
}
check();

const moves = engine.enumerateMoves('ada');
const invalid = moves.filter(({ isValid }) => !isValid);
const reasons = invalid.reduce((sum, { validationErrors = [] }) => sum + validationErrors.length, 0);
console.log(
  JSON.stringify({ ...times, invalid: [invalid.length / moves.length], reasons: [reasons / invalid.length] }),
);
