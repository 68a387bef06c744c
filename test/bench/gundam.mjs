// What the card game costs: finding moves on boards of three sizes, whole games of computers, and publishing.
import { median } from './median.mjs';
import { digits, printTable } from './table.mjs';
import { timeCase } from './time-case.mjs';

/** Prints what enumerating, playing and publishing cost. */
export function benchGundam() {
  const figures = timeCase('gundam-case.mjs');
  /** @param {string} name */
  const of = (name) => median(figures[name] ?? []);
  printTable(
    'Gundam: finding all moves of a player',
    'From nothing: no answer of an earlier position is used. Told: with names, reasons, forecasts and scores. Medians, µs.',
    ['board', 'moves', 'valid', 'bare µs', 'told µs', 'told µs per move'],
    ['opening', 'middle', 'crowded'].map((board) => [
      board,
      digits(of(`${board}.moves`)),
      digits(of(`${board}.valid`)),
      digits(of(`${board}.bare`)),
      digits(of(`${board}.told`)),
      digits(of(`${board}.told`) / of(`${board}.moves`)),
    ]),
  );
  printTable(
    'Gundam: whole games, and what a move costs to publish',
    'Two computers that play what looks best, without a table; then a snapshot for each of three seats after every move.',
    ['what', 'figure'],
    [
      ['games per minute', digits(of('games.perMinute'))],
      ['moves per game', digits(of('games.moves'))],
      ['µs per snapshot', digits(of('publishing.each'))],
      ['kB per snapshot', digits(of('publishing.size'))],
    ],
  );
}
