import type { ReactNode } from 'react';
import type { QueueForecast } from '../../hooks/use-queue-forecast.js';
import type { Words } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { MetricItem } from '../PreviewPanel/MetricItem.js';

/** What playing all gathered options would come to, as the engine says. */
export function QueueOutcome({ forecast }: { readonly forecast: QueueForecast }): ReactNode {
  const words = useWords();
  const note = noteOf(forecast, words);
  return (
    <div className="ms-queue-outcome" data-status={forecast.status} aria-busy={forecast.status === 'loading'}>
      {forecast.metrics.length > 0 && (
        <dl className="ms-metrics">
          {forecast.metrics.map((metric) => (
            <MetricItem key={metric.key} metric={metric} />
          ))}
        </dl>
      )}
      {note !== null && <p className="ms-queue-note">{note}</p>}
    </div>
  );
}

function noteOf({ status, metrics }: QueueForecast, words: Words): string | null {
  if (status === 'loading')
    return metrics.length > 0 ? null : words.say('queue-tray.loading', {}, 'Working out what it comes to…');
  if (status === 'unknown')
    return words.say('queue-tray.unknown-outcome', {}, 'This game does not tell what a plan would come to.');
  if (status === 'failed') return words.say('queue-tray.failed', {}, 'What it comes to is not known.');
  return metrics.length > 0
    ? null
    : words.say('queue-tray.no-change', {}, 'Nothing that counts would change.');
}
