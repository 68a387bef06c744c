import { useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from './after-paint.js';

const waiting = new Set<() => void>();

function runNext(): void {
  for (const task of waiting) {
    waiting.delete(task);
    task();
  }
}

function runAll(): void {
  try {
    // Rendered in one go, and before the next key: that one finds everything as it is.
    flushSync(runNext);
  } finally {
    // One that throws takes no other with it.
    if (waiting.size > 0) runAll();
  }
}

/** Does something once the next frame is painted; returns the way to call it off. */
function putOffUntilPainted(task: () => void): () => void {
  if (waiting.size === 0) afterPaint(runAll);
  waiting.add(task);
  return () => void waiting.delete(task);
}

/**
 * A function that puts something off until the next frame is painted, in place of what it has put off before; `null` only
 * calls that off. For whatever follows from a key, but is not its answer: however much hangs on it (previews, boards, the
 * explanation of a row), the keyboard is seen to move at once, and of a key held down only the last place is explained.
 */
export function useAfterPaint(): (task: (() => void) | null) => void {
  const callOff = useRef<(() => void) | undefined>(undefined);
  const putOff = useCallback((task: (() => void) | null) => {
    callOff.current?.();
    callOff.current = task ? putOffUntilPainted(task) : undefined;
  }, []);
  useLayoutEffect(() => () => putOff(null), [putOff]);
  return putOff;
}
