import { canonicalText } from '../../protocol/plain-data.js';
import type { Random } from '../../protocol/seeded-random.js';
import type { Snapshot } from '../../protocol/snapshot.js';
import type { Agent } from '../agent.js';
import { runInSlices } from '../run-in-slices.js';
import { searchMoves, type SearchOptions } from './search-moves.js';
import type { Simulation } from './simulation.js';

/** How a searching agent thinks, and about what. */
export interface SearchAgentOptions<View = unknown> extends SearchOptions {
  /**
   * The position of a snapshot as a game to be thought through, with a new guess at what the seat cannot see. The moves
   * of the seat must bear the ids that they have in the snapshot.
   */
  readonly imagine: (snapshot: Snapshot<View>, random: Random) => Simulation;
}

/**
 * An agent that thinks ahead, in slices, so that the page never stops for it. With a limit of iterations alone, its
 * choice depends on its seed and the position, and on nothing else. Where the imagined game awaits somebody else's
 * decision, it leaves the decision alone.
 */
export function searchAgent<View = unknown>({ imagine, ...options }: SearchAgentOptions<View>): Agent<View> {
  async function search(snapshot: Snapshot<View>, signal: AbortSignal) {
    const { seat, flow, view } = snapshot;
    const seed = `${options.seed} ${canonicalText({ seat, flow, view })}`;
    const searching = searchMoves((random) => imagine(snapshot, random), { ...options, seed });
    const { moves } = await runInSlices(searching, signal);
    return moves;
  }

  return {
    async judge(snapshot, choices, signal) {
      const ids = new Set(choices.map(({ id }) => id));
      const moves = await search(snapshot, signal);
      return new Map(moves.filter(({ id }) => ids.has(id)).map(({ id, value }) => [id, value]));
    },
    async choose(snapshot, choices, signal) {
      const { seat, flow } = snapshot;
      const awaited = flow.currentPlayer === seat;
      if (choices.length === 1 && awaited) return choices[0]!;
      const moves = await search(snapshot, signal);
      const byId = new Map(choices.map((option) => [option.id, option]));
      const best = moves.find(({ id, move }) => move.playerId === seat && byId.has(id));
      if (best) return byId.get(best.id)!;
      if (!awaited) return null;
      throw new Error(
        `moveset: a searchAgent imagined a game in which ${seat} has none of the options of the snapshot. ` +
          `What it finds there cannot be played. Let imagine() give the position of the snapshot, with ${seat} to ` +
          'decide and moves of the same ids and parameters.',
      );
    },
  };
}
