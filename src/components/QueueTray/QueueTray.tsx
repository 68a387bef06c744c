import { useId, type ComponentProps, type ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useQueueTray, type QueueItem } from '../../hooks/use-queue-tray.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { mergeProps, useMergedRef } from '../merge-props.js';
import { QueueOutcome } from './QueueOutcome.js';
import { QueueRow } from './QueueRow.js';

/**
 * Options gathered to be played as one: each can be moved and removed, the engine says what all of them would come to,
 * and one button plays them. What is refused says why, beside it. Renders a `<section>` element.
 */
export function QueueTray({
  label,
  emptyText,
  commitLabel,
  renderItem,
  ref,
  ...elementProps
}: QueueTrayProps): ReactNode {
  const words = useWords();
  const tray = useQueueTray();
  const headingId = useId();
  const { ref: trayRef, ...trayProps } = tray.getTrayProps();
  const mergedRef = useMergedRef(trayRef, ref);
  const { items, refused, pending } = tray;
  const state: QueueTrayState = { empty: items.length === 0, refused: refused > 0, pending };
  return (
    <section
      aria-labelledby={headingId}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-queue', ...trayProps }, elementProps)}
      ref={mergedRef}
    >
      <div className="ms-queue-head">
        <h3 id={headingId} className="ms-queue-title">
          {label ?? words.say('queue-tray.label', {}, 'Plan')}
        </h3>
        {items.length > 0 && (
          <button type="button" className="ms-queue-clear" {...tray.getClearProps()}>
            {words.say('queue-tray.clear', {}, 'Remove all')}
          </button>
        )}
      </div>
      {items.length === 0 ? (
        <p className="ms-queue-empty">
          {emptyText ??
            words.say('queue-tray.empty', {}, 'Nothing is planned. Add actions to play them as one.')}
        </p>
      ) : (
        <ol className="ms-queue-items">
          {items.map((item) => (
            <QueueRow key={item.id} item={item} tray={tray} renderItem={renderItem} />
          ))}
        </ol>
      )}
      {items.length > 0 && (
        <>
          <QueueOutcome forecast={tray.forecast} />
          <button type="button" className="ms-queue-commit" {...tray.getCommitProps()}>
            {commitLabel ??
              words.say(
                'queue-tray.commit',
                { count: items.length },
                { one: 'Play {count} action', other: 'Play all {count} actions' },
              )}
          </button>
        </>
      )}
      <p className="ms-visually-hidden" role="status">
        {tray.announcement}
      </p>
      <p className="ms-visually-hidden" role="status">
        {refused > 0 &&
          words.say(
            'queue-tray.refused',
            { count: refused },
            {
              one: '{count} action of the plan is not possible',
              other: '{count} actions of the plan are not possible',
            },
          )}
      </p>
    </section>
  );
}

/** The state of `QueueTray`, as its `data-*` attributes say it. */
export interface QueueTrayState {
  /** Nothing is gathered. */
  readonly empty: boolean;
  /** Something stands in the way of at least one of them. */
  readonly refused: boolean;
  /** They were sent and have no answer yet. */
  readonly pending: boolean;
}

/** Props of `QueueTray`. */
export interface QueueTrayProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the tray is called. */
  readonly label?: string;
  /** What it says when nothing is gathered. */
  readonly emptyText?: string;
  /** What the button that plays all is called. */
  readonly commitLabel?: string;
  /** Renders an item in place of its name. */
  readonly renderItem?: (item: QueueItem) => ReactNode;
}
