import { pickRandom, seededRandom } from '../protocol/seeded-random.js';
import type { Agent } from './agent.js';

/** An agent that chooses any available option, the same ones for the same seed. */
export function randomAgent({ seed }: { readonly seed: string | number }): Agent {
  const random = seededRandom(seed);
  return { choose: (_, options) => pickRandom(options, random) ?? null };
}
