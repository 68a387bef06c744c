import type { ReactNode } from 'react';
import { metricLabel, metricText } from '../../hooks/metric-text.js';
import { usePreview } from '../../hooks/use-preview.js';
import { chanceText, descriptionText, warningText } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { AvailableOption } from '../../protocol/option.js';

/** What an available option would do, in few words: for those whose finger rests on it. */
export function OptionBrief({ option }: { readonly option: AvailableOption }): ReactNode {
  const words = useWords();
  const preview = usePreview(option.id);
  const chance = chanceText(option.successChance, words);
  const metrics = 'metrics' in preview ? preview.metrics : [];
  return (
    <>
      {option.description !== undefined && <p>{descriptionText(option, words)}</p>}
      {option.warnings.length > 0 && (
        <ul className="ms-warning-list">
          {option.warnings.map((warning, index) => (
            <li key={`${warning.code} ${index}`}>{warningText(warning, words)}</li>
          ))}
        </ul>
      )}
      {(chance !== '' || metrics.length > 0) && (
        <dl className="ms-reason-facts" aria-busy={preview.status === 'loading'}>
          {chance !== '' && (
            <div>
              <dt>{words.say('reasons.chance', {}, 'Chance')}</dt>
              <dd>{chance}</dd>
            </div>
          )}
          {metrics.map((metric) => (
            <div key={metric.key} data-tone={metric.tone}>
              <dt>{metricLabel(metric, words)}</dt>
              <dd>{metricText(metric, words)}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className="ms-reason-hint">{words.say('reasons.tap-plays', {}, 'A tap plays it.')}</p>
    </>
  );
}
