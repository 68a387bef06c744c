import { commandFor, type Answer } from '../protocol/command.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import type { OptionId } from '../protocol/ids.js';
import type { OptionBook } from '../protocol/option-book.js';
import type { Option } from '../protocol/option.js';
import type { Forecast } from '../protocol/rule-check.js';
import { faultIn, forecastSchema } from '../protocol/schemas.js';
import type { Commander, Planned } from './commander.js';
import type { Remembered } from './game-store.js';
import { selectOption } from './selectors.js';

/** What the queue works with. */
interface Surroundings<View> {
  getState(): Remembered<View>;
  setState(changes: Partial<Remembered<View>>): void;
  readonly adapter: EngineAdapter<View>;
  readonly commander: Commander;
}

/** A queued option as it is, or, where it is gone, as it was. */
type Known = ReadonlyMap<OptionId, Option>;

/** Gathers options to be played as one. */
export function createQueue<View>({ getState, setState, adapter, commander }: Surroundings<View>) {
  let committing: Promise<readonly Answer[]> | null = null;

  function change(queue: readonly OptionId[]): void {
    setState({ queue, queuedOptions: followQueue(getState().queuedOptions, queue, getState().book) });
  }

  const remove = (ids: readonly OptionId[]) => change(getState().queue.filter((id) => !ids.includes(id)));

  function enqueue(id: OptionId): void {
    if (!getState().queue.includes(id)) change([...getState().queue, id]);
  }

  /** The queue as commands, up to the first that nobody knows any more. */
  function commands(): Planned[] {
    const { queue, queuedOptions, snapshot } = getState();
    return queue.flatMap((id) => {
      const option = selectOption(getState(), id) ?? queuedOptions.get(id);
      if (!option) return [];
      const { name, move } = option;
      return [{ id, name, move, command: commandFor(option, snapshot) }];
    });
  }

  async function playInOrder(): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    for (const id of getState().queue) {
      const answer = await commander.execute(id);
      answers.push(answer);
      if (answer.status !== 'accepted') break;
      remove([id]);
    }
    return answers;
  }

  async function playAsOne(): Promise<readonly Answer[]> {
    const plan = commands();
    const answers = await commander.executeAll(plan);
    remove(plan.filter((_, at) => answers[at]?.status === 'accepted').map(({ id }) => id));
    return answers;
  }

  return {
    enqueue,
    dequeue: (id: OptionId) => remove([id]),
    toggleQueued: (id: OptionId) => (getState().queue.includes(id) ? remove([id]) : enqueue(id)),
    moveQueued(id: OptionId, place: number): void {
      const { queue } = getState();
      const from = queue.indexOf(id);
      const to = Math.max(0, Math.min(place, queue.length - 1));
      if (from < 0 || from === to) return;
      change(queue.toSpliced(from, 1).toSpliced(to, 0, id));
    },
    clearQueue: () => change([]),
    /** Once, however often it is asked before the answer is there. */
    commitQueue(): Promise<readonly Answer[]> {
      const { queue } = getState();
      // What nobody ever knew cannot be sent: it is refused in its turn.
      const known = queue.every((id) => selectOption(getState(), id) ?? getState().queuedOptions.has(id));
      committing ??= (adapter.executeAll && known && queue.length > 0 ? playAsOne() : playInOrder()).finally(
        () => (committing = null),
      );
      return committing;
    },
    async forecastQueue(): Promise<Forecast | null> {
      if (!adapter.forecast) return null;
      const plan = commands();
      if (plan.length < getState().queue.length) return null;
      const forecast = await adapter.forecast(plan.map(({ command }) => command));
      const fault = faultIn(forecastSchema, forecast);
      if (!fault) return forecast;
      throw new Error(
        `moveset: the adapter's forecast is not one (${fault}). Players see none. Answer with what the protocol describes.`,
      );
    },
  };
}

/** What is known of the options in a queue: each as it is now, or, if it is gone, as it was last. */
export function followQueue(before: Known, queue: readonly OptionId[], book: OptionBook): Known {
  const now = new Map(
    queue.flatMap((id) => {
      const option = book.get(id) ?? before.get(id);
      return option ? [[id, option] as const] : [];
    }),
  );
  const same = now.size === before.size && [...now].every(([id, option]) => before.get(id) === option);
  return same ? before : now;
}
