import type { EnumeratedMove } from '../../protocol/enumerated-move.js';
import type { OptionId } from '../../protocol/ids.js';
import { optionIdOf } from '../../protocol/normalise.js';
import { pickRandom, type Random } from '../../protocol/seeded-random.js';
import { bestBy } from '../best-by.js';
import { scoreOf } from '../move-score.js';

/** How many candidates compete at a node that was visited so often. */
const CANDIDATES_PER_ROOT_OF_VISITS = 2;

/** A move to be played, and the node it leads to. */
export interface Step {
  readonly move: EnumeratedMove;
  readonly node: SearchNode;
  /** Whether the node was made for this step. */
  readonly isNew: boolean;
}

/** What is known about a sequence of moves, whatever was hidden or left to chance while it was played. */
export class SearchNode {
  /** How often it was played. */
  visits = 0;
  /** What the player who makes the last move of the sequence had of it, in all. */
  total = 0;
  // How often the move could be chosen: in some imagined worlds a player does not have it.
  #availability = 0;
  #lastSeen = -1;
  readonly #children = new Map<string, SearchNode>();

  constructor(
    readonly id: OptionId | null,
    readonly move: EnumeratedMove | null,
  ) {}

  /** The moves that were tried after it. */
  get children(): Iterable<SearchNode> {
    return this.#children.values();
  }

  /** What the player who makes the move has of it on average, from 0 to 1. */
  get value(): number {
    return this.total / this.visits;
  }

  /** Goes on by one of the moves: the most promising one that was tried, or one that was not. */
  next(moves: readonly EnumeratedMove[], random: Random, exploration: number): Step | null {
    const untried: { move: EnumeratedMove; id: OptionId; key: string }[] = [];
    let tried = 0;
    let best: Step | null = null;
    let highest = -Infinity;
    for (const move of moves) {
      const id = optionIdOf(move);
      // By chance, one or another player may come to decide here, and both may pass.
      const key = `${move.playerId}:${id}`;
      const node = this.#children.get(key);
      if (!node) {
        untried.push({ move, id, key });
        continue;
      }
      if (node.#lastSeen === this.visits) continue;
      node.#lastSeen = this.visits;
      node.#availability += 1;
      tried += 1;
      const urgency = node.value + exploration * Math.sqrt(Math.log(node.#availability) / node.visits);
      if (urgency > highest) {
        highest = urgency;
        best = { move, node, isNew: false };
      }
    }
    // Of a thousand moves, each tried once, nothing would be learnt: few compete at first, more with every visit.
    const room = CANDIDATES_PER_ROOT_OF_VISITS * Math.sqrt(this.visits + 1);
    if (untried.length === 0 || (best && tried >= room)) return best;
    const { move, id, key } = pickRandom(
      bestBy(untried, (candidate) => scoreOf(candidate.move)),
      random,
    )!;
    const node = new SearchNode(id, move);
    node.#availability = 1;
    this.#children.set(key, node);
    return { move, node, isNew: true };
  }
}
