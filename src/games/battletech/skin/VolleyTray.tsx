import type { ReactNode } from 'react';
import { QueueTray } from '../../../components/QueueTray/QueueTray.js';
import { useQueue } from '../../../hooks/facts.js';
import { useQueueForecast } from '../../../hooks/use-queue-forecast.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import { HeatGauge } from './HeatGauge.js';
import { useCommand } from './use-command.js';

/** The shots that will be fired together, what they would come to, and how hot that makes the mech. Renders a `<div>` element. */
export function VolleyTray(): ReactNode {
  const words = useWords();
  const { unit } = useCommand();
  const { queue } = useQueue();
  const heat = useQueueForecast().metrics.find(({ key }) => key === `heat:${unit?.id}`)?.after;
  return (
    <div className="bt-volley">
      <QueueTray
        label={words.say('battletech.volley', {}, 'Volley')}
        emptyText={words.say(
          'battletech.no-volley',
          {},
          'No shot is chosen. All chosen shots are fired as one.',
        )}
        commitLabel={words.say(
          'battletech.fire',
          { count: queue.length },
          { one: 'Fire {count} shot', other: 'Fire all {count} shots' },
        )}
      />
      {unit && queue.length > 0 && (
        <HeatGauge unit={unit} predicted={typeof heat === 'number' ? heat : null} />
      )}
    </div>
  );
}
