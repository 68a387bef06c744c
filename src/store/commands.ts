import { newCommandId } from '../protocol/command-id.js';
import { commandFor, type Answer, type BatchAnswer, type Command } from '../protocol/command.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import { answerShape } from '../protocol/validate/answer-shape.js';
import type { OptionId } from '../protocol/ids.js';
import { batchAnswerShape } from '../protocol/validate/batch-answer-shape.js';
import { faultIn } from '../protocol/validate/shape.js';
import { optionIdOf, readableName } from '../protocol/normalise.js';
import type { Option, OptionMove } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import { askAdapter } from './ask-adapter.js';
import { batchAnswers } from './batch-answers.js';
import type { Attempt, GameState, GameStore } from './game-store.js';
import { BUSY, HELD_BACK, NO_HISTORY, OPTION_GONE, SUPERSEDED } from './reasons.js';
import { NO_SELECTION } from './selection.js';
import { selectOption } from './selectors.js';

/** The parts of a store that commands use. */
export interface CommandContext {
  readonly adapter: EngineAdapter;
  getState(): GameState;
  /** Changes the state, under the name that `devtools` shows. */
  update(action: string, changes: Partial<GameState>): void;
  /** Reads what the adapter publishes now. */
  receive(): void;
}

/** The methods of a store that send something to its adapter. */
export type Commands = Pick<
  GameStore,
  'execute' | 'executeMove' | 'executeAll' | 'undo' | 'redo' | 'refuse' | 'dismiss'
>;

// More than anybody reads; older ones go first.
const MAX_REJECTIONS = 50;

/** Makes the commands of a store. They remember what is pending and what was refused. */
export function createCommands({ adapter, getState, update, receive }: CommandContext): Commands {
  const inFlight = new Map<OptionId, Promise<Answer>>();

  function addRejection(attempt: Attempt, reasons: readonly Reason[], sent?: Command): Answer {
    const { rejections, snapshot } = getState();
    const { commandId, revision } = sent ?? { commandId: newCommandId(), revision: snapshot.revision };
    const rejection = { ...attempt, commandId, reasons, revision, flow: snapshot.flow };
    update('reject', { rejections: [...rejections, rejection].slice(-MAX_REJECTIONS) });
    return { status: 'rejected', reasons };
  }

  /** Remembers why something was not played. */
  function recordAnswer(attempt: Attempt, answer: Answer, sent?: Command): void {
    if (answer.status === 'rejected') addRejection(attempt, answer.reasons, sent);
    else if (answer.status === 'superseded') addRejection(attempt, [SUPERSEDED], sent);
  }

  /** Marks commands as pending; returns the way to say that they have their answer. */
  function markPending(commands: readonly Command[], ids: readonly OptionId[]) {
    const sent = commands.map(({ commandId }, at) => ({ commandId, optionId: ids[at]! }));
    update('execute', { pending: [...getState().pending, ...sent] });
    return (changes?: Partial<GameState>) =>
      update('answer', { pending: getState().pending.filter((each) => !sent.includes(each)), ...changes });
  }

  /** Sends once, however often it is asked for before the answer is there, and nothing beside anything else. */
  async function sendOnce(
    attempt: Attempt,
    objections: readonly Reason[] | false,
    send: () => Promise<Answer>,
  ): Promise<Answer> {
    const { optionId } = attempt;
    const running = inFlight.get(optionId);
    if (running) return running;
    if (objections) return addRejection(attempt, objections);
    if (inFlight.size > 0) return addRejection(attempt, [BUSY]);
    // In flight before anything is sent: a listener may ask for the same again at once.
    const { promise, resolve } = deferred<Answer>();
    inFlight.set(optionId, promise);
    resolve(send().finally(() => inFlight.delete(optionId)));
    return promise;
  }

  async function send(attempt: Attempt, move: OptionMove): Promise<Answer> {
    const { optionId } = attempt;
    const { selection: chosen, snapshot } = getState();
    const command = commandFor({ move }, snapshot);
    const settle = markPending([command], [optionId]);
    const answer = await ask(() => adapter.execute(command));
    const { selection, rejections } = getState();
    settle(
      answer.status === 'accepted'
        ? {
            // A selection made since belongs to the next move.
            selection: selection === chosen ? NO_SELECTION : selection,
            rejections: rejections.filter((each) => each.optionId !== optionId),
          }
        : {},
    );
    receive();
    recordAnswer(attempt, answer, command);
    return answer;
  }

  function travel(way: 'undo' | 'redo', position?: number): Promise<Answer> {
    const attempt = { optionId: way, name: readableName(way) };
    return sendOnce(attempt, !adapter[way] && [NO_HISTORY], async () => {
      const answer = await ask(() => adapter[way]!(position));
      receive();
      recordAnswer(attempt, answer);
      return answer;
    });
  }

  return {
    execute(id) {
      const option = selectOption(getState(), id);
      const attempt = option ? attemptOf(option) : { optionId: id, name: 'Your move' };
      const objections = option ? option.kind === 'unavailable' && option.reasons : [OPTION_GONE];
      return sendOnce(attempt, objections, () => send(attempt, option!.move));
    },

    async executeMove(move, name) {
      const attempt = { optionId: optionIdOf(move), name, move };
      return sendOnce(attempt, false, () => send(attempt, move));
    },

    async executeAll(options) {
      if (inFlight.size > 0) return options.map((option) => addRejection(attemptOf(option), [BUSY]));
      const ids = options.map(({ id }) => id);
      const { promise, resolve } = deferred<readonly Answer[]>();
      for (const [at, id] of ids.entries())
        inFlight.set(
          id,
          promise.then((answers) => answers[at]!),
        );
      const commands = options.map((option) => commandFor(option, getState().snapshot));
      const settle = markPending(commands, ids);
      const batch = await askAdapter<BatchAnswer>(
        () => adapter.executeAll!(commands),
        (answer) => faultIn(batchAnswerShape, answer),
        (reasons) => ({ status: 'rejected', refusals: options.map(() => reasons) }),
      );
      for (const id of ids) inFlight.delete(id);
      settle();
      receive();
      const answers = batchAnswers(batch, options.length);
      for (const [at, answer] of answers.entries())
        if (answer.status === 'rejected' && answer.reasons[0] !== HELD_BACK)
          addRejection(attemptOf(options[at]!), answer.reasons);
      resolve(answers);
      return answers;
    },

    undo: (position) => travel('undo', position),
    redo: (position) => travel('redo', position),
    refuse: (optionId, name, reasons) => void addRejection({ optionId, name }, reasons),
    dismiss(commandId) {
      const { rejections } = getState();
      update('dismiss', { rejections: rejections.filter((each) => each.commandId !== commandId) });
    },
  };
}

const ask = (send: () => Promise<Answer>) =>
  askAdapter<Answer>(
    send,
    (answer) => faultIn(answerShape, answer),
    (reasons) => ({ status: 'rejected', reasons }),
  );

const attemptOf = ({ id, name, move }: Pick<Option, 'id' | 'name' | 'move'>): Attempt => ({
  optionId: id,
  name,
  move,
});

/** A promise and its `resolve`. */
function deferred<T>() {
  let resolve!: (value: T | Promise<T>) => void;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}
