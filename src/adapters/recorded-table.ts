import { newCommandId } from '../protocol/command-id.js';
import type { Command } from '../protocol/command.js';
import type { EngineAdapter, Table } from '../protocol/engine-adapter.js';
import type { PlayerId } from '../protocol/ids.js';
import type { OptionMove } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';

/** Something a seat did: played a move, played several as one, or went through the history. Plain data. */
export type Deed =
  | { readonly seat: PlayerId; readonly play: OptionMove }
  | { readonly seat: PlayerId; readonly playAll: readonly OptionMove[] }
  | { readonly seat: PlayerId; readonly undo: number }
  | { readonly seat: PlayerId; readonly redo: number };

/** A table that remembers what was done at it. */
export interface RecordedTable<View = unknown> extends Table<View> {
  /** Everything that was done, in order. The same array until something more is done. */
  deeds(): readonly Deed[];
  /** Calls back after every deed; returns the way to stop. */
  onDeed(listener: () => void): () => void;
}

/** What became of doing again what was done before. */
export type ReplayOutcome =
  | { readonly status: 'replayed' }
  /** The first so many were done, the next was refused: this is no record of this game. */
  | { readonly status: 'refused'; readonly played: number; readonly reasons: readonly Reason[] };

/**
 * The same table, with a record of what is done at it. Where chance follows a seed, the record and what the table was
 * made of are the whole game: `replayDeeds` at a new table gives it again.
 */
export function recordTable<View>(table: Table<View>): RecordedTable<View> {
  let deeds: readonly Deed[] = [];
  const listeners = new Set<() => void>();
  const adapters = new Map<PlayerId, EngineAdapter<View>>();

  function record(deed: Deed): void {
    deeds = [...deeds, deed];
    for (const listener of listeners) listener();
  }

  return {
    seats: table.seats,
    adapter(seat) {
      if (seat === null) return table.adapter(null);
      let adapter = adapters.get(seat);
      if (!adapter) adapters.set(seat, (adapter = recorded(table.adapter(seat), seat, record)));
      return adapter;
    },
    deeds: () => deeds,
    onDeed(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function recorded<View>(
  adapter: EngineAdapter<View>,
  seat: PlayerId,
  record: (deed: Deed) => void,
): EngineAdapter<View> {
  // An answer to a command that was sent twice is given twice; it was played once.
  const known = new Set<string>();
  const isNew = ({ commandId }: Command) => !known.has(commandId) && Boolean(known.add(commandId));

  async function travel(way: 'undo' | 'redo', position: number | undefined) {
    const answer = await adapter[way]!(position);
    const reached = adapter.getSnapshot().history?.position ?? 0;
    if (answer.status === 'accepted')
      record(way === 'undo' ? { seat, undo: reached } : { seat, redo: reached });
    return answer;
  }

  return {
    ...adapter,
    async execute(command) {
      const answer = await adapter.execute(command);
      if (answer.status === 'accepted' && isNew(command)) record({ seat, play: moveOf(command) });
      return answer;
    },
    ...(adapter.executeAll && {
      async executeAll(commands: readonly Command[]) {
        const answer = await adapter.executeAll!(commands);
        const played = answer.status === 'accepted' || answer.status === 'interrupted';
        // Also what nobody could know when they were sent is the same the next time.
        if (played && commands.filter(isNew).length > 0) record({ seat, playAll: commands.map(moveOf) });
        return answer;
      },
    }),
    ...(adapter.undo && { undo: (position?: number) => travel('undo', position) }),
    ...(adapter.redo && { redo: (position?: number) => travel('redo', position) }),
  };
}

function moveOf({ commandId: _, revision: __, ...move }: Command): OptionMove {
  return move;
}

/** Does again at a new table what was done at another one like it. Stops at the first refusal. */
export async function replayDeeds(table: Table, deeds: readonly Deed[]): Promise<ReplayOutcome> {
  for (const [played, deed] of deeds.entries()) {
    const reasons = await doAgain(table, deed);
    if (reasons) return { status: 'refused', played, reasons };
  }
  return { status: 'replayed' };
}

const MOVED_ON: Reason = { code: 'MOVED_ON', text: 'The game had moved on when this was to be played.' };
const NO_SUCH_SEAT: Reason = { code: 'NO_SUCH_SEAT', text: 'Nobody sits there.' };

/** What stands in the way of a deed; nothing if it was done. */
async function doAgain(table: Table, deed: Deed): Promise<readonly Reason[] | null> {
  if (!table.seats.includes(deed.seat)) return [NO_SUCH_SEAT];
  const adapter = table.adapter(deed.seat);
  const { revision } = adapter.getSnapshot();
  const command = (move: OptionMove): Command => ({ ...move, commandId: newCommandId(), revision });
  const answer =
    'play' in deed
      ? await adapter.execute(command(deed.play))
      : 'playAll' in deed
        ? await adapter.executeAll?.(deed.playAll.map(command))
        : 'undo' in deed
          ? await adapter.undo?.(deed.undo)
          : await adapter.redo?.(deed.redo);
  if (answer?.status === 'accepted' || answer?.status === 'interrupted') return null;
  if (answer?.status !== 'rejected') return [MOVED_ON];
  return 'refusals' in answer ? answer.refusals.flat() : answer.reasons;
}
