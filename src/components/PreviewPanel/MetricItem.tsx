import type { ReactNode } from 'react';
import { histogramOf } from '../../hooks/histogram.js';
import { changeOf, spanOf, toneShown } from '../../hooks/metric-facts.js';
import { metricLabel } from '../../hooks/metric-text.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { EntityId } from '../../protocol/ids.js';
import type { PreviewMetric } from '../../protocol/preview.js';
import { receiptOf } from '../../protocol/receipt.js';
import { DistributionChart } from './DistributionChart.js';
import { MetricValue } from './MetricValue.js';
import { RangeBar } from './RangeBar.js';
import { Receipt } from './Receipt.js';
import { ToneMark } from './ToneMark.js';

/** One predicted consequence: its value, how it changes, how far it may range, and what it is made of. Renders a `<div>` element of a `<dl>`. */
export function MetricItem({ metric, children, renderEntity }: MetricItemProps): ReactNode {
  const words = useWords();
  const label = metricLabel(metric, words);
  const span = spanOf(metric);
  const { before, unit, distribution } = metric;
  const tone = toneShown(metric);
  const histogram = distribution ? histogramOf(distribution) : null;
  const receipt = receiptOf(metric);
  const ranges = span !== null && span.min !== span.max;
  return (
    <div className="ms-metric" data-tone={tone}>
      <dt>{label}</dt>
      <dd>
        {children ?? (
          <>
            <MetricValue metric={metric} /> <ToneMark tone={tone} change={changeOf(metric)} unit={unit} />
            {histogram && histogram.bars.length > 1 ? (
              <DistributionChart histogram={histogram} />
            ) : (
              ranges && <RangeBar {...span} before={typeof before === 'number' ? before : undefined} />
            )}
            {receipt && <Receipt receipt={receipt} label={label} unit={unit} renderEntity={renderEntity} />}
          </>
        )}
      </dd>
    </div>
  );
}

interface MetricItemProps {
  readonly metric: PreviewMetric;
  /** In place of the value and its drawings. */
  readonly children?: ReactNode;
  readonly renderEntity?: ((entity: EntityId) => ReactNode) | undefined;
}
