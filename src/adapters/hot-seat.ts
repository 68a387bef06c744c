import type { Answer } from '../protocol/command.js';
import type { EngineAdapter, Table } from '../protocol/engine-adapter.js';
import type { PlayerId } from '../protocol/ids.js';
import type { Recollection } from '../protocol/recollection.js';
import type { Snapshot } from '../protocol/snapshot.js';
import { createAnswerBook } from './answer-book.js';

/** One adapter for players who share a screen: it is always the adapter of the seat whose decision is awaited. */
export function hotSeatAdapter<View>(table: Table<View>): EngineAdapter<View> {
  const [first] = table.seats;
  if (first === undefined) {
    throw new Error(
      'moveset: this table has no seats. Nobody could play at it. Give it at least one player.',
    );
  }
  const anyone = table.adapter(first);
  const seat = (): PlayerId => anyone.getSnapshot().flow.currentPlayer ?? first;
  const active = () => table.adapter(seat());
  // A command sent again must not reach the seat that is to move by then.
  const once = createAnswerBook<Promise<Answer>>();
  const shared = new WeakMap<Snapshot<View>, Snapshot<View>>();

  /** The snapshot of the seat to move, as everybody at this screen may read it. */
  function sharedSnapshot(snapshot: Snapshot<View>): Snapshot<View> {
    let known = shared.get(snapshot);
    if (!known) {
      known = { ...snapshot, ...sharedHistory(snapshot) };
      shared.set(snapshot, known);
    }
    return known;
  }

  /** Everybody at this screen may take back and play again what anybody at it played. */
  function sharedHistory({ history }: Snapshot<View>): Pick<Snapshot, 'history'> {
    if (!history || !anyone.undo) return {};
    const { position, length } = history;
    return { history: { ...history, canUndo: position > 0, canRedo: position < length } };
  }

  /** What the seat shown could see at a position, and whether anybody at this screen may go there. */
  async function recall(position: number): Promise<Recollection<View> | null> {
    const recalled = await active().recall!(position);
    if (!recalled || !anyone.undo || recalled.obstacles.length === 0) return recalled;
    for (const each of table.seats) {
      const other = await table.adapter(each).recall!(position);
      if (other?.obstacles.length === 0) return { ...recalled, obstacles: [] };
    }
    return recalled;
  }

  /** One step through the history, by whoever decides at its end. */
  async function travel(way: 'undo' | 'redo', to: number | undefined): Promise<Answer> {
    const position = to ?? (anyone.getSnapshot().history?.position ?? 0) + (way === 'undo' ? -1 : 1);
    let answer = await anyone[way]!(position);
    for (const other of table.seats) {
      if (answer.status !== 'rejected') break;
      answer = await table.adapter(other)[way]!(position);
    }
    return answer;
  }

  return {
    getSnapshot: () => sharedSnapshot(active().getSnapshot()),
    subscribe: (listener) => anyone.subscribe(listener),
    execute: (command) =>
      command?.commandId
        ? once(command.commandId, () => active().execute(command))
        : active().execute(command),
    ...(anyone.preview && { preview: (command) => active().preview!(command) }),
    ...(anyone.explain && { explain: (command) => active().explain!(command) }),
    ...(anyone.executeAll && { executeAll: (commands) => active().executeAll!(commands) }),
    ...(anyone.forecast && { forecast: (commands) => active().forecast!(commands) }),
    ...(anyone.enumerate && { enumerate: (moveId) => active().enumerate!(moveId) }),
    ...(anyone.undo && { undo: (position) => travel('undo', position) }),
    ...(anyone.redo && { redo: (position) => travel('redo', position) }),
    ...(anyone.recall && { recall }),
    ...(anyone.course && { course: (from, to) => active().course!(from, to) }),
    dispose() {
      for (const each of table.seats) table.adapter(each).dispose?.();
    },
  };
}
