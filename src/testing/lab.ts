import type { EngineAdapter, Table } from '../protocol/engine-adapter.js';
import { seededRandom, shuffled, type Random } from '../protocol/seeded-random.js';
import { chairsOf } from './chairs.js';
import { Patience } from './patience.js';
import { sample, spread } from './sample.js';
import { TrialGame, type Choice, type Step } from './trial-game.js';

/** Makes the game under test anew: the same game at every call. */
export type MakeGame = () => Table | EngineAdapter | Promise<Table | EngineAdapter>;

/** How thoroughly a game is tried. */
export interface ContractOptions {
  /** Decides the random walks. */
  readonly seed?: number | string;
  /** How many moves a random walk makes at most. Thirty, unless said otherwise. */
  readonly plies?: number;
  /** What the tests are gathered under. */
  readonly name?: string;
}

/** A position that was reached, with some of what could be played there. */
export interface Position {
  readonly choices: readonly Choice[];
  readonly plays: readonly Choice[];
}

/** Called at every position of a walk, with the move that led there. */
export type Visit = (game: TrialGame, step: Step | null) => void | Promise<void>;

const WALKS = 2;
const POSITIONS_PER_WALK = 4;
const PLAYS_PER_POSITION = 6;
// A walk that wants to see the end of a game may go this many times as far as others.
const LONG_WALK = 10;

/** Where games are tried: makes fresh ones, walks through them, and comes back to positions. */
export class Lab {
  readonly #make: MakeGame;
  readonly #seed: number | string;
  readonly #plies: number;
  readonly #news = new Patience();
  readonly #turns = new Patience();

  constructor(make: MakeGame, { seed = 1, plies = 30 }: ContractOptions = {}) {
    this.#make = make;
    this.#seed = seed;
    this.#plies = plies;
  }

  /** A random source of its own for each purpose, the same at every call. */
  random(purpose: string): Random {
    return seededRandom(`${this.#seed}/${purpose}`);
  }

  /** Uses a fresh game in which the choices were played. */
  async fresh<T>(choices: readonly Choice[], use: (game: TrialGame) => Promise<T>): Promise<T> {
    const game = new TrialGame(chairsOf(await this.#make()), this.#news, this.#turns);
    try {
      await game.awaitTurn();
      await game.replay(choices);
      return await use(game);
    } finally {
      game.dispose();
    }
  }

  /** Walks at random through fresh games, stopping at every position. */
  async walks(visit: Visit): Promise<void> {
    for (let walk = 0; walk < WALKS; walk += 1) {
      await this.fresh([], (game) => this.#walk(game, this.random(`walk ${walk}`), this.#plies, visit));
    }
  }

  /** Walks through fresh games, and looks at where those that come to an end do. */
  async endings(visit: (game: TrialGame, last: Step) => Promise<void>): Promise<void> {
    for (let walk = 0; walk < WALKS; walk += 1) {
      await this.fresh([], (game) =>
        this.#walk(game, this.random(`walk ${walk}`), this.#plies * LONG_WALK, async (_, step) => {
          if (step && game.isOver()) await visit(game, step);
        }),
      );
    }
  }

  /** Positions along the walks, at which the game goes on. */
  async positions(): Promise<Position[]> {
    const reached: Position[][] = [];
    const random = this.random('positions');
    await this.walks((game, step) => {
      if (!step) reached.push([]);
      if (game.isOver()) return;
      const plays = game.plays().map(({ chair, option }) => ({
        player: game.chairs.players.indexOf(chair),
        move: option.move,
      }));
      reached.at(-1)!.push({ choices: [...game.choices], plays: sample(plays, PLAYS_PER_POSITION, random) });
    });
    return reached.flatMap((positions) => spread(positions, POSITIONS_PER_WALK));
  }

  async #walk(game: TrialGame, random: Random, plies: number, visit: Visit): Promise<void> {
    await visit(game, null);
    for (let ply = 0; ply < plies; ply += 1) {
      const step = await takeStep(game, random);
      if (!step) return;
      await visit(game, step);
    }
  }
}

/** Plays something that is accepted; `null` where nothing is. */
export async function takeStep(game: TrialGame, random: Random): Promise<Step | null> {
  if (game.isOver()) return null;
  for (const play of shuffled(game.plays(), random)) {
    const step = await game.play(play);
    if (step) return step;
  }
  return null;
}
