import { createStore } from 'zustand/vanilla';
import { commandFor } from '../protocol/command.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import type { OptionId } from '../protocol/ids.js';
import type { PreviewMetric } from '../protocol/preview.js';
import type { Quarantined } from '../protocol/quarantine.js';
import { BLANK_READING, readSnapshot, type SnapshotReading } from '../protocol/read-snapshot.js';
import { faultIn, previewSchema } from '../protocol/schemas.js';
import { createCommander } from './commander.js';
import { createInquiry } from './inquiry.js';
import { Followers } from './followers.js';
import type { GameStore, GameStoreState, Remembered } from './game-store.js';
import { OptionLayout } from './layout.js';
import { createQueue, followQueue } from './queue.js';
import { isDecided, isWhole, NO_SELECTION, pickedFrom, stillPossible } from './selection.js';
import { selectEntityChosen, selectEntityOptions, selectOption } from './selectors.js';

/** How a store behaves. */
export interface GameStoreOptions {
  /** Told what is wrong with an adapter, in a sentence for developers. Without it, the console is. */
  readonly onFault?: (message: string, cause?: unknown) => void;
}

const BLANK_STATE: Remembered<never> = {
  snapshot: BLANK_READING.snapshot,
  ready: false,
  book: BLANK_READING.reading,
  layout: new OptionLayout(BLANK_READING.reading),
  quarantine: [],
  selection: NO_SELECTION,
  focusedId: null,
  queue: [],
  queuedOptions: new Map(),
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
  { onFault = (message, ...cause) => console.error(message, ...cause) }: GameStoreOptions = {},
): GameStore<View> {
  let read: SnapshotReading<View> = BLANK_READING;
  const previews = new Map<OptionId, Promise<readonly PreviewMetric[]>>();

  // Read at once, so that the first state is the game's: a server renders nothing later than that.
  const store = createStore<GameStoreState<View>>(() => complete(BLANK_STATE, observe(BLANK_STATE)));
  const { getState } = store;
  const followers = new Followers();

  function setState(changes: Partial<Remembered<View>>): void {
    const before = getState();
    const now = complete(before, changes);
    const touched = followers.touched(now, before);
    try {
      store.setState(now, true);
    } finally {
      followers.tell(touched);
    }
  }

  /** What is new at the adapter, as changes to the state; nothing if there is nothing new. */
  function observe(before: Remembered<View>): Partial<Remembered<View>> | null {
    let next: ReturnType<typeof readSnapshot<View>>;
    try {
      const published = adapter.getSnapshot();
      if (published === read.published && before.fault === null) return null;
      next = readSnapshot(published, read);
    } catch (cause) {
      return failure(before, 'the adapter threw when asked for a snapshot', 'Mend getSnapshot()', cause);
    }
    if ('fault' in next) {
      const what = `the adapter published something that is not a snapshot (${next.fault})`;
      return failure(before, what, 'Publish what the protocol describes');
    }
    const known = read.quarantine;
    read = next;
    previews.clear();
    tellOfNew(next.quarantine, known);
    return stateOf(next, before);
  }

  function tellOfNew(quarantine: readonly Quarantined[], known: readonly Quarantined[]): void {
    if (quarantine === known) return;
    const messages = new Set(known.map(({ message }) => message));
    for (const { message } of quarantine) if (!messages.has(message)) onFault(message);
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
  }

  /** Subscribes to the adapter, whatever it does; returns the way to stop. */
  function listen(): () => void {
    try {
      const stop = adapter.subscribe(refresh);
      return () => stop?.();
    } catch (cause) {
      const failed = failure(getState(), 'the adapter threw when subscribed to', 'Mend subscribe()', cause);
      if (failed) setState(failed);
      return () => {};
    }
  }

  const commander = createCommander({ adapter, getState, setState, refresh });

  async function ask(id: OptionId): Promise<readonly PreviewMetric[]> {
    const { snapshot } = getState();
    const option = selectOption(getState(), id);
    if (option?.kind !== 'available') return [];
    if (option.preview.length > 0 || !adapter.preview) return option.preview;
    const metrics = await adapter.preview(commandFor(option, snapshot));
    const fault = faultIn(previewSchema, metrics);
    if (fault) {
      throw new Error(
        `moveset: the adapter's preview of "${option.name}" is not a list of metrics (${fault}). ` +
          'Players see none. Answer with what the protocol describes.',
      );
    }
    return metrics;
  }

  return {
    adapter,
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    follow(id, listener) {
      // What was never looked at could not be told from what it becomes.
      selectOption(getState(), id);
      return followers.add(id, listener);
    },
    connect() {
      const disconnect = listen();
      // Something may have happened between the making of the store and now.
      refresh();
      return disconnect;
    },
    execute: commander.execute,
    executeMove: commander.executeMove,
    ...createInquiry(adapter, () => getState().snapshot),
    undo: (position) => commander.travel('undo', position),
    redo: (position) => commander.travel('redo', position),
    preview(id) {
      let metrics = previews.get(id);
      if (!metrics) previews.set(id, (metrics = ask(id)));
      return metrics;
    },
    focus(id) {
      if (getState().focusedId !== id) setState({ focusedId: id });
    },
    select(axis, value) {
      const { [axis]: _, ...others } = getState().selection;
      setState({ selection: value === undefined ? others : { ...others, [axis]: value } });
    },
    clearSelection: () => setState({ selection: NO_SELECTION }),
    pick(entity) {
      const state = getState();
      const touching = selectEntityOptions(state, entity);
      const through = touching.find((option) => option.kind === 'available') ?? touching[0];
      if (!through) return null;
      const selection = pickedFrom(state.selection, { entity, through, options: state.options });
      // What cannot be done is no choice, once something is asked or begun.
      const isBegun = state.selection !== NO_SELECTION || state.snapshot.flow.decision !== undefined;
      const isOnlyOne = touching.length === 1 || (isBegun && isDecided(touching, selection));
      const isLast = isOnlyOne && !selectEntityChosen(state, entity) && isWhole(through, selection);
      setState({ selection: isLast ? NO_SELECTION : selection });
      return isLast ? commander.execute(through.id) : null;
    },
    ...createQueue({ getState, setState, adapter, commander }),
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
    layout: reading.arrangedAlike ? before.layout : new OptionLayout(reading),
    quarantine,
    selection: stillPossible(before.selection, reading),
    focusedId: before.focusedId !== null && reading.positions.has(before.focusedId) ? before.focusedId : null,
    queuedOptions: followQueue(before.queuedOptions, before.queue, reading),
    fault: null,
  };
}
