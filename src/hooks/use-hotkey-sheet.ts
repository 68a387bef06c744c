import type { Reason } from '../protocol/reason.js';
import { useGame } from './GameProvider.js';
import type { ActiveHotkey, HotkeyRegistry } from './hotkey-registry.js';
import { useHotkeyRegistry, useHotkeyState } from './use-hotkey.js';
import { useOpening, type OpeningOptions, type UseOpeningResult } from './use-opening.js';
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
export interface UseHotkeySheetResult extends UseOpeningResult {
  /** What is active now; empty while the list is closed. */
  readonly groups: readonly SheetGroup[];
  /** Whether single keys are switched off. */
  readonly muted: boolean;
}

/** Everything that a key does now, by headings, what cannot be done and what another one has taken included. */
export function useHotkeySheet(opening: OpeningOptions = {}): UseHotkeySheetResult {
  const registry = useHotkeyRegistry();
  const words = useWords();
  const dialog = useOpening(opening, {
    keys: '?',
    name: words.say('hotkeys.show-sheet', {}, 'Show all keys'),
    shortcuts: '?',
  });
  const { open } = dialog;
  // Which keys there are depends on both: what is registered, and what the game offers.
  useHotkeyState(({ version }) => version, 0);
  useGame((state) => (open ? state.options : null));

  return { ...dialog, groups: open ? groupsOf(registry) : [], muted: registry.muted };
}

function groupsOf(registry: HotkeyRegistry): readonly SheetGroup[] {
  const groups = new Map<string, SheetEntry[]>();
  for (const active of registry.list()) {
    // What gives way to others is not worth a line once it has.
    if (active.takenBy && active.hotkey.origin === 'spare') continue;
    const { group } = active.hotkey;
    const entries = groups.get(group);
    if (entries) entries.push(entryOf(active));
    else groups.set(group, [entryOf(active)]);
  }
  return Array.from(groups, ([name, entries]) => ({ name, entries }));
}

function entryOf({ hotkey: { id, keys, name, reasons = [] }, takenBy }: ActiveHotkey): SheetEntry {
  return { id, keys, name, reasons, takenBy: takenBy?.name ?? null };
}
