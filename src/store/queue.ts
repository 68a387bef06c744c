import { commandFor, type Answer } from '../protocol/command.js';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { Forecast } from '../protocol/rule-check.js';
import type { GameState, GameStore } from './game-store.js';
import { readable } from './readable.js';
import { selectOption } from './selectors.js';

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

function createQueue(store: GameStore): Queue {
  const { adapter, getState } = store;
  let committing: Promise<readonly Answer[]> | null = null;
  let viewers = 0;
  const lastSeen = new Map<OptionId, Option>();

  /** Remembers gathered options as they are, for when they are gone. */
  function remember(state: GameState): void {
    for (const id of lastSeen.keys()) if (!state.queue.includes(id)) lastSeen.delete(id);
    for (const id of state.queue) {
      const option = selectOption(state, id);
      if (option) lastSeen.set(id, option);
    }
  }
  store.subscribe((state, before) => {
    if (state.options !== before.options || state.queue !== before.queue) remember(state);
  });

  const change = (queue: readonly OptionId[]) => store.setState({ queue }, false, 'queue');
  const remove = (ids: readonly OptionId[]) => change(getState().queue.filter((id) => !ids.includes(id)));

  function enqueue(id: OptionId): void {
    if (!getState().queue.includes(id)) change([...getState().queue, id]);
  }

  /** The gathered options; `null` if nobody ever knew one of them. */
  function gathered(): readonly Option[] | null {
    const { queue } = getState();
    const options = queue.flatMap((id) => lastSeen.get(id) ?? []);
    return options.length < queue.length ? null : options;
  }

  async function play(): Promise<readonly Answer[]> {
    const options = gathered();
    // What nobody ever knew cannot be sent: it is refused in its turn.
    if (!adapter.executeAll || !options?.length) return playInOrder();
    const answers = await store.executeAll(options);
    remove(options.filter((_, at) => answers[at]?.status === 'accepted').map(({ id }) => id));
    return answers;
  }

  async function playInOrder(): Promise<readonly Answer[]> {
    const answers: Answer[] = [];
    for (const id of getState().queue) {
      const answer = await store.execute(id);
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
      const options = gathered();
      if (!adapter.forecast || !options) return null;
      const commands = options.map((option) => commandFor(option, getState().snapshot));
      return readable('forecast', 'forecast', await adapter.forecast(commands));
    },
    show() {
      viewers += 1;
      return () => void (viewers -= 1);
    },
    get isShown() {
      return viewers > 0;
    },
  };
}
