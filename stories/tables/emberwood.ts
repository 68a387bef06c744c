import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { createEngine, type EmberwoodOptions } from '../../src/games/emberwood/engine.js';
import type { GivenPosition } from '../../src/games/emberwood/rules/setup.js';
import { tableOf } from '../../src/games/emberwood/table.js';
import type { EmberwoodView } from '../../src/games/emberwood/view.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import { createDriver } from '../../src/testing/driver.js';
import type { Chair } from '../seated.js';

const DECK = ['badger', 'owl', 'bear', 'fox', 'heron', 'mouse'] as const;

/** Positions that stories begin with; Hazel is to play. */
export const DUELS = {
  // Everything there is: attackers, a guardian, charms of every kind, and embers for most of it.
  middleGame: {
    hazel: {
      warmth: 14,
      kindling: 6,
      hand: ['weather', 'spark', 'bramble', 'owl', 'bear'],
      clearing: ['badger:1', 'fox'],
      deck: DECK,
    },
    rowan: {
      warmth: 11,
      kindling: 5,
      hand: ['fox', 'stag', 'mouse'],
      clearing: ['heron', 'boar'],
      deck: DECK,
    },
  },
  // Nothing can be paid for, and a guardian stands before whoever could attack.
  guarded: {
    hazel: { kindling: 1, hand: ['bear', 'stag'], clearing: ['mouse'], deck: DECK },
    rowan: { kindling: 1, hand: ['fox'], clearing: ['hedgehog', 'fox'], deck: DECK },
  },
  // One attack is enough.
  aboutToWin: {
    hazel: { kindling: 2, clearing: ['bear'], deck: DECK },
    rowan: { warmth: 5, hand: ['mouse'], deck: DECK },
  },
} as const satisfies Record<string, GivenPosition>;

/** A chair at a table where some moves, by their names, have been played. */
export async function duelAt(
  options: EmberwoodOptions,
  {
    seat = 'hazel',
    played = [],
  }: { readonly seat?: PlayerId | null; readonly played?: readonly string[] } = {},
): Promise<Chair<EmberwoodView>> {
  const table = tableOf(createEngine({ seed: 'stories', ...options }));
  const driver = createDriver(table);
  for (const name of played) await driver.playOption(name);
  return { adapter: table.adapter(seat) };
}

/** Two keepers at one screen. */
export function sharedDuel(options: EmberwoodOptions): Chair<EmberwoodView> {
  return { adapter: hotSeatAdapter(tableOf(createEngine({ seed: 'stories', ...options }))) };
}
