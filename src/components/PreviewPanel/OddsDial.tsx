import type { ReactNode } from 'react';
import { chanceSpan } from '../../hooks/metric-text.js';
import { chanceText } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Chance } from '../../protocol/chance.js';

/** A chance as a dial around its number; a range has its uncertain part hatched. Renders a `<dl>` element, or nothing where the chance is not known. */
export function OddsDial({ chance }: { readonly chance: Chance }): ReactNode {
  const words = useWords();
  const span = chanceSpan(chance);
  if (!span) return null;
  const { min, max } = span;
  return (
    <dl className="ms-odds">
      <dt>{words.say('preview-panel.chance', {}, 'Chance')}</dt>
      <dd>
        <svg viewBox="0 0 36 36" aria-hidden="true">
          <circle className="ms-odds-track" {...RING} />
          {max > min && (
            <circle className="ms-odds-maybe" {...RING} {...hatchedArc(min, max)} transform={FROM_THE_TOP} />
          )}
          {min > 0 && (
            <circle
              className="ms-odds-sure"
              {...RING}
              strokeDasharray={`${min} ${100 - min}`}
              transform={FROM_THE_TOP}
            />
          )}
        </svg>
        <span className="ms-odds-value" data-range={max > min || undefined}>
          {chanceText(chance, words)}
        </span>
      </dd>
    </dl>
  );
}

/** A ring 100 units around, so that a percent is one of them. With a `pathLength`, browsers draw ragged ends. */
const RING = { cx: 18, cy: 18, r: 50 / Math.PI };
const FROM_THE_TOP = 'rotate(-90 18 18)';

/** As many strokes as fit between two percentages, with gaps as wide as they are: a gap at the start, a stroke at the end. */
function hatchedArc(from: number, to: number) {
  const count = Math.max(1, Math.round((to - from) / 2));
  const width = (to - from) / count / 2;
  const strokes = Array<number>(2 * count - 1).fill(width);
  return {
    strokeDasharray: [...strokes, 100 - (2 * count - 1) * width].join(' '),
    strokeDashoffset: -(from + width),
  };
}
