// Times Gundam in a process of its own: node gundam-case.mjs
/** @type {typeof import('../../src/games/gundam/index.js')} */
const { createEngine, tableOf } = await import(
  new URL('../../dist/games/gundam/index.js', import.meta.url).href
);
/** @typedef {import('../../src/games/gundam/index.js').GundamEngine} GundamEngine */
/** @typedef {import('../../src/games/gundam/index.js').GundamOptions} GundamOptions */

const ROUNDS = 15;
const WARM_UP = 5;
const GAMES = 10;

/** What looks best of all that can be played. @param {GundamEngine} engine @param {string} player */
function best(engine, player) {
  let found;
  for (const move of engine.enumerateMovesLazy(player, { validOnly: true, includeMetadata: 'score' }))
    if (!found || Number(move.metadata?.['score']) > Number(found.metadata?.['score'])) found = move;
  return found;
}

/** Plays what looks best, for so many moves at most; gives how many there were. @param {GundamEngine} engine @param {number} most @param {() => void} [after] */
function playOn(engine, most, after) {
  let played = 0;
  for (; played < most && !engine.hasGameEnded(); played += 1) {
    const player = /** @type {string} */ (engine.getActivePlayer());
    const move = /** @type {any} */ (best(engine, player));
    const { success } = engine.executeMove(move.moveId, move);
    if (!success) throw new Error('A move that was offered is refused.');
    after?.();
  }
  return played;
}

/** @param {GundamOptions} options @param {number} plies */
function position(options, plies) {
  const engine = createEngine({ seed: 'bench', firstPlayer: 'player1', ...options });
  playOn(engine, plies);
  return engine;
}

const full = {
  hand: ['skiff', 'cutter', 'frigate', 'ida', 'corin', 'ebb', 'recall', 'charts', 'drydock', 'fog'],
  units: ['tender', 'mender', 'corvette', 'undertow', 'pharos', 'maelstrom'],
  base: 'lighthouse',
  shields: ['skiff', 'skiff', 'skiff', 'skiff', 'skiff', 'skiff'],
  resources: 10,
};
const rested = full.units.map((card) => ({ card, rested: true, pilot: 'pell' }));

/** @type {Record<string, GundamEngine>} */
const positions = {
  opening: position({}, 2),
  middle: position({}, 60),
  crowded: position({ position: { player1: full, player2: { ...full, units: rested } } }, 0),
};

/** Microseconds, one number per round; counts. @type {Record<string, number[]>} */
const figures = {};
/** @param {string} name @param {number} round @param {number} calls @param {() => void} act */
function time(name, round, calls, act) {
  const start = performance.now();
  act();
  (figures[name] ??= [])[Math.max(0, round)] = ((performance.now() - start) * 1000) / calls;
}

let sink = 0;
for (const [name, engine] of Object.entries(positions)) {
  const player = /** @type {string} */ (engine.getActivePlayer());
  const moves = engine.enumerateMoves(player);
  figures[`${name}.moves`] = [moves.length];
  figures[`${name}.valid`] = [moves.filter(({ isValid }) => isValid).length];
}
for (let round = -WARM_UP; round < ROUNDS; round += 1) {
  for (const [name, engine] of Object.entries(positions)) {
    const player = /** @type {string} */ (engine.getActivePlayer());
    // Forks know nothing of what was enumerated before.
    const fresh = Array.from({ length: 10 }, () => engine.fork());
    time(`${name}.bare`, round, fresh.length, () => {
      for (const each of fresh) sink += each.enumerateMoves(player).length;
    });
    const told = Array.from({ length: 10 }, () => engine.fork());
    time(`${name}.told`, round, told.length, () => {
      for (const each of told) sink += each.enumerateMoves(player, { includeMetadata: true }).length;
    });
  }
}

let plies = 0;
const start = performance.now();
for (let seed = 0; seed < GAMES; seed += 1) plies += playOn(createEngine({ seed }), Infinity);
figures['games.perMinute'] = [(GAMES * 60_000) / (performance.now() - start)];
figures['games.moves'] = [plies / GAMES];

// What every move costs to publish to both seats and to who watches, and how much is published.
for (let round = -2; round < 4; round += 1) {
  const engine = createEngine({ seed: 7 });
  const table = tableOf(engine);
  const adapters = ['player1', 'player2', null].map((seat) => table.adapter(seat));
  let spent = 0;
  let size = 0;
  const moves = playOn(engine, Infinity, () => {
    const began = performance.now();
    for (const adapter of adapters) sink += adapter.getSnapshot().moves.length;
    spent += performance.now() - began;
    size += JSON.stringify(adapters[0]?.getSnapshot()).length;
  });
  if (round < 0) continue;
  (figures['publishing.each'] ??= []).push((spent * 1000) / moves / adapters.length);
  (figures['publishing.size'] ??= []).push(size / moves / 1024);
}

if (sink === 0) throw new Error('Nothing was found.');
console.log(JSON.stringify(figures));
