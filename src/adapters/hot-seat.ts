import type { Answer } from '../protocol/command.js';
import type { EngineAdapter, Table } from '../protocol/engine-adapter.js';
import type { PlayerId } from '../protocol/ids.js';
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

  return {
    getSnapshot: () => active().getSnapshot(),
    subscribe: (listener) => anyone.subscribe(listener),
    execute: (command) =>
      command?.commandId
        ? once(command.commandId, () => active().execute(command))
        : active().execute(command),
    ...(anyone.preview && { preview: (command) => active().preview!(command) }),
    // Whoever moved last sits at this screen too, so a step back is one move, not one of each player.
    ...(anyone.undo && { undo: (position) => active().undo!(position ?? stepFrom(-1)) }),
    ...(anyone.redo && { redo: (position) => active().redo!(position ?? stepFrom(1)) }),
  };

  function stepFrom(step: number): number | undefined {
    const position = anyone.getSnapshot().history?.position;
    return position === undefined ? undefined : position + step;
  }
}
