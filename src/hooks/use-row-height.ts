import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { observeSize } from './observe-size.js';

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
  const asked = given === undefined && enabled;

  useLayoutEffect(() => {
    if (!asked || !ruler.current) return;
    return observeSize(ruler.current, ({ borderBoxSize }) => {
      const height = borderBoxSize[0]?.blockSize ?? 0;
      // What was expected need not be rendered again.
      if (height > 0) setMeasured((before) => ((before ?? expected) === height ? before : height));
    });
  }, [asked, expected]);

  return { rowHeight: given ?? measured ?? expected, getRulerProps: () => (asked ? { ref: ruler } : null) };
}
