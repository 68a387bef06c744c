import { useEffect } from 'react';
import type { Option } from '../protocol/option.js';
import { useGameStore } from './GameProvider.js';
import { useHotkeyRegistry, useHotkeySource } from './use-hotkey.js';
import { categoryText, optionName } from './words.js';
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

  useHotkeySource(() =>
    store
      .getState()
      .options.filter(hasHotkey)
      .map((option) => ({
        id: `option ${option.id}`,
        keys: option.hotkey,
        name: optionName(option, words),
        origin: 'game',
        group:
          option.category === null
            ? words.say('hotkeys.group.game', {}, 'Actions')
            : categoryText(option.category, words),
        ...(option.kind === 'unavailable' && { reasons: option.reasons }),
        run: () => void store.execute(option.id),
      })),
  );

  useEffect(() => (enabled ? registry.playOptions() : registry.mute()), [registry, enabled]);

  // After the effects of everybody who registers keys in the same render.
  useEffect(() => {
    const timer = setTimeout(() => registry.report());
    const stop = store.subscribe((state, before) => {
      if (state.options !== before.options) registry.report();
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [store, registry]);
}

function hasHotkey(option: Option): option is Option & { readonly hotkey: string } {
  return option.hotkey !== undefined;
}
