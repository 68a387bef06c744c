import { useRef } from 'react';
import type { GameState } from '../store/game-store.js';

/** A selector for `useGame` whose list stays the same one as long as the same things are in it. */
export function useSameList<T>(
  select: (state: GameState) => readonly T[],
): (state: GameState) => readonly T[] {
  const last = useRef<readonly T[]>([]);
  return (state) => {
    const next = select(state);
    const same = next.length === last.current.length && next.every((item, at) => item === last.current[at]);
    if (!same) last.current = next;
    return last.current;
  };
}
