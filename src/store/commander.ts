import type { StoreApi } from 'zustand/vanilla';
import { commandFor, type Answer, type Command } from '../protocol/command.js';
import { newCommandId } from '../protocol/command-id.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import type { OptionId } from '../protocol/ids.js';
import type { Reason } from '../protocol/reason.js';
import { answerSchema, faultIn } from '../protocol/schemas.js';
import type { GameStoreState, Rejection } from './game-store.js';
import { selectOption } from './selectors.js';

/** What the commander works with. */
interface Headquarters<View> extends Pick<StoreApi<GameStoreState<View>>, 'getState' | 'setState'> {
  readonly adapter: EngineAdapter<View>;
  refresh(): void;
}

// More than anybody reads; older ones go first.
const REJECTIONS_KEPT = 50;

const GONE: Reason = { code: 'OPTION_GONE', text: 'This can no longer be done: the game has moved on.' };
const BUSY: Reason = { code: 'BUSY', text: 'Your last move has not been answered yet.' };
const SUPERSEDED: Reason = {
  code: 'SUPERSEDED',
  text: 'The game moved on before this reached it, so it was not played.',
};
const NO_HISTORY: Reason = { code: 'NO_HISTORY', text: 'You cannot take back moves of this game.' };

/** Sends commands and remembers what is pending and what was refused. */
export function createCommander<View>({ adapter, getState, setState, refresh }: Headquarters<View>) {
  const inFlight = new Map<OptionId, Promise<Answer>>();

  function remember(rejection: Rejection): Answer {
    const rejections = new Map(getState().rejections).set(rejection.commandId, rejection);
    while (rejections.size > REJECTIONS_KEPT) rejections.delete(rejections.keys().next().value!);
    setState({ rejections });
    return { status: 'rejected', reasons: rejection.reasons };
  }

  function refuse(optionId: OptionId, name: string, reasons: readonly Reason[]): Answer {
    const { revision } = getState().snapshot;
    return remember({ commandId: newCommandId(), optionId, name, reasons, revision });
  }

  async function send(optionId: OptionId, name: string, command: Command): Promise<Answer> {
    const { commandId, revision } = command;
    setState({ pending: [...getState().pending, { commandId, optionId }] });
    const answer = await asked(() => adapter.execute(command));
    setState({ pending: getState().pending.filter((pending) => pending.commandId !== commandId) });
    refresh();
    if (answer.status === 'rejected')
      remember({ commandId, optionId, name, reasons: answer.reasons, revision });
    if (answer.status === 'superseded')
      remember({ commandId, optionId, name, reasons: [SUPERSEDED], revision });
    return answer;
  }

  return {
    /** Plays an option, once, however often it is asked before the answer is there. */
    async execute(id: OptionId): Promise<Answer> {
      const running = inFlight.get(id);
      if (running) return running;
      const { snapshot } = getState();
      const option = selectOption(getState(), id);
      if (!option) return refuse(id, 'Your move', [GONE]);
      if (option.kind === 'unavailable') return refuse(id, option.name, option.reasons);
      if (inFlight.size > 0) return refuse(id, option.name, [BUSY]);
      const answer = send(id, option.name, commandFor(option, snapshot));
      inFlight.set(id, answer);
      return answer.finally(() => inFlight.delete(id));
    },

    /** Goes back or forward in the history. */
    async travel(way: 'undo' | 'redo', position?: number): Promise<Answer> {
      const name = way === 'undo' ? 'Undo' : 'Redo';
      if (!adapter[way]) return refuse(way, name, [NO_HISTORY]);
      const answer = await asked(() => adapter[way]!(position));
      refresh();
      return answer.status === 'rejected' ? refuse(way, name, answer.reasons) : answer;
    },
  };
}

/** An adapter's answer, whatever the adapter does. */
async function asked(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await ask();
    const fault = faultIn(answerSchema, answer);
    if (!fault) return answer;
    return failed(`The game gave an answer nobody understands (${fault}).`);
  } catch (error) {
    return failed(`The game did not take this: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function failed(text: string): Answer {
  return { status: 'rejected', reasons: [{ code: 'ADAPTER_FAILED', text }] };
}
