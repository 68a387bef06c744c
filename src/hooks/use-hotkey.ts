import { useCallback, useEffect, useId, useSyncExternalStore } from 'react';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import type { GameStore } from '../store/game-store.js';
import { selectOption } from '../store/selectors.js';
import { useGameStore } from './GameProvider.js';
import { HotkeyRegistry, type Hotkey } from './hotkey-registry.js';
import { strokesOf } from './hotkey-strokes.js';
import { listenToKeys } from './listen-to-keys.js';
import { useLatest } from './use-latest.js';
import { optionName } from './words.js';
import { useWords } from './WordsProvider.js';

const registries = new WeakMap<GameStore<never>, HotkeyRegistry>();

/** The one registry of keys of the nearest `GameProvider`. */
export function useHotkeyRegistry(): HotkeyRegistry {
  const store = useGameStore() as GameStore<never>;
  let registry = registries.get(store);
  if (!registry) registries.set(store, (registry = new HotkeyRegistry(listenToKeys)));
  return registry;
}

/** A value read from the registry, whenever hotkeys change. On a server it is the initial one. */
export function useHotkeyState<T>(read: (registry: HotkeyRegistry) => T, initial: T): T {
  const registry = useHotkeyRegistry();
  return useSyncExternalStore(
    useCallback((changed) => registry.subscribe(changed), [registry]),
    () => read(registry),
    () => initial,
  );
}

/** Whether the keys that the engine gave its options do something now: then they are shown beside them. */
export function useOptionKeys(): boolean {
  return useHotkeyState((registry) => registry.playsOptions, false);
}

/** Registers hotkeys that are read whenever a key is pressed, so that they may depend on anything. */
export function useHotkeySource(source: () => readonly Hotkey[]): void {
  const registry = useHotkeyRegistry();
  const latest = useLatest(source);
  useEffect(() => registry.add(() => latest.current()), [registry, latest]);
}

/** What else there is to say about a hotkey. */
export interface UseHotkeyOptions extends Partial<Pick<Hotkey, 'group' | 'origin' | 'inFields'>> {
  /** Why it does nothing now: pressed, it answers with this. Nothing, where it works. */
  readonly reasons?: readonly Reason[];
  /** Whether it is there at all. */
  readonly enabled?: boolean;
}

const NO_REASONS: readonly Reason[] = [];

/**
 * Gives a key to something of your own: `useHotkey('u', 'Undo', undo)`. Stands in the list of keys beside those of the
 * game, and is never taken while somebody types.
 */
export function useHotkey(
  keys: string,
  name: string,
  run: () => void,
  { enabled = true, reasons = NO_REASONS, origin = 'app', group, inFields = false }: UseHotkeyOptions = {},
): void {
  if (strokesOf(keys).length === 0) {
    throw new Error(
      `moveset: useHotkey got no key for "${name}". Nobody could press it. Give it one, such as "u", "g i" or "Ctrl+Z".`,
    );
  }
  const registry = useHotkeyRegistry();
  const store = useGameStore();
  const words = useWords();
  const id = useId();
  const heading = group ?? words.say('hotkeys.group.app', {}, 'This screen');
  useHotkeySource(() =>
    enabled ? [{ id, keys, name, origin, group: heading, reasons, inFields, run: press }] : [],
  );
  function press(): void {
    if (reasons.length === 0) run();
    else store.refuse(id, name, reasons);
  }
  // A list of keys that is open shows what is true now.
  useEffect(() => registry.touch(), [registry, enabled, keys, name, reasons, heading]);
}

/** Makes the hotkey that plays an option, or says why it cannot be played. */
export function useOptionHotkey() {
  const store = useGameStore();
  const words = useWords();
  return (option: Option, rest: Omit<Hotkey, 'name' | 'reasons' | 'run'>): Hotkey => ({
    ...rest,
    name: optionName(option, words),
    reasons: option.kind === 'unavailable' ? option.reasons : NO_REASONS,
    run: () => void store.execute(option.id),
  });
}

/** Gives the digits from 1 to 9 to options, in this order. They give way to every other use of a digit. */
export function useDigitHotkeys(ids: readonly OptionId[], { enabled = true } = {}): void {
  const store = useGameStore();
  const hotkeyOf = useOptionHotkey();
  const words = useWords();
  const group = words.say('hotkeys.group.menu', {}, 'Menu');
  useHotkeySource(() =>
    (enabled ? ids.slice(0, 9) : []).flatMap((id, index) => {
      const option = selectOption(store.getState(), id);
      const keys = `${index + 1}`;
      return option ? hotkeyOf(option, { id: `digit ${keys} ${id}`, keys, origin: 'spare', group }) : [];
    }),
  );
}
