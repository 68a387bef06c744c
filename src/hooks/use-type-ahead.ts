import { useRef, type KeyboardEvent } from 'react';

/** How long after a letter the next one still belongs to the same word, in milliseconds. */
const WORD_TIME = 600;

interface Names {
  readonly count: number;
  /** The place typed from, counting from 1. */
  readonly from: number;
  name(position: number): string;
}

/** Finds the next name that begins with, or has a word that begins with, what is typed. Gives its place, or `null`. */
export function useTypeAhead(): (event: KeyboardEvent, names: Names) => number | null {
  const typed = useRef({ text: '', at: 0 });

  return (event, { count, from, name }) => {
    if (!/^\p{L}$/u.test(event.key) || event.ctrlKey || event.metaKey || event.altKey) return null;
    const goesOn = event.timeStamp - typed.current.at < WORD_TIME;
    event.preventDefault();
    const whole = (goesOn ? typed.current.text : '') + event.key.toLowerCase();
    typed.current = { text: whole, at: event.timeStamp };
    // The same letter again and again goes from one name to the next.
    const repeated = whole.replaceAll(whole[0]!, '') === '';
    const text = repeated ? whole[0]! : whole;
    // A word that goes on may still be the one found; a new one starts with the next.
    for (let step = repeated ? 1 : 0; step <= count; step += 1) {
      const position = ((from - 1 + step) % count) + 1;
      if (` ${name(position).toLowerCase()}`.includes(` ${text}`)) return position;
    }
    return null;
  };
}
