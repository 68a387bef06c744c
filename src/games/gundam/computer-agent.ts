import type { Agent } from '../../agents/agent.js';
import { skilledAgent, type SkillOptions } from '../../agents/skilled-agent.js';
import { simulationOf } from '../../engines/rule-engine/simulation.js';
import type { GundamEngine } from './engine.js';
import type { GundamView } from './view.js';

export { LEVELS, type Level } from '../../agents/skilled-agent.js';

/** How a computer plays, and what. */
export type ComputerAgentOptions = SkillOptions<GundamEngine>;

/** A computer that plays the game. It thinks in slices, so the page never stops for it, and never looks at hidden cards. */
export function computerAgent({
  engine,
  iterations = 120,
  ...skill
}: ComputerAgentOptions): Agent<GundamView> {
  return skilledAgent({
    ...skill,
    iterations,
    // Hardly a move by chance: how the sides stand says more than what chance makes of it.
    rolloutDepth: 1,
    imagine: ({ seat }, random) => simulationOf(engine.imagine(seat, random())),
  });
}
