import type { ReactNode } from 'react';
import { compareMetrics, withChance, type MetricComparison } from '../../hooks/compare-metrics.js';
import { spanOf, type Span } from '../../hooks/metric-facts.js';
import { metricLabel } from '../../hooks/metric-text.js';
import { previewNote } from '../../hooks/preview-note.js';
import { metricsOfPreview } from '../../hooks/use-preview.js';
import type { PreviewedOption } from '../../hooks/use-preview-panel.js';
import { optionName } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { PreviewMetric } from '../../protocol/preview.js';
import { ReasonList } from '../ReasonList/ReasonList.js';
import { MetricValue } from './MetricValue.js';
import { RangeBar } from './RangeBar.js';
import { ToneMark } from './ToneMark.js';
import { WarningList } from './WarningList.js';

/** Two options side by side, metric by metric, with the difference that the second makes. Renders a `<table>` element. */
export function Comparison({ first, second }: ComparisonProps): ReactNode {
  const words = useWords();
  const chance = words.say('preview-panel.chance', {}, 'Chance');
  const pair = [first, second] as const;
  const [before, after] = pair.map(({ option, preview }) =>
    withChance(option, metricsOfPreview(preview), chance),
  );
  const remarked = pair.some(
    ({ option, preview }) =>
      option.kind === 'unavailable' || option.warnings.length > 0 || previewNote(preview, words) !== null,
  );
  return (
    <table className="ms-comparison">
      <caption className="ms-visually-hidden">
        {words.say('preview-panel.comparison', {}, 'Two options compared')}
      </caption>
      <thead>
        <tr>
          <td aria-hidden="true" />
          {pair.map(({ option }, at) => (
            <th key={at} scope="col">
              {optionName(option, words)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {compareMetrics(before!, after!).map((row) => (
          <Row key={row.key} row={row} />
        ))}
        {remarked && (
          <tr>
            <th scope="row">{words.say('preview-panel.remarks', {}, 'To know')}</th>
            {pair.map((each, at) => (
              <td key={at}>
                <Remarks {...each} />
              </td>
            ))}
          </tr>
        )}
      </tbody>
    </table>
  );
}

function Row({ row }: { readonly row: MetricComparison }): ReactNode {
  const words = useWords();
  const { first, second, difference, tone, scale } = row;
  return (
    <tr data-tone={tone}>
      <th scope="row">{metricLabel((first ?? second)!, words)}</th>
      <td>
        <Value metric={first} />
        <Range metric={first} scale={scale} />
      </td>
      <td>
        <Value metric={second} />
        <Range metric={second} scale={scale} />
        {difference && (
          <>
            {' '}
            <ToneMark tone={tone} change={difference} unit={second?.unit} />
          </>
        )}
      </td>
    </tr>
  );
}

function Value({ metric }: { readonly metric: PreviewMetric | null }): ReactNode {
  const words = useWords();
  if (metric) return <MetricValue metric={metric} />;
  return (
    <>
      <span aria-hidden="true">–</span>
      <span className="ms-visually-hidden">{words.say('preview-panel.nothing', {}, 'nothing')}</span>
    </>
  );
}

function Range({ metric, scale }: RangeProps): ReactNode {
  const span = metric && spanOf(metric);
  return span && scale && <RangeBar {...span} scale={scale} />;
}

function Remarks({ option, preview }: PreviewedOption): ReactNode {
  const words = useWords();
  if (option.kind === 'unavailable') return <ReasonList reasons={option.reasons} />;
  return (
    <>
      <WarningList warnings={option.warnings} />
      {previewNote(preview, words)}
    </>
  );
}

interface RangeProps {
  readonly metric: PreviewMetric | null;
  /** What both options may come to; nothing is drawn where neither is a range. */
  readonly scale: Span | null;
}

interface ComparisonProps {
  /** What is compared with. */
  readonly first: PreviewedOption;
  /** What is compared. */
  readonly second: PreviewedOption;
}
