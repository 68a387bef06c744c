import { RuleEngine } from '../../engines/rule-engine/rule-engine.js';
import { DECKS, type Deck } from './rules/cards/decks.js';
import { validateDeck } from './rules/cards/validate-deck.js';
import { positionFaults } from './rules/check-position.js';
import { gundam } from './rules/game.js';
import { OFFICIAL_RULES, type PlayRules } from './rules/play-rules.js';
import type { GivenPosition } from './rules/setup.js';
import { PLAYERS, type SeatId } from './rules/state.js';

/** How a game is set up. */
export interface GundamOptions {
  /** Decides how the decks lie and whatever else is left to chance. */
  readonly seed?: string | number;
  /** What the players bring; the first one blue and the second one red, unless said. */
  readonly decks?: Readonly<Partial<Record<SeatId, Deck>>>;
  /** Other rules than the printed ones: `DOCUMENT_RULES`, or single points. */
  readonly rules?: Partial<PlayRules>;
  /** What the players are called. */
  readonly names?: Readonly<Partial<Record<SeatId, string>>>;
  /** Who begins; one of the players is asked, unless said. */
  readonly firstPlayer?: SeatId;
  /** A position to begin with, instead of a new game. */
  readonly position?: GivenPosition;
}

/** A game without a table: for analysis, agents and tests. It knows everything, secrets included. */
export function createEngine(options: GundamOptions = {}) {
  const { seed = 0, decks, rules, names = {}, firstPlayer, position } = options;
  const chosen = { player1: DECKS.blue, player2: DECKS.red, ...decks };
  for (const seat of PLAYERS) {
    const faults = validateDeck(chosen[seat]);
    if (faults.length === 0) continue;
    throw new Error(
      `moveset: the deck of ${seat} is not legal: ${faults.map(({ reason }) => reason).join(' ')} ` +
        'A game cannot begin with it. Mend the deck; validateDeck lists everything that is wrong with one.',
    );
  }
  const misplaced = position ? positionFaults(position) : [];
  if (misplaced.length > 0) {
    throw new Error(
      `moveset: the position cannot be laid out: ${misplaced.join(' ')} A game cannot begin with it. ` +
        'Give ids of CARDS, each where such a card may lie.',
    );
  }
  const called = { player1: 'Player One', player2: 'Player Two', ...names };
  const definition = gundam({ rules: { ...OFFICIAL_RULES, ...rules }, decks: chosen, firstPlayer, position });
  return new RuleEngine(
    definition,
    PLAYERS.map((id) => ({ id, name: called[id] })),
    { seed },
  );
}

/** A running game, secrets included. */
export type GundamEngine = ReturnType<typeof createEngine>;
