import type { CSSProperties, ReactNode } from 'react';
import type { Span } from '../../hooks/metric-facts.js';

/** A range on a scale from nothing to the most: full up to the least, hatched up to the most. The value beside it says the same in words. */
export function RangeBar({ min, max, before, scale }: RangeBarProps): ReactNode {
  const low = Math.min(0, min, before ?? 0, scale?.min ?? 0);
  const high = Math.max(0, max, before ?? 0, scale?.max ?? 0);
  const place = (value: number) => `${high === low ? 0 : (100 * (value - low)) / (high - low)}%`;
  // What is sure lies between nothing and the end that is nearer to it.
  const sure = min > 0 ? min : Math.min(0, max);
  const places = {
    '--ms-range-from': place(min),
    '--ms-range-to': place(max),
    '--ms-sure-from': place(Math.min(0, sure)),
    '--ms-sure-to': place(Math.max(0, sure)),
    '--ms-range-before': place(before ?? 0),
  } as CSSProperties;
  return (
    <span className="ms-range" style={places} aria-hidden="true">
      <span className="ms-range-sure" />
      <span className="ms-range-maybe" />
      {before !== undefined && <span className="ms-range-before" />}
    </span>
  );
}

interface RangeBarProps extends Span {
  /** The value now, marked on the scale. */
  readonly before?: number | undefined;
  /** What else has to have room on the scale, so that two bars can be compared. */
  readonly scale?: Span | undefined;
}
