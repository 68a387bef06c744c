import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useGame } from './GameProvider.js';
import type { HotkeyRegistry } from './hotkey-registry.js';
import { strokesOf } from './hotkey-strokes.js';
import type { MenuRows } from './menu-rows.js';
import { useDigitHotkeys, useHotkeyRegistry } from './use-hotkey.js';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Gives digits to the first options of a menu, and tells the digit of a place from 1: none where another has it. */
export function useMenuDigits(rows: MenuRows, enabled: boolean): (position: number) => string | undefined {
  const registry = useHotkeyRegistry();
  const read = () => (enabled ? freeDigits(registry) : '');
  // The keys of options change with them, all others when the registry says so.
  useGame(read);
  const free = useSyncExternalStore(
    useCallback((changed) => registry.subscribe(changed), [registry]),
    read,
    () => '',
  );
  const digitOf = (position: number) =>
    DIGITS.find((digit, at) => at === position - 1 && free.includes(digit));
  const ids = useMemo(() => {
    const count = free === '' ? 0 : Math.min(DIGITS.length, rows.optionCount);
    // A digit that is not free is nobody's here.
    return Array.from({ length: count }, (_, at) => (free.includes(DIGITS[at]!) ? rows.at(at + 1)!.id : ''));
  }, [rows, free]);
  useDigitHotkeys(ids, { enabled });
  return digitOf;
}

/** The digits with which no other hotkey begins, whether it works now or not: a key never changes its meaning. */
function freeDigits(registry: HotkeyRegistry): string {
  if (registry.muted) return '';
  const taken = new Set<string | undefined>();
  for (const { hotkey } of registry.list()) {
    if (hotkey.origin !== 'spare') for (const [first] of strokesOf(hotkey.keys)) taken.add(first);
  }
  return DIGITS.filter((digit) => !taken.has(digit)).join('');
}
