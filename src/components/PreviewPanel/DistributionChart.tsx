import type { ReactNode } from 'react';
import type { Histogram } from '../../hooks/histogram.js';
import { distributionText } from '../../hooks/metric-text.js';
import { numberText } from '../../hooks/number-text.js';
import { useWords } from '../../hooks/WordsProvider.js';

const BAR = 10;
const GAP = 2;
const HEIGHT = 40;

/** How likely each outcome is, as bars; those who hear it get the spread and the most likely one. Renders an `<svg>` element. */
export function DistributionChart({ histogram }: { readonly histogram: Histogram }): ReactNode {
  const words = useWords();
  const { bars, min, max, likeliest, peak } = histogram;
  const percent = Math.round(likeliest.probability * 100);
  return (
    <span className="ms-distribution">
      <svg
        role="img"
        aria-label={distributionText(histogram, words)}
        viewBox={`0 0 ${bars.length * BAR - GAP} ${HEIGHT}`}
        preserveAspectRatio="none"
      >
        {bars.map(({ from, to, probability }, at) => {
          const height = probability === 0 ? 0 : Math.max(1, (HEIGHT * probability) / peak);
          return (
            <rect
              key={from}
              x={at * BAR}
              y={HEIGHT - height}
              width={BAR - GAP}
              height={height}
              data-likeliest={(likeliest.value >= from && likeliest.value <= to) || undefined}
            />
          );
        })}
      </svg>
      <span className="ms-distribution-scale" aria-hidden="true">
        <span>{numberText(min, words.locale)}</span>
        <span>
          {words.say(
            'preview-panel.likeliest',
            { likeliest: likeliest.value, percent },
            'most likely {likeliest} ({percent}%)',
          )}
        </span>
        <span>{numberText(max, words.locale)}</span>
      </span>
    </span>
  );
}
