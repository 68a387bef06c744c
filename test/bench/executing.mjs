// How much one move costs, checked, played and kept in the history. See card-table.mjs for the game.
import { median } from './median.mjs';
import { digits, judged, printTable } from './table.mjs';
import { ratio, timeCaseAs } from './time-case.mjs';

const CASES = /** @type {const} */ ([
  ['carry', 'zone and card operations', 10],
  ['pay', 'and a draft of the state', 100],
]);

/** Prints what a move costs. */
export function benchExecuting() {
  const rows = [];
  for (const environment of /** @type {const} */ (['production', 'development'])) {
    for (const [moveId, says, goal] of CASES) {
      const times = timeCaseAs(environment, 'executing-case.mjs', moveId);
      const { floor = [], engine = [], boardgameIo = [] } = times;
      const over = (/** @type {string} */ name) => ratio(times[name] ?? [], floor);
      const frozen = environment === 'development';
      const faster = ratio(boardgameIo, engine);
      rows.push([
        frozen ? `${says}, frozen` : says,
        frozen ? `${digits(over('engine'))}×` : judged(over('engine'), goal),
        `${digits(over('patches'))}×`,
        ...['mutative', 'mutativePatches', 'immer', 'immerPatches', 'boardgameIo'].map(
          (name) => `${digits(over(name))}×`,
        ),
        `${digits(faster)}×${frozen ? '' : ` ≥40 ${faster >= 40 ? 'ok' : 'under'}`}`,
        digits(median(engine)),
        digits(median(floor)),
      ]);
    }
  }
  printTable(
    'Executing one move on 240 cards in eight zones',
    "Three conditions, a card to another zone, turned and counted on; then the same with two numbers of the game's own\n" +
      'state. Floor: plain mutation of plain data, unchecked. Ratios to the floor, medians of paired rounds. Peers draft the\n' +
      'same plain data and check nothing; the client of boardgame.io makes the move too. In development everything is frozen.',
    [
      'move',
      'moveset',
      'and patches',
      'mutative',
      'and patches',
      'immer',
      'and patches',
      'boardgame.io',
      'boardgame.io / moveset',
      'moveset µs',
      'floor µs',
    ],
    rows,
  );
}
