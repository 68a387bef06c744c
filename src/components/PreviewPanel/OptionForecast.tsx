import type { ReactNode } from 'react';
import { usePreview } from '../../hooks/use-preview.js';
import { formatChance } from '../../protocol/chance.js';
import type { AvailableOption } from '../../protocol/option.js';
import { formatMetric, type PreviewMetric } from '../../protocol/preview.js';

/** An available option's odds, penalties and predicted outcome. */
export function OptionForecast({ option }: { readonly option: AvailableOption }): ReactNode {
  const preview = usePreview(option.id);
  const chance = formatChance(option.successChance);
  const metrics = 'metrics' in preview ? preview.metrics : [];
  return (
    <>
      {option.warnings.length > 0 && (
        <ul className="ms-warning-list">
          {option.warnings.map((warning) => (
            <li key={warning.code}>{warning.description}</li>
          ))}
        </ul>
      )}
      <dl className="ms-metrics" aria-busy={preview.status === 'loading'}>
        {chance && <Metric metric={{ key: 'chance', label: 'Chance', after: chance, tone: 'neutral' }} />}
        {metrics.map((metric) => (
          <Metric key={metric.key} metric={metric} />
        ))}
      </dl>
      {preview.status === 'failed' && <p className="ms-preview-text">What this would do is not known.</p>}
    </>
  );
}

function Metric({ metric }: { readonly metric: PreviewMetric }): ReactNode {
  return (
    <div className="ms-metric" data-tone={metric.tone}>
      <dt>{metric.label}</dt>
      <dd>{formatMetric(metric)}</dd>
    </div>
  );
}
