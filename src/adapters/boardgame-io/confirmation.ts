import type { Answer, Command } from '../../protocol/command.js';
import type { EngineAdapter, Table } from '../../protocol/engine-adapter.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { Reason } from '../../protocol/reason.js';
import { createAnswerBook } from '../answer-book.js';
import type { ClientInside } from './client.js';

// A server that has not answered by then will hardly do so.
const PATIENCE = 10_000;

const NOT_CONFIRMED: Reason = {
  code: 'NOT_CONFIRMED',
  text: 'The other side of this game did not take the move.',
};

/** The same table, whose moves count as played when the master of the match has taken them. */
export function withConfirmation<View, G>(table: Table<View>, client: ClientInside<G>): Table<View> {
  const adapters = new Map<PlayerId | null, EngineAdapter<View>>();

  function confirmed(adapter: EngineAdapter<View>): EngineAdapter<View> {
    const once = createAnswerBook<Promise<Answer>>();
    const stateId = () => client.store.getState()?._stateID;

    async function execute(command: Command): Promise<Answer> {
      const before = stateId();
      let heard = 0;
      let hear = () => {};
      const stop = client.store.subscribe(() => {
        heard += 1;
        hear();
      });
      try {
        const answer = await adapter.execute(command);
        if (answer.status !== 'accepted' || stateId() !== before) return answer;
        // Some moves are made by the master alone. Sending it was heard of once; what comes after is its word.
        if (heard < 2)
          await Promise.race([new Promise<void>((resolve) => (hear = resolve)), after(PATIENCE)]);
        return stateId() === before
          ? { status: 'rejected', reasons: [NOT_CONFIRMED] }
          : { status: 'accepted', revision: adapter.getSnapshot().revision };
      } finally {
        stop();
      }
    }

    return {
      ...adapter,
      execute: (command) =>
        command?.commandId ? once(command.commandId, () => execute(command)) : adapter.execute(command),
    };
  }

  return {
    seats: table.seats,
    adapter(seat) {
      let adapter = adapters.get(seat);
      if (!adapter) adapters.set(seat, (adapter = confirmed(table.adapter(seat))));
      return adapter;
    },
  };
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
