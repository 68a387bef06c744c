/** @typedef {import('../../src/index.js').EnumeratedMove} EnumeratedMove */

const CATEGORIES = ['Attack', 'Move', 'Support', 'Trade'];

/**
 * One move of a made-up engine: every third is invalid, with two reasons. The version changes what it says, never
 * what it is. Moves are written out, not spread: V8 up to version 11 (Node 20) gives every object of the form
 * `{ ...a, b }` a hidden class of its own, and whoever reads it pays for that (see `spreadAnew`).
 * @param {number} at @param {number} count @param {number} version @returns {EnumeratedMove}
 */
export function moveAt(at, count, version) {
  const category = CATEGORIES[Math.floor((at * CATEGORIES.length) / count)] ?? '';
  const displayName = `${category} with unit ${at}`;
  const params = { unit: `unit-${at}`, strength: at % 7 };
  if (at % 3 !== 1) {
    const metadata = { displayName, category, priority: 0, successChance: version % 101 };
    return { moveId: 'order', playerId: 'ada', params, isValid: true, metadata };
  }
  const cost = {
    reason: `Costs ${5 + version} coins, you have 4.`,
    errorCode: 'NOT_ENOUGH_COINS',
    context: { required: 5 + version, available: 4 },
  };
  const range = { reason: `Unit ${at} is out of range.`, errorCode: 'OUT_OF_RANGE' };
  return {
    moveId: 'order',
    playerId: 'ada',
    params,
    isValid: false,
    validationError: cost,
    validationErrors: [cost, range],
    metadata: { displayName, category, priority: 0 },
  };
}

/** All moves at one version. @param {number} count @param {number} version */
export function allMoves(count, version) {
  return Array.from({ length: count }, (_, at) => moveAt(at, count, version));
}

/** The places that change in a version: 1 %, at least one, others each time. @param {number} count @param {number} version */
export function changedPlaces(count, version) {
  return Array.from(
    { length: Math.ceil((count - (version % 100)) / 100) },
    (_, nth) => (version % 100) + nth * 100,
  );
}

/**
 * The next list: 1 % of the moves say something new; all others are the very objects they were.
 * @param {readonly EnumeratedMove[]} moves @param {number} version
 */
export function withSomeChanged(moves, version) {
  const next = [...moves];
  for (const at of changedPlaces(moves.length, version)) next[at] = moveAt(at, moves.length, version);
  return next;
}

/** The same, by an engine that spreads objects. @param {readonly EnumeratedMove[]} moves @param {number} version */
export function withSomeSpread(moves, version) {
  const next = [...moves];
  for (const at of changedPlaces(moves.length, version))
    next[at] = spreadAnew(moveAt(at, moves.length, version));
  return next;
}

/** @param {EnumeratedMove} move @returns {EnumeratedMove} */
function spreadAnew({ params, isValid, metadata, ...rest }) {
  const { priority, ...more } = metadata ?? {};
  return { ...rest, params, isValid, metadata: { ...more, priority: priority ?? 0 } };
}

/** The same list again, nothing of it the same object. @param {readonly EnumeratedMove[]} moves */
export function freshCopies(moves) {
  return structuredClone(moves);
}
