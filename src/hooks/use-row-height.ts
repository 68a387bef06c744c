import { useCallback, useRef, useState, type RefObject } from 'react';
import { useResize } from './use-resize.js';

/** How high the rows of a list are. */
export interface UseRowHeightResult {
  readonly rowHeight: number;
  /** For an element as high as a row; `null` where nothing is to be measured. */
  getRulerProps(): { readonly ref: RefObject<HTMLDivElement | null> } | null;
}

/** The height of rows that the style sheet decides, by theme, density and size of letters; or the one that is given. */
export function useRowHeight(
  given: number | undefined,
  { expected, enabled }: { readonly expected: number; readonly enabled: boolean },
): UseRowHeightResult {
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
    getRulerProps: () => (isMeasured ? { ref: ruler } : null),
  };
}
