import type { EngineAdapter, Table } from '../protocol/engine-adapter.js';
import type { PlayerId } from '../protocol/ids.js';
import type { AvailableOption } from '../protocol/option.js';
import { optionsOf } from '../protocol/options/options-of.js';
import type { Snapshot } from '../protocol/snapshot.js';

/** A place at a game, with the adapter that plays it. */
export interface Chair {
  /** How to name it in a sentence. */
  readonly name: string;
  /** Whose it is; `null` is the spectator's. */
  readonly seat: PlayerId | null;
  readonly adapter: EngineAdapter;
}

/** The places at one game. */
export interface Chairs {
  /** Those who play. */
  readonly players: readonly Chair[];
  /** Who only watches; a lone adapter has nobody beside it. */
  readonly spectator: Chair | null;
  /** The players, then the spectator. */
  readonly all: readonly Chair[];
}

/** The places at a table; a lone adapter is the only player. */
export function chairsOf(game: Table | EngineAdapter): Chairs {
  if ('getSnapshot' in game) {
    const { seat } = game.getSnapshot();
    const lone = { name: seat === null ? 'the adapter' : `seat "${seat}"`, seat, adapter: game };
    return { players: [lone], spectator: null, all: [lone] };
  }
  const players = game.seats.map((seat) => ({ name: `seat "${seat}"`, seat, adapter: game.adapter(seat) }));
  const spectator = { name: 'the spectator', seat: null, adapter: game.adapter(null) };
  return { players, spectator, all: [...players, spectator] };
}

/** What a chair can do now. */
export function availableTo({ adapter }: Chair): AvailableOption[] {
  return optionsOf(adapter.getSnapshot()).filter((option) => option.kind === 'available');
}

/** Hears of changes on behalf of some chairs until it is stopped. */
export interface Ears {
  /** The chairs that nobody has told yet. */
  untold(): readonly Chair[];
  /** What a chair was shown at each change it was told of. */
  shown(chair: Chair): readonly Snapshot[];
  /** Ends the subscriptions. */
  stop(): void;
}

/** Subscribes to every one of the chairs. */
export function listen(chairs: readonly Chair[]): Ears {
  const shown = new Map(chairs.map((chair): [Chair, Snapshot[]] => [chair, []]));
  const stops = [...shown].map(([{ adapter }, snapshots]) =>
    adapter.subscribe(() => void snapshots.push(adapter.getSnapshot())),
  );
  return {
    untold: () => chairs.filter((chair) => shown.get(chair)?.length === 0),
    shown: (chair) => shown.get(chair) ?? [],
    stop: () => stops.forEach((stop) => stop()),
  };
}
