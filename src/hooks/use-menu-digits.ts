import { useGame } from './GameProvider.js';
import type { HotkeyRegistry } from './hotkey-registry.js';
import { strokesOf } from './hotkey-strokes.js';
import type { MenuRows } from './menu-rows.js';
import { useDigitHotkeys, useHotkeyRegistry, useHotkeyState } from './use-hotkey.js';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** Gives digits to the first options of a menu, and returns the digit of a position from 1: none where another has it. */
export function useMenuDigits(rows: MenuRows, enabled: boolean): (position: number) => string | undefined {
  const registry = useHotkeyRegistry();
  // The keys of options change with them, all others when the registry says so.
  useGame(() => (enabled ? freeDigits(registry) : ''));
  const free = useHotkeyState(() => (enabled ? freeDigits(registry) : ''), '');
  const shown = DIGITS.slice(0, rows.optionCount);
  // A digit that is not free is nobody's here.
  const ids = shown.map((digit) => (free.includes(digit) ? rows.at(Number(digit))!.id : ''));
  useDigitHotkeys(ids, { enabled });
  return (position) => shown.find((digit) => digit === `${position}` && free.includes(digit));
}

/** The digits with which no other hotkey begins, whether it works now or not: a key never changes its meaning. */
function freeDigits(registry: HotkeyRegistry): string {
  if (registry.muted) return '';
  const others = registry.list().filter(({ hotkey }) => hotkey.origin !== 'spare');
  const taken = new Set(others.flatMap(({ hotkey }) => strokesOf(hotkey.keys).map(([first]) => first)));
  return DIGITS.filter((digit) => !taken.has(digit)).join('');
}
