import type { Agent } from './agent.js';
import { greedyAgent } from './greedy-agent.js';
import { searchAgent, type SearchAgentOptions } from './search/search-agent.js';

/** How well a computer plays: by what looks best, or by thinking ahead. */
export const LEVELS = ['easy', 'hard'] as const;
/** One of `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** How the computer of a game plays, and what. */
export interface SkillOptions<Engine> {
  /** The game it plays. It is only asked what its seat may know. */
  readonly engine: Engine;
  /** Decides whatever it leaves to chance. */
  readonly seed: string | number;
  readonly level?: Level;
  /** How many games it imagines for each choice, where it thinks ahead. */
  readonly iterations?: number;
}

/** An agent of one of two levels. It thinks in slices, so the page never stops for it, and never looks at hidden cards. */
export function skilledAgent<View>({
  level = 'hard',
  ...search
}: SearchAgentOptions<View> & { readonly level?: Level | undefined }): Agent<View> {
  return level === 'easy' ? greedyAgent({ seed: search.seed }) : searchAgent(search);
}
