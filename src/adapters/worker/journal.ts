import type { Answer, BatchAnswer } from '../../protocol/command.js';
import type { EngineAdapter, Table } from '../../protocol/engine-adapter.js';
import { METHODS, type Deed, type Method } from './port.js';

/** A game that writes down what is done at it. */
export interface Journal<Game> {
  /** The game to play at, so that what is played is written down. */
  readonly game: Game;
  readonly isTable: boolean;
  /** The adapters of its chairs: of a table all seats and then the spectator's, of a lone adapter its own. */
  readonly chairs: readonly EngineAdapter[];
  /** What was done since the last time, in order. */
  take(): readonly Deed[];
  /** Calls back after changes, when what led to them is written down. */
  listen(listener: () => void): () => void;
}

/** Writes down everything that changes a game, whoever does it. */
export function createJournal<Game extends Table | EngineAdapter>(game: Game): Journal<Game> {
  let deeds: Deed[] = [];
  let underWay = 0;
  const listeners = new Set<() => void>();

  /** Tells of changes, unless something is under way that is not written down yet. */
  function tell(): void {
    if (underWay === 0) for (const listener of [...listeners]) listener();
  }

  function written(adapter: EngineAdapter, chair: number): EngineAdapter {
    async function noted<T extends Answer | BatchAnswer>(
      method: Method,
      args: readonly unknown[],
      act: () => Promise<T>,
    ): Promise<T> {
      underWay += 1;
      try {
        const answer = await act();
        if (answer.status === 'accepted' || answer.status === 'interrupted')
          deeds.push({ chair, method, args });
        return answer;
      } finally {
        underWay -= 1;
        tell();
      }
    }
    return {
      ...boundMethods(adapter),
      execute: (command) => noted('execute', [command], () => adapter.execute(command)),
      ...(adapter.executeAll && {
        executeAll: (commands) => noted('executeAll', [commands], () => adapter.executeAll!(commands)),
      }),
      ...(adapter.undo && { undo: (position) => noted('undo', [position], () => adapter.undo!(position)) }),
      ...(adapter.redo && { redo: (position) => noted('redo', [position], () => adapter.redo!(position)) }),
    };
  }

  const isTable = !('getSnapshot' in game);
  const chairs = isTable
    ? [...game.seats, null].map((seat, at) => written(game.adapter(seat), at))
    : [written(game, 0)];
  const seated = chairs.map(toldLater);
  const playable = isTable
    ? { seats: game.seats, adapter: (seat: string | null) => seated[placeOf(game, seat)]! }
    : seated[0]!;

  return {
    game: playable as Table & EngineAdapter & Game,
    isTable,
    chairs,
    take() {
      const taken = deeds;
      deeds = [];
      return taken;
    },
    listen(listener) {
      listeners.add(listener);
      const stops = chairs.map((adapter) => adapter.subscribe(tell));
      return () => {
        listeners.delete(listener);
        for (const stop of stops) stop();
      };
    },
  };
}

/**
 * The same adapter, whose listeners hear of changes in a task of their own: what a computer thinks about without a pause
 * must not keep the news of the last move from being told.
 */
function toldLater(adapter: EngineAdapter): EngineAdapter {
  return {
    ...adapter,
    subscribe(listener) {
      let stopped = false;
      const stop = adapter.subscribe(() => setTimeout(() => stopped || listener()));
      return () => {
        stopped = true;
        stop();
      };
    },
  };
}

/** The chair of a seat; asking the table itself complains about one that is not there. */
function placeOf(table: Table, seat: string | null): number {
  table.adapter(seat);
  return seat === null ? table.seats.length : table.seats.indexOf(seat);
}

/** The methods of an adapter, also of one that is an instance of a class. */
function boundMethods(adapter: EngineAdapter): EngineAdapter {
  const names = ['getSnapshot', 'subscribe', 'dispose', ...METHODS] as const;
  const given = names.filter((name) => adapter[name] !== undefined);
  const bound = given.map((name) => [name, (adapter[name] as (...args: never[]) => unknown).bind(adapter)]);
  return Object.fromEntries(bound) as EngineAdapter;
}
