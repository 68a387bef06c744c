import { useLayoutEffect, useRef, type RefObject } from 'react';

/** The latest of a value that changes with every render, for those who listen longer than that. */
export function useLatest<T>(value: T): RefObject<T> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
