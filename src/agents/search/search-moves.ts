import type { EnumeratedMove } from '../../protocol/enumerated-move.js';
import type { OptionId } from '../../protocol/ids.js';
import { pickRandom, seededRandom, type Random } from '../../protocol/seeded-random.js';
import { scoreOf } from '../move-score.js';
import { RewardScale } from './rewards.js';
import { SearchNode } from './search-node.js';
import type { Simulation } from './simulation.js';

/** How long and how a search thinks. It ends by whichever limit is reached first, but tries something in any case. */
export interface SearchOptions {
  /** Decides whatever is left to chance: with a limit of iterations alone, the same seed finds the same. */
  readonly seed: string | number;
  /** How many games are imagined at most: 1000, unless there is a limit of time. */
  readonly iterations?: number;
  /** How long it may take at most, pauses included. A game that is being imagined then is played to its end. */
  readonly milliseconds?: number;
  /** How much is tried that does not look best: 0.7, unless said otherwise. More for games full of surprises. */
  readonly exploration?: number;
  /** How many moves ahead a game is played beyond what was explored before: 200, unless said otherwise. */
  readonly rolloutDepth?: number;
}

/** What a search found out about one move. */
export interface SearchedMove {
  /** The id of the option that plays it. */
  readonly id: OptionId;
  readonly move: EnumeratedMove;
  /** How often it was tried: the better it looked, the more often. */
  readonly visits: number;
  /** What the player who makes it had of it on average, from 0 (lost) to 1 (won). */
  readonly value: number;
}

/** What a search found out. */
export interface SearchReport {
  /** How many games were imagined. */
  readonly iterations: number;
  /** The moves that were tried, the best (most tried) first. None if there was nothing to decide. */
  readonly moves: readonly SearchedMove[];
}

const byMerit = (a: SearchedMove, b: SearchedMove) => b.visits - a.visits || b.value - a.value;

/**
 * Finds out which moves are good by playing imagined games: a Monte Carlo tree search over information sets. `imagine`
 * gives the position to be thought about, each time with another guess at what is hidden, and never with a look at it.
 * Every player is taken to play for their own good. Pauses after every move, for `runInSlices`.
 */
export function* searchMoves(
  imagine: (random: Random) => Simulation,
  {
    seed,
    milliseconds = Infinity,
    iterations = milliseconds === Infinity ? 1000 : Infinity,
    exploration = 0.7,
    rolloutDepth = 200,
  }: SearchOptions,
): Generator<void, SearchReport> {
  const random = seededRandom(seed);
  const root = new SearchNode(null, null);
  const scale = new RewardScale();
  const end = performance.now() + milliseconds;
  do {
    const game = imagine(random);
    const path = yield* explore(game, root, random, exploration);
    if (path.length === 0) break;
    yield* playOn(game, rolloutDepth, random);
    const rewards = scale.rewardsOf(game);
    root.visits += 1;
    for (const node of path) {
      node.visits += 1;
      node.total += rewards(node.move!.playerId);
    }
  } while (root.visits < iterations && performance.now() < end);
  const moves = Array.from(root.children, ({ id, move, visits, value }) => {
    return { id: id!, move: move!, visits, value };
  });
  return { iterations: root.visits, moves: moves.toSorted(byMerit) };
}

/** Plays what promises most, up to the first move that was not tried before. */
function* explore(
  game: Simulation,
  root: SearchNode,
  random: Random,
  exploration: number,
): Generator<void, readonly SearchNode[]> {
  const path: SearchNode[] = [];
  for (let here = root; game.currentPlayer() !== null;) {
    const step = here.next(game.moves(), random, exploration);
    if (!step) break;
    game.play(step.move);
    path.push(step.node);
    yield;
    if (step.isNew) break;
    here = step.node;
  }
  return path;
}

/** Plays on at random, for so many moves at most. */
function* playOn(game: Simulation, depth: number, random: Random): Generator<void, void> {
  for (let ply = 0; ply < depth && game.currentPlayer() !== null; ply += 1) {
    const moves = game.moves();
    const one = pickRandom(moves, random);
    const other = pickRandom(moves, random);
    if (!one || !other) return;
    // The better looking of two: sensible as a rule, surprising at times, whatever the scale of the scores.
    game.play(scoreOf(other) > scoreOf(one) ? other : one);
    yield;
  }
}
