import { commandFor, type Answer } from '../protocol/command.js';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { Forecast } from '../protocol/rule-check.js';
import { forecastShape } from '../protocol/validate/batch-answer-shape.js';
import { executeAll, type Planned } from './execute-all.js';
import type { GameStore } from './game-store.js';
import { readable } from './readable.js';

/** Options gathered to be played as one. What is in it, the state of the store says. */
export interface Queue {
  /** Gathers an option, to be played together with others. */
  enqueue(id: OptionId): void;
  dequeue(id: OptionId): void;
  /** Gathers an option, or takes it out again. */
  toggle(id: OptionId): void;
  /** Moves a gathered option to a place, from 0. */
  move(id: OptionId, place: number): void;
  clear(): void;
  /** A gathered option as it is, or, once it is gone, as it was last; nothing if nobody ever knew it. */
  known(id: OptionId): Option | undefined;
  /**
   * Plays the queue: all of it or nothing, where the adapter can, else in order up to the first refusal. What was not
   * played stays in it. Once, however often it is asked before the answer is there.
   */
  commit(): Promise<readonly Answer[]>;
  /** What playing the queue would come to; `null` where the engine does not tell. */
  forecast(): Promise<Forecast | null>;
  /** Says that the queue is shown somewhere; returns the way to take that back. */
  show(): () => void;
  /** Whether it is shown: only then is it worth offering to gather something. */
  readonly isShown: boolean;
}

const queues = new WeakMap<GameStore, Queue>();

/** The queue of a store, for whoever gathers options. */
export function queueOf(store: GameStore): Queue {
  let queue = queues.get(store);
  if (!queue) queues.set(store, (queue = createQueue(store)));
  return queue;
}

function createQueue({ adapter, getState, subscribe, execute, core }: GameStore): Queue {
  let committing: Promise<readonly Answer[]> | null = null;
  let places = 0;
  const lastSeen = new Map<OptionId, Option>();

  function look(): void {
    const { queue, book } = getState();
    for (const id of lastSeen.keys()) if (!queue.includes(id)) lastSeen.delete(id);
    for (const id of queue) {
      const option = book.get(id);
      if (option) lastSeen.set(id, option);
    }
  }
  subscribe((now, before) => {
    if (now.book !== before.book || now.queue !== before.queue) look();
  });

  const change = (queue: readonly OptionId[]) => core.setState({ queue });
  const remove = (ids: readonly OptionId[]) => change(getState().queue.filter((id) => !ids.includes(id)));

  function enqueue(id: OptionId): void {
    if (!getState().queue.includes(id)) change([...getState().queue, id]);
  }

  /** What is gathered as commands; `null` if nobody ever knew one of them. */
  function plan(): readonly Planned[] | null {
    const { queue, snapshot } = getState();
    const options = queue.flatMap((id) => lastSeen.get(id) ?? []);
    if (options.length < queue.length) return null;
    return options.map((option) => ({
      id: option.id,
      name: option.name,
      move: option.move,
      command: commandFor(option, snapshot),
    }));
  }

  async function play(): Promise<readonly Answer[]> {
    const planned = plan();
    // What nobody ever knew cannot be sent: it is refused in its turn.
    if (!adapter.executeAll || !planned?.length) return playInOrder();
    const answers = await executeAll(planned, adapter, core);
    remove(planned.filter((_, at) => answers[at]?.status === 'accepted').map(({ id }) => id));
    return answers;
  }

  async function playInOrder(): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    for (const id of getState().queue) {
      const answer = await execute(id);
      answers.push(answer);
      if (answer.status !== 'accepted') break;
      remove([id]);
    }
    return answers;
  }

  return {
    enqueue,
    dequeue: (id) => remove([id]),
    toggle: (id) => (getState().queue.includes(id) ? remove([id]) : enqueue(id)),
    move(id, place) {
      const { queue } = getState();
      const from = queue.indexOf(id);
      const to = Math.max(0, Math.min(place, queue.length - 1));
      if (from < 0 || from === to) return;
      change(queue.toSpliced(from, 1).toSpliced(to, 0, id));
    },
    clear: () => change([]),
    known: (id) => lastSeen.get(id),
    commit: () => (committing ??= play().finally(() => (committing = null))),
    async forecast() {
      const planned = plan();
      if (!adapter.forecast || !planned) return null;
      const commands = planned.map(({ command }) => command);
      return readable(forecastShape, 'forecast', await adapter.forecast(commands));
    },
    show() {
      places += 1;
      return () => void (places -= 1);
    },
    get isShown() {
      return places > 0;
    },
  };
}
