import type { Agent } from '../../agents/agent.js';
import { runInSlices } from '../../agents/run-in-slices.js';
import { canonicalText } from '../../protocol/plain-data.js';
import type { Option } from '../../protocol/option.js';
import { pickRandom, seededRandom } from '../../protocol/seeded-random.js';
import { paramsOf } from './rules/search-board.js';
import { isMate, rateMoves, type SearchLimits } from './rules/search.js';
import type { ChessView } from './view.js';

/** How well a computer plays. */
export const LEVELS = ['easy', 'medium', 'hard'] as const;
/** One of `LEVELS`. */
export type Level = (typeof LEVELS)[number];

/** How far each level looks, and by how many hundredths of a pawn it may misjudge. */
const LIMITS: Readonly<Record<Level, SearchLimits & { readonly haze: number }>> = {
  easy: { depth: 1, positions: 2_000, haze: 90 },
  medium: { depth: 2, positions: 20_000, haze: 30 },
  hard: { depth: 4, positions: 12_000, haze: 8 },
};

/** A computer that plays chess. It thinks in slices, so the page never stops for it. */
export function computerAgent({
  seed,
  level = 'medium',
}: {
  readonly seed: string | number;
  readonly level?: Level;
}): Agent<ChessView> {
  const { haze, ...limits } = LIMITS[level];
  const random = seededRandom(seed);

  async function rate({ fen }: ChessView, options: readonly Option[], signal: AbortSignal) {
    const rated = await runInSlices(rateMoves(fen, limits), signal);
    const scores = new Map(rated.map(({ move, score }) => [canonicalText(paramsOf(move)), score]));
    return options.flatMap((option) => {
      const score = scores.get(canonicalText(option.params));
      return score === undefined ? [] : [{ option, score }];
    });
  }

  return {
    async choose({ view }, options, signal) {
      const rated = await rate(view, options, signal);
      const best = Math.max(...rated.map(({ score }) => score));
      // Who sees a mate takes the shortest way to it.
      const slack = isMate(best) ? 0 : haze;
      const good = rated.filter(({ score }) => score >= best - slack);
      return pickRandom(good, random)?.option ?? options[0] ?? null;
    },
    async judge({ view }, options, signal) {
      const rated = await rate(view, options, signal);
      return new Map(rated.map(({ option, score }) => [option.id, score]));
    },
  };
}
