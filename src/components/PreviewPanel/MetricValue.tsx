import type { ReactNode } from 'react';
import { metricText } from '../../hooks/metric-text.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { PreviewMetric } from '../../protocol/preview.js';

/** A metric's value in words. Renders a `<span>` element. */
export function MetricValue({ metric }: { readonly metric: PreviewMetric }): ReactNode {
  const words = useWords();
  const { before, after, unit } = metric;
  // Numbers are written from left to right in every script, and so is the arrow between them; words know their own way.
  const onlyNumbers = typeof before !== 'string' && typeof after !== 'string' && unit === undefined;
  return (
    <span className="ms-metric-value" dir={onlyNumbers ? 'ltr' : 'auto'}>
      {metricText(metric, words)}
    </span>
  );
}
