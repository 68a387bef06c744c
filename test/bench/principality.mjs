// What the deck builder costs that keeps every state, beside one that keeps none. See principality-floor.mjs.
import { median } from './median.mjs';
import { digits, judged, printTable } from './table.mjs';
import { ratio, timeCase } from './time-case.mjs';

const GAME = 300;
const GOAL = 2.5;

const CALLS = /** @type {const} */ ([
  ['constructor', 'construct', null, 1],
  ['initializeGame', 'initialize', null, 50],
  ['executeMove', 'execute', 'executeFloor', 10],
  ['getValidMoves', 'valid', 'validFloor', 5],
  ['checkGameOver', 'over', 'overFloor', 20],
  [`a whole game of ${GAME} moves`, 'game', 'gameFloor', null],
]);

/** Prints the document's table with our figures, and what a move costs as a game gets long. */
export function benchPrincipality() {
  const times = timeCase('principality-case.mjs', GAME);
  printTable(
    'Principality: each call, and whole games',
    'A game of two players. Floor: the same rules on data that is changed where it lies. Ratios to the floor, medians of\n' +
      'paired rounds. Target: what the document asks for.',
    ['call', 'moveset', 'µs', 'floor µs', 'target µs'],
    CALLS.map(([name, own, floor, target]) => {
      const ours = times[own] ?? [];
      const least = floor === null ? null : (times[floor] ?? []);
      return [
        name,
        least === null ? '–' : judged(ratio(ours, least), GOAL),
        digits(median(ours)),
        least === null ? '–' : digits(median(least)),
        target === null ? '–' : (target * 1000).toLocaleString('en'),
      ];
    }),
  );
  const lengths = [100, 300, 1000, 3000].map((moves) => ({
    moves,
    times: timeCase('principality-case.mjs', moves),
  }));
  const short = median(lengths[0]?.times['execute'] ?? []);
  printTable(
    'Principality: one move as a game gets long',
    'executeMove alone, averaged over games of so many moves. Decks grow with a game, and with them each shuffle: the\n' +
      'floor has that too.',
    ['moves', 'µs per move', 'against 100', 'against floor'],
    lengths.map(({ moves, times: { execute = [], executeFloor = [] } }) => [
      moves.toLocaleString('en'),
      digits(median(execute)),
      `${digits(median(execute) / short)}×`,
      `${digits(ratio(execute, executeFloor))}×`,
    ]),
  );
}
