import { createStore } from 'zustand/vanilla';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import { BLANK_READING, readSnapshot, type SnapshotReading } from '../protocol/read-snapshot.js';
import { createCommander } from './commander.js';
import { Followers } from './followers.js';
import type { GameStore, GameStoreState, Remembered } from './game-store.js';
import { layoutOf } from './layout.js';
import { NO_SELECTION, stillPossible } from './selection.js';
import { selectOption } from './selectors.js';

/** How a store behaves. */
export interface GameStoreOptions {
  /** Told what is wrong with an adapter, in a sentence for developers. Without it, the console is. */
  readonly onFault?: (message: string, cause?: unknown) => void;
}

/** So long the page has to show what changed on screen before the rest is read, in milliseconds. */
const PAUSE = 30;

const BLANK_STATE: Remembered<never> = {
  snapshot: BLANK_READING.snapshot,
  ready: false,
  book: BLANK_READING.reading,
  layout: layoutOf(BLANK_READING.reading),
  quarantine: [],
  selection: NO_SELECTION,
  focusedId: null,
  queue: [],
  pending: [],
  rejections: new Map(),
  fault: null,
};

/** What can be read off the rest of a state: not copied from state to state, so only what is asked for is made. */
const DERIVED = {
  get options() {
    return (this as unknown as Remembered).book.options;
  },
  get groups() {
    return (this as unknown as Remembered).layout.groups;
  },
};

function complete<View>(
  state: Remembered<View>,
  changes: Partial<Remembered<View>> | null,
): GameStoreState<View> {
  return Object.assign(Object.create(DERIVED) as GameStoreState<View>, state, changes);
}

/** A store that follows an adapter: its options with stable identities, and what the player does with them. */
export function createGameStore<View>(
  adapter: EngineAdapter<View>,
  { onFault = console.error }: GameStoreOptions = {},
): GameStore<View> {
  let read: SnapshotReading<View> = BLANK_READING;
  // The same fault is told once, however often it is published.
  const told = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;

  // Read at once, so that the first state is the game's: a server renders nothing later than that.
  const { setState: replace, ...readable } = createStore<GameStoreState<View>>(() =>
    complete(BLANK_STATE, observe(BLANK_STATE)),
  );
  const { getState } = readable;
  const followers = new Followers();

  function setState(changes: Partial<Remembered<View>>): void {
    const before = getState();
    const now = complete(before, changes);
    const touched = followers.touched(now, before);
    try {
      replace(now, true);
    } finally {
      followers.tell(touched);
    }
  }

  /** What is new at the adapter, as changes to the state; nothing if there is nothing new. */
  function observe(before: Remembered<View>): Partial<Remembered<View>> | null {
    let next: ReturnType<typeof readSnapshot<View>>;
    try {
      const published = adapter.getSnapshot();
      if (published === read.published && !read.reading.partial && before.fault === null) return null;
      next = readSnapshot(published, read);
    } catch (cause) {
      return failure(before, 'the adapter threw when asked for a snapshot', 'Mend getSnapshot()', cause);
    }
    if ('fault' in next) {
      const what = `what the adapter published is no snapshot (${next.fault})`;
      return failure(before, what, 'Publish it as the protocol describes');
    }
    read = next;
    for (const { message } of next.quarantine)
      if (!told.has(message)) {
        told.add(message);
        onFault(message);
      }
    return stateOf(next, before);
  }

  function failure(before: Remembered<View>, what: string, remedy: string, ...cause: unknown[]) {
    const fault = `moveset: ${what}. The last position known is shown. ${remedy}.`;
    if (before.fault === fault) return null;
    onFault(fault, ...cause);
    return { fault };
  }

  function refresh(): void {
    const changes = observe(getState());
    if (changes) setState(changes);
    if (read.reading.partial)
      timer ??= setTimeout(() => {
        timer = undefined;
        refresh();
      }, PAUSE);
  }

  const commander = createCommander({ adapter, getState, setState, refresh });

  return {
    ...readable,
    adapter,
    core: { ...commander, setState, refresh },
    follow(id, listener) {
      // What was never looked at could not be told from what it becomes.
      selectOption(getState(), id);
      return followers.add(id, listener);
    },
    connect() {
      let stop: (() => void) | undefined;
      try {
        stop = adapter.subscribe(refresh);
      } catch (cause) {
        failure(getState(), 'the adapter threw when subscribed to', 'Mend subscribe()', cause);
      }
      // Something may have happened between the making of the store and now.
      refresh();
      return () => {
        clearTimeout(timer);
        timer = undefined;
        stop?.();
      };
    },
    execute: commander.execute,
    undo: (position) => commander.travel('undo', position),
    redo: (position) => commander.travel('redo', position),
    focus(id) {
      if (getState().focusedId !== id) setState({ focusedId: id });
    },
    select(axis, value) {
      const { [axis]: _, ...others } = getState().selection;
      setState({ selection: value === undefined ? others : { ...others, [axis]: value } });
    },
    clearSelection: () => setState({ selection: NO_SELECTION }),
    refuse: (id, name, reasons) => void commander.refuse({ optionId: id, name }, reasons),
    dismiss(commandId) {
      const rejections = new Map(getState().rejections);
      if (rejections.delete(commandId)) setState({ rejections });
    },
  };
}

/** The state after a reading: what the adapter published, and what is left of what the player was doing. */
function stateOf<View>(
  { snapshot, reading, quarantine }: SnapshotReading<View>,
  before: Remembered<View>,
): Partial<Remembered<View>> {
  return {
    snapshot,
    ready: true,
    book: reading,
    layout: reading.arrangedAlike ? before.layout : layoutOf(reading),
    quarantine,
    selection: stillPossible(before.selection, reading),
    // No option is called `null`.
    focusedId: reading.positions.has(before.focusedId!) ? before.focusedId : null,
    fault: null,
  };
}
