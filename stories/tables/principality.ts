import { GameEngine } from '../../src/games/principality/rules/game-engine.js';
import type { CardName } from '../../src/games/principality/rules/cards.js';
import type { GameState, PlayerState } from '../../src/games/principality/rules/types.js';
import { createTable } from '../../src/games/principality/table.js';
import type { PrincipalityView } from '../../src/games/principality/view.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import { createDriver } from '../../src/testing/driver.js';
import type { Chair } from '../seated.js';

const DECK: readonly CardName[] = [
  'Gold',
  'Silver',
  'Copper',
  'Estate',
  'Market',
  'Copper',
  'Village',
  'Silver',
];

/** The beginning of a game in which the first player has something special. */
function court(player: Partial<PlayerState>, parts: Partial<GameState> = {}): GameState {
  const state = new GameEngine('stories').initializeGame(2);
  const [first, ...others] = state.players;
  return { ...state, ...parts, players: [{ ...first!, deck: DECK, ...player }, ...others] };
}

/** Games that stories begin with; Ada is to play. */
export const COURTS = {
  start: new GameEngine('stories').initializeGame(2),
  // Many actions, and a Cellar with something to be rid of.
  actions: court({
    hand: ['Village', 'Cellar', 'Smithy', 'Estate', 'Estate', 'Copper', 'Gold'],
    discard: ['Duchy', 'Silver'],
  }),
  // Eight coins, once the treasures are played.
  rich: court(
    { hand: ['Gold', 'Gold', 'Silver', 'Copper', 'Estate'], playArea: ['Market'], buys: 2 },
    { phase: 'buy', turnNumber: 9 },
  ),
  // The last Province, for who has the coins.
  ending: court(
    { hand: ['Gold', 'Gold', 'Silver', 'Copper', 'Province'], coins: 8 },
    {
      phase: 'buy',
      turnNumber: 21,
      supply: new Map([...new GameEngine('stories').initializeGame(2).supply, ['Province', 1]]),
    },
  ),
} as const satisfies Record<string, GameState>;

/** A chair at a table where some moves, by their names, have been played. */
export async function courtAt(
  state: GameState = COURTS.start,
  { seat = 'p1', played = [] }: { readonly seat?: PlayerId | null; readonly played?: readonly string[] } = {},
): Promise<Chair<PrincipalityView>> {
  const table = createTable({ state });
  const driver = createDriver(table);
  for (const name of played) await driver.playOption(name);
  return { adapter: table.adapter(seat) };
}
