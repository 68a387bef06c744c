import type { ReactNode } from 'react';
import { metricLabel, metricText, toneText } from '../../../hooks/metric-text.js';
import { warningText } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { AvailableOption } from '../../../protocol/option.js';

/** What the engine foretells of an option, line by line. Renders `<span>` elements. */
export function Foretold({ option }: { readonly option: AvailableOption }): ReactNode {
  const words = useWords();
  return (
    <>
      {option.warnings.map((warning) => (
        <span key={warning.code} className="gd-foretold" data-tone="bad">
          {warningText(warning, words)}
        </span>
      ))}
      {option.preview.map((metric) => (
        <span key={metric.key} className="gd-foretold" data-tone={metric.tone}>
          <span className="gd-foretold-what">{metricLabel(metric, words)}</span>{' '}
          <bdi className="gd-foretold-amount">{metricText(metric, words)}</bdi>
          <span className="ms-visually-hidden"> {toneText(metric.tone, words)}. </span>
        </span>
      ))}
    </>
  );
}
