import { useRef, type KeyboardEvent } from 'react';
import { strokeOf } from './hotkey-strokes.js';
import { useHotkeyRegistry } from './use-hotkey.js';

/** How long after a letter the next one still belongs to the same word, in milliseconds. */
const WORD_TIME = 600;

interface Names {
  readonly count: number;
  /** The index typed from. */
  readonly from: number;
  nameAt(index: number): string;
}

/**
 * Finds names by what is typed: letters, digits and signs, and, once something is typed, spaces. A key that is a hotkey
 * is no letter of a name.
 */
export function useTypeAhead() {
  const registry = useHotkeyRegistry();
  const typed = useRef({ text: '', at: -Infinity });
  const spaced = useRef(false);

  return {
    /** The index of the next name that begins with, or has a word that begins with, what is typed; otherwise `null`. */
    find(event: KeyboardEvent, { count, from, nameAt }: Names): number | null {
      const { key, timeStamp } = event;
      const before = timeStamp - typed.current.at < WORD_TIME ? typed.current.text : '';
      const isText = /^\S$/u.test(key) || (key === ' ' && before !== '');
      if (!isText || event.ctrlKey || event.metaKey || event.altKey) return null;
      const stroke = strokeOf(event.nativeEvent);
      if (stroke !== null && registry.wants(stroke, { at: timeStamp })) return null;
      event.preventDefault();
      if (key === ' ') spaced.current = true;
      const whole = before + key.toLowerCase();
      typed.current = { text: whole, at: timeStamp };
      // The same letter again and again goes from one name to the next.
      const repeated = whole.replaceAll(whole[0]!, '') === '';
      const text = repeated ? whole[0]! : whole;
      // A word that goes on may still be the one found; a new one starts with the next.
      for (let step = repeated ? 1 : 0; step <= count; step += 1) {
        const index = (from + step) % count;
        if (` ${nameAt(index).toLowerCase()}`.includes(` ${text}`)) return index;
      }
      return null;
    },
    /** For the end of a key: some browsers press a button there, though the space stands between two words. */
    onKeyUp(event: KeyboardEvent) {
      if (event.key === ' ' && spaced.current) event.preventDefault();
      spaced.current = false;
    },
  };
}
