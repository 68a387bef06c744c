import type { World } from '../world.js';
import { READ_GAME, readOfPart } from './reads.js';

/**
 * The game's own state as rules read it while it is noted what they read: part by part (`state.players`, `state.board`),
 * so that a change of one part does not make everything doubtful.
 */
export class TrackedState<TState extends object> {
  readonly #world: World<TState>;
  /** The numbers of the parts, by key. */
  readonly parts = new Map<string, number>();
  #view: { readonly keys: readonly string[]; readonly state: TState } | null = null;

  constructor(world: World<TState>) {
    this.#world = world;
  }

  /** What to hand to a rule. */
  current(): TState {
    const { game } = this.#world;
    if (!isPlain(game)) {
      // Of lists and instances nobody can say which part was read.
      this.#world.reads.note(READ_GAME);
      return game;
    }
    const keys = Object.keys(game);
    if (!this.#view || !sameKeys(this.#view.keys, keys)) this.#view = { keys, state: this.#viewOf(keys) };
    return this.#view.state;
  }

  #viewOf(keys: readonly string[]): TState {
    const world = this.#world;
    const view = {};
    for (const key of keys) {
      if (!this.parts.has(key)) this.parts.set(key, this.parts.size);
      const read = readOfPart(this.parts.get(key)!);
      Object.defineProperty(view, key, {
        enumerable: true,
        get() {
          world.reads.note(read);
          return (world.game as Record<string, unknown>)[key];
        },
      });
    }
    return Object.freeze(view) as TState;
  }
}

/** Whether keys are all there is to a value. */
export function isPlain(value: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, at) => key === b[at]);
}
