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
        <svg viewBox="0 0 64 64" aria-hidden="true">
          <circle className="ms-odds-track" cx="32" cy="32" r="28" />
          {max > min && <Arc className="ms-odds-maybe" from={min} to={max} />}
          {min > 0 && <Arc className="ms-odds-sure" from={0} to={min} />}
        </svg>
        <span className="ms-odds-value" data-range={max > min || undefined}>
          {chanceText(chance, words)}
        </span>
      </dd>
    </dl>
  );
}

function Arc({
  from,
  to,
  ...rest
}: {
  readonly from: number;
  readonly to: number;
  readonly className: string;
}) {
  return (
    <circle
      {...rest}
      cx="32"
      cy="32"
      r="28"
      pathLength="100"
      strokeDasharray={`${to - from} ${100 - to + from}`}
      strokeDashoffset={-from}
      transform="rotate(-90 32 32)"
    />
  );
}
