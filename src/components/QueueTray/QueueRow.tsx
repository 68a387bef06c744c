import { useId, type ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { QUEUE_ACTIONS, type QueueItem, type UseQueueTrayResult } from '../../hooks/use-queue-tray.js';
import type { Words } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { ReasonList } from '../ReasonList/ReasonList.js';

/** One of the gathered options, with what stands in its way and the buttons to move and remove it. */
export function QueueRow({ item, tray, renderItem }: QueueRowProps): ReactNode {
  const words = useWords();
  const reasonsId = useId();
  const { name, gone, pending, reasons } = item;
  const state = { gone, pending, refused: reasons.length > 0 };
  return (
    <li className="ms-queue-item" {...stateAttributes(state)} {...tray.getItemProps(item)}>
      <span className="ms-queue-name">
        {renderItem?.(item) ?? name}
        {gone && (
          <span className="ms-queue-gone">{words.say('queue-tray.gone', {}, 'Not on offer now')}</span>
        )}
      </span>
      <span className="ms-queue-actions">
        {QUEUE_ACTIONS.map((action) => (
          <button
            key={action}
            type="button"
            className="ms-queue-action"
            aria-label={actionLabel(action, name, words)}
            aria-describedby={reasons.length > 0 ? reasonsId : undefined}
            {...tray.getActionProps(item, action)}
          />
        ))}
      </span>
      {reasons.length > 0 && <ReasonList id={reasonsId} reasons={reasons} />}
    </li>
  );
}

function actionLabel(action: (typeof QUEUE_ACTIONS)[number], name: string, words: Words): string {
  if (action === 'earlier') return words.say('queue-tray.earlier', { name }, 'Earlier: {name}');
  if (action === 'later') return words.say('queue-tray.later', { name }, 'Later: {name}');
  return words.say('queue-tray.remove', { name }, 'Remove: {name}');
}

interface QueueRowProps {
  readonly item: QueueItem;
  readonly tray: UseQueueTrayResult;
  readonly renderItem: ((item: QueueItem) => ReactNode) | undefined;
}
