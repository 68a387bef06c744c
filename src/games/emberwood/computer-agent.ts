import type { Agent } from '../../agents/agent.js';
import { skilledAgent, type SkillOptions } from '../../agents/skilled-agent.js';
import { simulationOf } from '../../engines/rule-engine/simulation.js';
import type { EmberwoodEngine } from './engine.js';
import type { EmberwoodView } from './view.js';

export { LEVELS, type Level } from '../../agents/skilled-agent.js';

/** How a computer plays, and what. */
export type ComputerAgentOptions = SkillOptions<EmberwoodEngine>;

/** A computer that plays Emberwood. It thinks in slices, so the page never stops for it, and never looks at hidden cards. */
export function computerAgent({
  engine,
  iterations = 300,
  ...skill
}: ComputerAgentOptions): Agent<EmberwoodView> {
  return skilledAgent({
    ...skill,
    iterations,
    // A few moves: what comes later is judged by how the sides stand.
    rolloutDepth: 4,
    imagine: ({ seat }, random) => simulationOf(engine.imagine(seat, random())),
  });
}
