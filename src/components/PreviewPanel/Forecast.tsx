import type { ReactNode } from 'react';
import { metricLabel } from '../../hooks/metric-text.js';
import { previewNote } from '../../hooks/preview-note.js';
import { metricsOfPreview, type UsePreviewResult } from '../../hooks/use-preview.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { EntityId } from '../../protocol/ids.js';
import type { AvailableOption } from '../../protocol/option.js';
import { CHANCE_KEY, type PreviewMetric } from '../../protocol/preview.js';
import { receiptOf } from '../../protocol/receipt.js';
import { MetricItem } from './MetricItem.js';
import { OddsDial } from './OddsDial.js';
import { Receipt } from './Receipt.js';
import { WarningList } from './WarningList.js';

/** What is known of an available option: its odds with what they are made of, its penalties, its metrics. */
export function Forecast({ option, preview, renderMetric, renderEntity }: ForecastProps): ReactNode {
  const words = useWords();
  const { successChance, warnings } = option;
  const all = metricsOfPreview(preview);
  const explained = all.find(({ key }) => key === CHANCE_KEY);
  const receipt = explained ? receiptOf(explained) : null;
  // Without a chance to explain, it is a metric like any other.
  const metrics = successChance === 'unknown' ? all : all.filter((metric) => metric !== explained);
  const note = previewNote(preview, words);
  return (
    <>
      {(successChance !== 'unknown' || warnings.length > 0) && (
        <div className="ms-forecast-odds">
          <OddsDial chance={successChance} />
          <div className="ms-forecast-why">
            <WarningList warnings={warnings} />
            {explained && receipt && successChance !== 'unknown' && (
              <Receipt
                receipt={receipt}
                label={metricLabel(explained, words)}
                unit="%"
                renderEntity={renderEntity}
              />
            )}
          </div>
        </div>
      )}
      {metrics.length > 0 && (
        <dl className="ms-metrics">
          {metrics.map((metric) => (
            <MetricItem key={metric.key} metric={metric} renderEntity={renderEntity}>
              {renderMetric?.(metric)}
            </MetricItem>
          ))}
        </dl>
      )}
      {note !== null && <p className="ms-preview-note">{note}</p>}
    </>
  );
}

/** How the parts of a forecast may be rendered otherwise. */
export interface ForecastRendering {
  /** Renders a metric's value in place of its words and drawings. */
  readonly renderMetric?: ((metric: PreviewMetric) => ReactNode) | undefined;
  /** Renders the entity that causes a line of a receipt, after the line's words. */
  readonly renderEntity?: ((entity: EntityId) => ReactNode) | undefined;
}

interface ForecastProps extends ForecastRendering {
  readonly option: AvailableOption;
  readonly preview: UsePreviewResult;
}
