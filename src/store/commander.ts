import { commandFor, type Answer, type Command } from '../protocol/command.js';
import { newCommandId } from '../protocol/command-id.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import type { OptionId } from '../protocol/ids.js';
import { readableName } from '../protocol/normalise.js';
import type { Option } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import { answerShape } from '../protocol/validate/answer-shape.js';
import { faultIn } from '../protocol/validate/shape.js';
import type { Doings, PendingCommand, Remembered, Tried } from './game-store.js';
import { NO_SELECTION } from './selection.js';
import { selectOption } from './selectors.js';

/** What the commander works with. */
interface Headquarters {
  getState(): Remembered;
  setState(changes: Partial<Doings>): void;
  readonly adapter: EngineAdapter;
  refresh(): void;
}

// More than anybody reads; older ones go first.
const REJECTIONS_KEPT = 50;

const GONE: Reason = { code: 'OPTION_GONE', text: 'This can no longer be done: the game has moved on.' };
/** Why nothing is played beside something else. */
export const BUSY: Reason = { code: 'BUSY', text: 'Your last move has not been answered yet.' };
/** Why something was not played that was sent too late. */
export const SUPERSEDED: Reason = {
  code: 'SUPERSEDED',
  text: 'The game moved on before this reached it, so it was not played.',
};
const NO_HISTORY: Reason = { code: 'NO_HISTORY', text: 'You cannot take back moves of this game.' };

/** What somebody tries who plays an option. */
export const triedIn = ({ id, name, move }: Pick<Option, 'id' | 'name' | 'move'>): Tried => ({
  optionId: id,
  name,
  move,
});

/** Sends commands and remembers what is pending and what was refused. */
export function createCommander({ adapter, getState, setState, refresh }: Headquarters) {
  const inFlight = new Map<OptionId, Promise<Answer>>();

  function refuse(tried: Tried, reasons: readonly Reason[], sent?: Command): Answer {
    const { rejections: before, snapshot } = getState();
    const { commandId, revision } = sent ?? { commandId: newCommandId(), revision: snapshot.revision };
    const rejections = new Map(before);
    rejections.set(commandId, { ...tried, commandId, reasons, revision, flow: snapshot.flow });
    if (rejections.size > REJECTIONS_KEPT) rejections.delete(rejections.keys().next().value!);
    setState({ rejections });
    return rejected(reasons);
  }

  /** What an option that was played leaves behind: neither what was chosen for it, nor that it was refused before. */
  function afterPlaying(id: OptionId, chosen: Remembered['selection']): Partial<Doings> {
    const { rejections, selection } = getState();
    const others = [...rejections].filter(([, { optionId }]) => optionId !== id);
    return {
      // What was chosen since is for another move.
      ...(selection === chosen && { selection: NO_SELECTION }),
      ...(others.length < rejections.size && { rejections: new Map(others) }),
    };
  }

  function wait(commands: readonly PendingCommand[]) {
    setState({ pending: [...getState().pending, ...commands] });
    return (changes?: Partial<Doings> | false) =>
      setState({ pending: getState().pending.filter((each) => !commands.includes(each)), ...changes });
  }

  async function send(tried: Tried, command: Command): Promise<Answer> {
    const { optionId } = tried;
    const { selection } = getState();
    const answered = wait([{ commandId: command.commandId, optionId }]);
    const answer = await answerTo(() => adapter.execute(command));
    answered(answer.status === 'accepted' && afterPlaying(optionId, selection));
    refresh();
    heard(tried, answer, command);
    return answer;
  }

  function heard(tried: Tried, answer: Answer, sent?: Command): void {
    if (answer.status !== 'accepted')
      refuse(tried, answer.status === 'rejected' ? answer.reasons : [SUPERSEDED], sent);
  }

  /** Does something once, however often it is asked before the answer is there, and nothing beside anything else. */
  async function once(
    tried: Tried,
    objections: readonly Reason[] | false | undefined,
    act: () => Promise<Answer>,
  ): Promise<Answer> {
    const { optionId } = tried;
    const running = inFlight.get(optionId);
    if (running) return running;
    if (objections) return refuse(tried, objections);
    if (inFlight.size > 0) return refuse(tried, [BUSY]);
    // Known to be in flight before anything is sent: whoever hears of it may ask again at once.
    const { promise, resolve } = deferred<Answer>();
    inFlight.set(optionId, promise);
    resolve(act().finally(() => inFlight.delete(optionId)));
    return promise;
  }

  function play(
    tried: Tried,
    option: Pick<Option, 'move'>,
    objections?: readonly Reason[] | false,
  ): Promise<Answer> {
    const { snapshot } = getState();
    return once(tried, objections, () => send(tried, commandFor(option, snapshot)));
  }

  return {
    inFlight,
    refuse,
    wait,
    play,

    /** Plays an option. */
    execute(id: OptionId): Promise<Answer> {
      const option = selectOption(getState(), id);
      const tried = option ? triedIn(option) : { optionId: id, name: 'Your move' };
      return play(tried, option!, option ? option.kind === 'unavailable' && option.reasons : [GONE]);
    },

    /** Goes back or forward in the history. */
    travel(way: 'undo' | 'redo', position?: number): Promise<Answer> {
      const tried = { optionId: way, name: readableName(way) };
      return once(tried, !adapter[way] && [NO_HISTORY], async () => {
        const answer = await answerTo(() => adapter[way]!(position));
        refresh();
        heard(tried, answer);
        return answer;
      });
    },
  };
}

/** A promise, and the way to keep it. */
export function deferred<T>() {
  let resolve!: (value: T | Promise<T>) => void;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** A refusal. */
export const rejected = (reasons: readonly Reason[]): Answer => ({ status: 'rejected', reasons });

const answerTo = (ask: () => Promise<Answer>) =>
  asked(ask, (answer) => faultIn(answerShape, answer), rejected);

/** An adapter's answer, whatever the adapter does. */
export async function asked<T>(
  ask: () => Promise<T>,
  faultOfAnswer: (answer: T) => string | null,
  refused: (reasons: readonly Reason[]) => T,
): Promise<T> {
  const failed = (text: string) => refused([{ code: 'ADAPTER_FAILED', text }]);
  try {
    const answer = await ask();
    const fault = faultOfAnswer(answer);
    return fault ? failed(`The game gave an answer nobody understands (${fault}).`) : answer;
  } catch (error) {
    return failed(`The game did not take this: ${error instanceof Error ? error.message : String(error)}`);
  }
}
