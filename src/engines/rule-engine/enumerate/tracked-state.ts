import { isRecord } from '../../../protocol/plain-data.js';
import type { World } from '../state/workspace.js';
import { readOfPart } from './reads.js';

/**
 * The game's own state as rules read it while it is noted what they read: part by part (`state.players`, `state.board`),
 * so that a change of one part does not make everything doubtful.
 */
export class TrackedState<TState extends object> {
  readonly #world: World<TState>;
  /** The numbers of the parts, by key. */
  readonly parts = new Map<string, number>();
  #view: { readonly keys: readonly string[]; readonly state: TState } | null = null;
  /** The state whose keys were looked at last. */
  #game: TState | null = null;

  constructor(world: World<TState>) {
    this.#world = world;
  }

  /** What to hand to rules, as long as the state has no other keys. */
  current(): TState {
    const { game } = this.#world;
    if (game === this.#game && this.#view) return this.#view.state;
    this.#game = game;
    // Of lists and instances nobody can say which part was read: when they change, everything is doubtful.
    if (!isRecord(game)) return game;
    const keys = Object.keys(game);
    if (!this.#view || !sameKeys(this.#view.keys, keys)) this.#view = { keys, state: this.#viewOf(keys) };
    return this.#view.state;
  }

  #viewOf(keys: readonly string[]): TState {
    const view = Object.defineProperty({}, WORLD, { value: this.#world });
    for (const key of keys) {
      let part = this.parts.get(key);
      if (part === undefined) this.parts.set(key, (part = this.parts.size));
      Object.defineProperty(view, key, { enumerable: true, get: getterOf(key, part) });
    }
    return Object.freeze(view) as TState;
  }
}

/** Whose state a view shows. */
const WORLD = Symbol('world');

interface View {
  readonly [WORLD]: World<object>;
}

/** The getters of all views. Views of the same shape must share them, or no compiled rule would fit two engines. */
const getters = new Map<string, (this: View) => unknown>();
const MOST_GETTERS = 500;

function getterOf(key: string, part: number): (this: View) => unknown {
  const name = `${part} ${key}`;
  const known = getters.get(name);
  if (known) return known;
  const read = readOfPart(part);
  function getter(this: View): unknown {
    const world = this[WORLD];
    world.reads.note(read);
    return (world.game as Record<string, unknown>)[key];
  }
  if (getters.size < MOST_GETTERS) getters.set(name, getter);
  return getter;
}

function sameKeys(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((key, at) => key === b[at]);
}
