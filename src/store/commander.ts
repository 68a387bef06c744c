import { commandFor, type Answer, type BatchAnswer, type Command } from '../protocol/command.js';
import { newCommandId } from '../protocol/command-id.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import type { OptionId } from '../protocol/ids.js';
import { optionIdOf } from '../protocol/normalise.js';
import type { Option, OptionMove } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import { answerSchema, batchAnswerSchema, faultIn } from '../protocol/schemas.js';
import type { Rejection, Remembered } from './game-store.js';
import { NO_SELECTION } from './selection.js';
import { selectOption } from './selectors.js';

/** What the commander works with. */
interface Headquarters<View> {
  getState(): Remembered<View>;
  setState(changes: Partial<Remembered<View>>): void;
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
const HELD_BACK: Reason = {
  code: 'HELD_BACK',
  text: 'Another part of the plan was refused, so this was not played either.',
};
const NO_HISTORY: Reason = { code: 'NO_HISTORY', text: 'You cannot take back moves of this game.' };

/** What a commander does. */
export type Commander = ReturnType<typeof createCommander>;

/** What somebody tries to do. */
type Tried = Pick<Rejection, 'optionId' | 'name' | 'move'>;

/** One of several things to be played as one. */
export interface Planned {
  readonly id: OptionId;
  readonly name: string;
  readonly move: OptionMove;
  readonly command: Command;
}

const triedIn = ({ id, name, move }: Planned | Option): Tried => ({ optionId: id, name, move });

/** Sends commands and remembers what is pending and what was refused. */
export function createCommander<View>({ adapter, getState, setState, refresh }: Headquarters<View>) {
  const inFlight = new Map<OptionId, Promise<Answer>>();

  function remember(refused: Omit<Rejection, 'flow'>): Answer {
    const rejection = { ...refused, flow: getState().snapshot.flow };
    const rejections = new Map(getState().rejections).set(rejection.commandId, rejection);
    while (rejections.size > REJECTIONS_KEPT) rejections.delete(rejections.keys().next().value!);
    setState({ rejections });
    return { status: 'rejected', reasons: rejection.reasons };
  }

  function refuse(tried: Tried, reasons: readonly Reason[]): Answer {
    const { revision } = getState().snapshot;
    return remember({ ...tried, commandId: newCommandId(), reasons, revision });
  }

  /** What an option that was played leaves behind: neither what was chosen for it, nor that it was refused before. */
  function afterPlaying(id: OptionId, chosen: Remembered['selection']): Partial<Remembered<View>> {
    const { rejections, selection } = getState();
    const others = [...rejections].filter(([, { optionId }]) => optionId !== id);
    return {
      // What was chosen since is for another move.
      ...(selection === chosen && { selection: NO_SELECTION }),
      ...(others.length < rejections.size && { rejections: new Map(others) }),
    };
  }

  async function send(tried: Tried, command: Command): Promise<Answer> {
    const { commandId, revision } = command;
    const { optionId } = tried;
    const { selection } = getState();
    setState({ pending: [...getState().pending, { commandId, optionId }] });
    const answer = await asked(() => adapter.execute(command));
    setState({
      pending: getState().pending.filter((pending) => pending.commandId !== commandId),
      ...(answer.status === 'accepted' && afterPlaying(optionId, selection)),
    });
    refresh();
    if (answer.status === 'rejected') remember({ ...tried, commandId, reasons: answer.reasons, revision });
    if (answer.status === 'superseded') remember({ ...tried, commandId, reasons: [SUPERSEDED], revision });
    return answer;
  }

  /** Known to be in flight before anything is sent: whoever hears of it may ask again at once. */
  function track(id: OptionId, act: () => Promise<Answer>): Promise<Answer> {
    const { promise, resolve } = deferred<Answer>();
    inFlight.set(id, promise);
    resolve(act().finally(() => inFlight.delete(id)));
    return promise;
  }

  /** The answers to the single commands of a plan. What was refused is remembered, what was only held back is not. */
  function answersTo(plan: readonly Planned[], answer: BatchAnswer): readonly Answer[] {
    if (answer.status === 'accepted') return plan.map(() => answer);
    const heldBack: Answer = { status: 'rejected', reasons: [HELD_BACK] };
    return plan.map((planned, at) => {
      const refused = (reasons: readonly Reason[]) => refuse(triedIn(planned), reasons);
      if (answer.status === 'superseded') return at === 0 ? refused([SUPERSEDED]) : heldBack;
      if (answer.status === 'rejected') {
        const reasons = answer.refusals[at] ?? [];
        return reasons.length > 0 ? refused(reasons) : heldBack;
      }
      if (at < answer.played) return { status: 'accepted', revision: answer.revision };
      return at === answer.played ? refused(answer.reasons) : heldBack;
    });
  }

  return {
    refuse,

    /** Plays several as one, by an adapter that can. */
    async executeAll(plan: readonly Planned[]): Promise<readonly Answer[]> {
      if (inFlight.size > 0) return plan.map((planned) => refuse(triedIn(planned), [BUSY]));
      const commands = plan.map(({ command }) => command);
      const waiting = plan.map(({ id, command: { commandId } }) => ({ commandId, optionId: id }));
      const { promise, resolve } = deferred<readonly Answer[]>();
      for (const [at, { id }] of plan.entries())
        inFlight.set(
          id,
          promise.then((answers) => answers[at]!),
        );
      setState({ pending: [...getState().pending, ...waiting] });
      const answer = await askedForAll(() => adapter.executeAll!(commands), plan.length);
      for (const { id } of plan) inFlight.delete(id);
      setState({ pending: getState().pending.filter((pending) => !waiting.includes(pending)) });
      refresh();
      const answers = answersTo(plan, answer);
      resolve(answers);
      return answers;
    },

    /** Plays an option, once, however often it is asked before the answer is there. */
    async execute(id: OptionId): Promise<Answer> {
      const running = inFlight.get(id);
      if (running) return running;
      const { snapshot } = getState();
      const option = selectOption(getState(), id);
      if (!option) return refuse({ optionId: id, name: 'Your move' }, [GONE]);
      if (option.kind === 'unavailable') return refuse(triedIn(option), option.reasons);
      if (inFlight.size > 0) return refuse(triedIn(option), [BUSY]);
      return track(id, () => send(triedIn(option), commandFor(option, snapshot)));
    },

    /** Plays a move that is no option of the snapshot, such as one whose parameters a player wrote: the engine judges it. */
    async executeMove(move: OptionMove, name: string): Promise<Answer> {
      const optionId = optionIdOf(move);
      const tried = { optionId, name, move };
      const running = inFlight.get(optionId);
      if (running) return running;
      if (inFlight.size > 0) return refuse(tried, [BUSY]);
      const { revision } = getState().snapshot;
      return track(optionId, () => send(tried, { ...move, commandId: newCommandId(), revision }));
    },

    /** Goes back or forward in the history, once, however often it is asked before the answer is there. */
    async travel(way: 'undo' | 'redo', position?: number): Promise<Answer> {
      const tried = { optionId: way, name: way === 'undo' ? 'Undo' : 'Redo' };
      const running = inFlight.get(way);
      if (running) return running;
      if (!adapter[way]) return refuse(tried, [NO_HISTORY]);
      if (inFlight.size > 0) return refuse(tried, [BUSY]);
      return track(way, async () => {
        const answer = await asked(() => adapter[way]!(position));
        refresh();
        if (answer.status === 'superseded') refuse(tried, [SUPERSEDED]);
        return answer.status === 'rejected' ? refuse(tried, answer.reasons) : answer;
      });
    },
  };
}

function deferred<T>() {
  let resolve!: (value: T | Promise<T>) => void;
  const promise = new Promise<T>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** An adapter's answer, whatever the adapter does. */
async function asked(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await ask();
    const fault = faultIn(answerSchema, answer);
    if (!fault) return answer;
    return { status: 'rejected', reasons: notUnderstood(fault) };
  } catch (error) {
    return { status: 'rejected', reasons: notTaken(error) };
  }
}

/** An adapter's answer to several commands, whatever the adapter does. */
async function askedForAll(ask: () => Promise<BatchAnswer>, count: number): Promise<BatchAnswer> {
  const refused = (reasons: readonly Reason[]): BatchAnswer => ({
    status: 'rejected',
    refusals: Array.from({ length: count }, () => reasons),
  });
  try {
    const answer = await ask();
    const fault = faultIn(batchAnswerSchema, answer);
    if (fault) return refused(notUnderstood(fault));
    // Nothing is refused without a reason.
    const told = answer.status !== 'rejected' || answer.refusals.some((reasons) => reasons.length > 0);
    return told ? answer : refused(notUnderstood('refusals: at least one reason'));
  } catch (error) {
    return refused(notTaken(error));
  }
}

const notUnderstood = (fault: string) =>
  adapterFailed(`The game gave an answer nobody understands (${fault}).`);

const notTaken = (error: unknown) =>
  adapterFailed(`The game did not take this: ${error instanceof Error ? error.message : String(error)}`);

function adapterFailed(text: string): readonly Reason[] {
  return [{ code: 'ADAPTER_FAILED', text }];
}
