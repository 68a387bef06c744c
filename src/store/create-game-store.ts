import {
  createStore,
  type Mutate,
  type StateCreator,
  type StoreApi,
  type StoreMutatorIdentifier,
} from 'zustand/vanilla';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import { NO_OPTIONS } from '../protocol/options/option-index.js';
import { BLANK_SNAPSHOT } from '../protocol/options/read-snapshot.js';
import { adapterReader } from './adapter-reader.js';
import { createCommands } from './commands.js';
import type { GameState, GameStore } from './game-store.js';
import { NO_SELECTION } from './selection.js';

type Mutators = [StoreMutatorIdentifier, unknown][];
/** Methods that middleware adds to a store. */
type Additions<View, Added extends Mutators> = Omit<Mutate<StoreApi<GameState<View>>, Added>, 'setState'>;

/** Options of `createGameStore`. */
export interface GameStoreOptions<View = unknown, Added extends Mutators = []> {
  /** Receives messages for developers when the adapter misbehaves. Default: `console.error`. */
  readonly onFault?: (message: string, cause?: unknown) => void;
  /**
   * Wraps the state in middleware of zustand: `(state) => devtools(state, { name: 'game' })`. Actions have the names of the
   * store's methods; `receive` is a new snapshot.
   */
  readonly middleware?: (state: StateCreator<GameState<View>>) => StateCreator<GameState<View>, [], Added>;
}

const INITIAL_STATE: GameState<never> = {
  snapshot: BLANK_SNAPSHOT,
  ready: false,
  options: NO_OPTIONS.list,
  optionIndex: NO_OPTIONS,
  quarantine: [],
  selection: NO_SELECTION,
  focusedId: null,
  queue: [],
  pending: [],
  rejections: [],
  fault: null,
};

/** A store that follows an adapter: its options with stable identities, and what the player does with them. */
export function createGameStore<View, Added extends Mutators = []>(
  adapter: EngineAdapter<View>,
  { onFault = console.error, middleware }: GameStoreOptions<View, Added> = {},
): GameStore<View> & Additions<View, Added> {
  const reader = adapterReader(adapter, onFault);
  // Read at once, so that the first state is the game's: a server renders nothing later than that.
  const initialState = () => ({ ...INITIAL_STATE, ...reader.read(INITIAL_STATE) });
  const store: StoreApi<GameState<View>> = createStore(middleware?.(initialState) ?? initialState);
  const { getState } = store;
  const setState: GameStore<View>['setState'] = store.setState;
  const update = (action: string, changes: Partial<GameState<View>>) => setState(changes, false, action);

  function receive(): void {
    const changes = reader.read(getState());
    if (changes) update('receive', changes);
  }

  const gameStore: GameStore<View> = {
    ...store,
    setState,
    adapter,
    connect() {
      const disconnect = reader.subscribe(receive);
      // Something may have happened between the making of the store and now.
      receive();
      return disconnect;
    },
    ...createCommands({ adapter, getState, update, receive }),
    select(axis, value) {
      const { [axis]: _, ...others } = getState().selection;
      update('select', { selection: value === undefined ? others : { ...others, [axis]: value } });
    },
    clearSelection: () => update('clearSelection', { selection: NO_SELECTION }),
    focus(id) {
      if (getState().focusedId !== id) update('focus', { focusedId: id });
    },
  };
  // The methods that middleware added to the store, which only its type knows.
  return gameStore as GameStore<View> & Additions<View, Added>;
}
