import type { Agent } from '../../agents/agent.js';
import { greedyAgent } from '../../agents/greedy-agent.js';
import { searchAgent } from '../../agents/search/search-agent.js';
import { simulationOf } from '../../engines/rule-engine/simulation.js';
import type { GundamEngine } from './engine.js';
import type { GundamView } from './view.js';

/** How well a computer plays: by what looks best, or by thinking ahead. */
export const LEVELS = ['easy', 'hard'] as const;
/** One of `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** How a computer plays, and what. */
export interface ComputerAgentOptions {
  /** The game it plays. It is only asked what its seat may know. */
  readonly engine: GundamEngine;
  /** Decides whatever it leaves to chance. */
  readonly seed: string | number;
  readonly level?: Level;
  /** How many games it imagines for each choice, where it thinks ahead. */
  readonly iterations?: number;
}

/** A computer that plays the game. It thinks in slices, so the page never stops for it, and never looks at hidden cards. */
export function computerAgent({
  engine,
  seed,
  level = 'hard',
  iterations = 120,
}: ComputerAgentOptions): Agent<GundamView> {
  if (level === 'easy') return greedyAgent({ seed });
  return searchAgent({
    seed,
    iterations,
    // Hardly a move by chance: how the sides stand says more than what chance makes of it.
    rolloutDepth: 1,
    imagine: ({ seat }, random) => simulationOf(engine.imagine(seat, random())),
  });
}
