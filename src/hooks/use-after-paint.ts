import { useCallback, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

const waiting = new Set<() => void>();

function runAll(): void {
  const tasks = [...waiting];
  waiting.clear();
  // Rendered in one go, and before the next key: that one finds everything as it is.
  flushSync(() => {
    for (const task of tasks) task();
  });
}

/** Does something once the next frame is painted; returns the way to call it off. */
function afterPaint(task: () => void): () => void {
  if (waiting.size === 0) requestAnimationFrame(() => setTimeout(runAll));
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
    callOff.current = task ? afterPaint(task) : undefined;
  }, []);
  useLayoutEffect(() => () => putOff(null), [putOff]);
  return putOff;
}
