import { useEffect } from 'react';
import { useGameStore } from './GameProvider.js';
import { useHotkeyRegistry, useHotkeySource, useOptionHotkey } from './use-hotkey.js';
import { categoryText } from './words.js';
import { useWords } from './WordsProvider.js';

/** How hotkeys behave. */
export interface UseHotkeysOptions {
  /** Single keys get in the way of speech control and some screen readers: let players switch them off. */
  readonly enabled?: boolean;
}

/**
 * Plays options by the keys their engine gave them, as long as nobody is typing into a field. What is unavailable is
 * refused with its reasons. Switched off, no single key does anything, whoever registered it.
 */
export function useHotkeys({ enabled = true }: UseHotkeysOptions = {}): void {
  const store = useGameStore();
  const registry = useHotkeyRegistry();
  const words = useWords();
  const hotkeyOf = useOptionHotkey();

  useHotkeySource(() =>
    store.getState().options.flatMap((option) => {
      const { id, hotkey: keys, category } = option;
      if (keys === undefined) return [];
      const group =
        category === null ? words.say('hotkeys.group.game', {}, 'Actions') : categoryText(category, words);
      return hotkeyOf(option, { id: `option ${id}`, keys, origin: 'game', group });
    }),
  );

  useEffect(() => (enabled ? registry.playOptions() : registry.mute()), [registry, enabled]);
}
