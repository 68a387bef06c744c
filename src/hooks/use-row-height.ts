import { useCallback, useRef, useState } from 'react';
import { useResize } from './use-resize.js';

/** The height of rows that the style sheet decides, by theme, density and size of letters; or the one that is given. */
export function useRowHeight(
  given: number | undefined,
  { expected, enabled }: { readonly expected: number; readonly enabled: boolean },
) {
  const ruler = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<number | null>(null);
  const isMeasured = given === undefined && enabled;
  const measure = useCallback(
    ({ blockSize }: ResizeObserverSize) =>
      // The height that was expected need not be rendered again.
      setMeasured((before) => (blockSize === 0 || blockSize === (before ?? expected) ? before : blockSize)),
    [expected],
  );
  useResize(ruler, measure, isMeasured);
  return {
    rowHeight: given ?? measured ?? expected,
    /** For an element as high as a row; `null` where nothing is to be measured. */
    getRulerProps: () => (isMeasured ? { ref: ruler } : null),
  };
}
