import type { Reason } from '../protocol/reason.js';
import { useGame } from './GameProvider.js';
import type { HotkeyRegistry } from './hotkey-registry.js';
import { useHotkeyRegistry, useHotkeyState } from './use-hotkey.js';
import { useOpening, type OpeningOptions } from './use-opening.js';
import { useWords } from './WordsProvider.js';

/** A key in the list of keys. */
export interface SheetEntry {
  readonly id: string;
  readonly keys: string;
  readonly name: string;
  /** Everything that stands in its way now. */
  readonly reasons: readonly Reason[];
  /** What answers the same keys instead, in words; nothing where this does. */
  readonly takenBy: string | null;
}

/** Keys under one heading. */
export interface SheetGroup {
  readonly name: string;
  readonly entries: readonly SheetEntry[];
}

/** The list of all keys, in a dialog. */
export type UseHotkeySheetResult = ReturnType<typeof useHotkeySheet>;

/** Everything that a key does now, by headings, what cannot be done and what another one has taken included. */
export function useHotkeySheet(opening: OpeningOptions = {}) {
  const registry = useHotkeyRegistry();
  const words = useWords();
  const dialog = useOpening(opening, {
    keys: '?',
    name: words.say('hotkeys.show-sheet', {}, 'Show all keys'),
  });
  const { open } = dialog;
  // Which keys there are depends on both: what is registered, and what the game offers.
  useHotkeyState(({ version }) => version, 0);
  useGame((state) => (open ? state.options : null));

  return {
    ...dialog,
    /** What is active now; empty while the list is closed. */
    groups: open ? groupsOf(registry) : [],
    /** Whether single keys are switched off. */
    muted: registry.muted,
  };
}

function groupsOf(registry: HotkeyRegistry): readonly SheetGroup[] {
  const groups = new Map<string, readonly SheetEntry[]>();
  for (const { hotkey, takenBy } of registry.list()) {
    const { id, keys, name, group, origin, reasons = [] } = hotkey;
    // What gives way to others is not worth a line once it has.
    if (takenBy && origin === 'spare') continue;
    const entry: SheetEntry = { id, keys, name, reasons, takenBy: takenBy?.name ?? null };
    groups.set(group, [...(groups.get(group) ?? []), entry]);
  }
  return Array.from(groups, ([name, entries]) => ({ name, entries }));
}
