import type { EngineAdapter } from '../src/protocol/engine-adapter.js';
import type { Snapshot } from '../src/protocol/snapshot.js';
import type { Chair } from './seated.js';
import { FLIPPED_GAMES } from './tables/flipped-games.js';

/** The part of a story's context that says which game the toolbar asks for. */
export interface Flip {
  readonly globals: Readonly<Record<string, unknown>>;
}

/** The game that the toolbar asks for; none where it is the story's own. */
export function flippedGame(context?: Flip): (() => Chair | Promise<Chair>) | undefined {
  return FLIPPED_GAMES[String(context?.globals['game'])]?.setUp;
}

/** A chair at another game's table, in place of a story's own. What reads a view of its own game finds out at once. */
export function inPlaceOf(own: Chair, other: Chair): Chair {
  const [mine, theirs] = [own, other].map(({ adapter }) => shapeOf(adapter.getSnapshot().view));
  return mine === '' || mine === theirs ? other : { adapter: withoutView(other.adapter) };
}

const shapeOf = (view: unknown) => Object.keys(view ?? {}).join();

function withoutView(adapter: EngineAdapter): EngineAdapter {
  const shown = new WeakMap<Snapshot, Snapshot>();
  return {
    ...adapter,
    getSnapshot() {
      const snapshot = adapter.getSnapshot();
      if (!shown.has(snapshot)) shown.set(snapshot, { ...snapshot, view: OF_ANOTHER_GAME });
      return shown.get(snapshot)!;
    },
  };
}

const OF_ANOTHER_GAME: unknown = new Proxy(
  {},
  {
    get(_, name) {
      throw new Error(`The view is that of another game: it has no "${String(name)}".`);
    },
  },
);
