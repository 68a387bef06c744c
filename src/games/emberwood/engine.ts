import { RuleEngine } from '../../engines/rule-engine/rule-engine.js';
import { emberwood } from './rules/game.js';
import type { GivenPosition } from './rules/setup.js';
import { KEEPERS, LIMITS, type KeeperId, type Limits } from './rules/state.js';

/** How a game of Emberwood is set up. */
export interface EmberwoodOptions {
  /** Decides how the decks lie and whatever else is left to chance. */
  readonly seed?: string | number;
  /** What the keepers are called. */
  readonly names?: Readonly<Partial<Record<KeeperId, string>>>;
  /** Other numbers to play by. */
  readonly rules?: Partial<Limits>;
  /** A position to begin with, instead of a new deal. */
  readonly position?: GivenPosition;
}

/** A game of Emberwood without a table: for analysis, agents and tests. It knows everything, secrets included. */
export function createEngine({ seed = 0, names = {}, rules = {}, position }: EmberwoodOptions = {}) {
  const definition = emberwood({ limits: { ...LIMITS, ...rules }, position });
  const called = { hazel: 'Hazel', rowan: 'Rowan', ...names };
  const players = KEEPERS.map((id) => ({ id, name: called[id] }));
  return new RuleEngine(definition, players, { seed });
}

/** A running game of Emberwood, secrets included. */
export type EmberwoodEngine = ReturnType<typeof createEngine>;
