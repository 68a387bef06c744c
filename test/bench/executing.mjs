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
      /** @param {string} subject */
      const time = (subject) => {
        const { floor = [], [subject]: own = [] } = timeCaseAs(
          environment,
          'executing-case.mjs',
          moveId,
          subject,
        );
        return { over: ratio(own, floor), own: median(own), floor: median(floor) };
      };
      const engine = time('engine');
      const boardgameIo = time('boardgameIo');
      const peers = ['mutative', 'mutativePatches', 'immer', 'immerPatches'].map(time);
      const frozen = environment === 'development';
      // By time: beside a client that sweeps through memory, the floor itself takes three times as long.
      const faster = boardgameIo.own / engine.own;
      rows.push([
        frozen ? `${says}, frozen` : says,
        frozen ? `${digits(engine.over)}×` : judged(engine.over, goal),
        ...[time('patches'), ...peers, boardgameIo].map(({ over }) => `${digits(over)}×`),
        `${digits(faster)}×${frozen ? '' : ` ≥40 ${faster >= 40 ? 'ok' : 'under'}`}`,
        digits(engine.own),
        digits(engine.floor),
      ]);
    }
  }
  printTable(
    'Executing one move on 240 cards in eight zones',
    "Three conditions, a card to another zone, turned and counted on; then the same with two numbers of the game's own\n" +
      'state. Floor: plain mutation of plain data, unchecked. Ratios to the floor, medians of paired rounds. Peers draft the\n' +
      'same plain data and check nothing; the client of boardgame.io makes the move too. Each in a process\n' +
      'of its own, beside the floor. How many times as long it takes as the engine is by the clock. In development\n' +
      'everything is frozen.',
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
