import { optionIdOf } from '../protocol/normalise.js';
import type { Option } from '../protocol/option.js';
import { pickRandom, seededRandom } from '../protocol/seeded-random.js';
import type { Snapshot } from '../protocol/snapshot.js';
import type { Agent } from './agent.js';
import { bestBy } from './best-by.js';
import { scoreOf } from './move-score.js';

/** How a greedy agent judges. */
export interface GreedyAgentOptions<View = unknown> {
  /** Decides between equally good options. */
  readonly seed: string | number;
  /**
   * How good an option is: more is better. Without it, the `metadata.score` that the engine published with the move
   * counts, and 0 for what has none.
   */
  readonly score?: (option: Option, snapshot: Snapshot<View>) => number;
}

/** An agent that chooses the option with the best score, without a thought about what comes after. */
export function greedyAgent<View = unknown>({ seed, score }: GreedyAgentOptions<View>): Agent<View> {
  const random = seededRandom(seed);
  return {
    choose(snapshot, options) {
      const judge = score ?? publishedScores(snapshot);
      return (
        pickRandom(
          bestBy(options, (option) => judge(option, snapshot)),
          random,
        ) ?? null
      );
    },
    judge(snapshot, options) {
      const judge = score ?? publishedScores(snapshot);
      return new Map(options.map((option) => [option.id, judge(option, snapshot)]));
    },
  };
}

function publishedScores({ moves }: Snapshot): (option: Option) => number {
  const scores = new Map(moves.map((move) => [optionIdOf(move), scoreOf(move)]));
  return (option) => scores.get(option.id) ?? 0;
}
