import type { ComponentProps, ReactNode } from 'react';
import { useLog } from '../../hooks/facts.js';
import type { LogEntry } from '../../protocol/snapshot.js';
import { mergeProps } from '../merge-props.js';

/** What happened so far, newest last and in view. Renders a `<div>` element with the role of a log. */
export function GameLog({
  label = 'Log',
  emptyText = 'Nothing has happened yet.',
  renderEntry,
  ...elementProps
}: GameLogProps): ReactNode {
  const entries = useLog();
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <div role="log" aria-label={label} tabIndex={0} {...mergeProps({ className: 'ms-log' }, elementProps)}>
      {entries.length === 0 ? (
        <p className="ms-log-empty">{emptyText}</p>
      ) : (
        <ol className="ms-log-entries">
          {entries.map((entry) => (
            <li key={entry.id} className="ms-log-entry" data-player={entry.player}>
              {renderEntry?.(entry) ?? entry.text}
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}

/** Props of `GameLog`. */
export interface GameLogProps extends ComponentProps<'div'> {
  /** What the log is called. */
  readonly label?: string;
  /** What it says before anything happened. */
  readonly emptyText?: string;
  /** Renders an entry in place of its text. */
  readonly renderEntry?: (entry: LogEntry) => ReactNode;
}
