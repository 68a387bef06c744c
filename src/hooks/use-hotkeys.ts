import { useEffect } from 'react';
import type { Option } from '../protocol/option.js';
import { selectOptions } from '../store/selectors.js';
import { useGameStore } from './GameProvider.js';

/** How long after a key the next one still belongs to the same sequence, in milliseconds. */
const SEQUENCE_TIME = 1000;

/** How hotkeys behave. */
export interface UseHotkeysOptions {
  /** Single keys get in the way of speech control and some screen readers: let players switch them off. */
  readonly enabled?: boolean;
}

/** Plays options by the keys their engine gave them, as long as nobody is typing into a field. */
export function useHotkeys({ enabled = true }: UseHotkeysOptions = {}): void {
  const store = useGameStore();

  useEffect(() => {
    if (!enabled) return;
    let typed = '';
    let typedAt = 0;

    function press(event: KeyboardEvent): void {
      if (
        event.defaultPrevented ||
        event.repeat ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isTyping(event.target)
      )
        return;
      const sequence =
        typed && event.timeStamp - typedAt < SEQUENCE_TIME ? `${typed} ${event.key}` : event.key;
      const options = selectOptions(store.getState());
      // A key that does not go on with the sequence may begin a new one.
      const match = findByKeys(options, sequence) ?? findByKeys(options, event.key);
      typed = match?.complete === false ? match.keys : '';
      typedAt = event.timeStamp;
      if (!match?.complete) return;
      event.preventDefault();
      void store.execute(match.option.id);
    }

    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [store, enabled]);
}

/** The option whose keys these are, or at least begin with these. */
function findByKeys(options: readonly Option[], keys: string) {
  const option =
    options.find(({ hotkey }) => hotkey === keys) ??
    options.find(({ hotkey }) => hotkey?.startsWith(`${keys} `));
  return option && { option, keys, complete: option.hotkey === keys };
}

// A radio button or checkbox that was just clicked keeps the keyboard, but takes no text.
const FIELDS =
  'textarea, select, [contenteditable], input:not([type="radio"], [type="checkbox"], [type="button"], [type="range"])';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest(FIELDS) !== null;
}
