import { commandFor, type Answer } from '../protocol/command.js';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { Forecast } from '../protocol/rule-check.js';
import { forecastShape } from '../protocol/validate/batch-answer-shape.js';
import type { GameState, GameStore } from './game-store.js';
import { readable } from './readable.js';
import { selectOption } from './selectors.js';

/** Options gathered to be played as one. The state has their ids. */
export interface Queue {
  /** Adds an option, to be played together with others. */
  enqueue(id: OptionId): void;
  dequeue(id: OptionId): void;
  /** Adds an option, or takes it out again. */
  toggle(id: OptionId): void;
  /** Moves an option to an index. */
  move(id: OptionId, place: number): void;
  clear(): void;
  /** An option of the queue: as it is, or once it is gone, as it was last. `undefined` for one that never existed. */
  known(id: OptionId): Option | undefined;
  /**
   * Plays the queue: all or nothing where the adapter can, else in order up to the first refusal. Options that were not
   * played stay in it. A second call before the answer gives the same promise.
   */
  commit(): Promise<readonly Answer[]>;
  /** The predicted outcome of the queue; `null` where the engine cannot predict it. */
  forecast(): Promise<Forecast | null>;
  /** Registers a component that shows the queue; returns the way to unregister it. */
  show(): () => void;
  /** Some component shows the queue, so options may be offered for it. */
  readonly isShown: boolean;
}

const queues = new WeakMap<GameStore, Queue>();

/** The queue of a store. */
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
  remember(getState());
  store.subscribe((state, before) => {
    if (state.options !== before.options || state.queue !== before.queue) remember(state);
  });

  const change = (queue: readonly OptionId[]) => store.setState({ queue }, false, 'queue');
  const remove = (ids: readonly OptionId[]) => change(getState().queue.filter((id) => !ids.includes(id)));

  function enqueue(id: OptionId): void {
    if (!getState().queue.includes(id)) change([...getState().queue, id]);
  }

  /** The options of the queue; `null` if one of them never existed. */
  function gathered(): readonly Option[] | null {
    const { queue } = getState();
    const options = queue.flatMap((id) => lastSeen.get(id) ?? []);
    return options.length < queue.length ? null : options;
  }

  async function play(): Promise<readonly Answer[]> {
    const options = gathered();
    // An option that never existed cannot be sent in a batch: one by one, it is refused in its turn.
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
      return readable(forecastShape, 'forecast', await adapter.forecast(commands));
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
