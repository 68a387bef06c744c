import type { ComponentProps, ReactNode } from 'react';
import { toldText } from '../../hooks/told-text.js';
import { useGameLog } from '../../hooks/use-game-log.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { LogEntry } from '../../protocol/snapshot.js';
import { mergeProps } from '../merge-props.js';
import { LogEntries } from './LogEntries.js';

/**
 * What happened so far, newest last and in view. However long the game, only the newest entries are rendered, and earlier
 * ones on request. Renders a `<div>` element with the role of a log.
 */
export function GameLog({
  label,
  emptyText,
  pageSize = 200,
  renderEntry,
  ...elementProps
}: GameLogProps): ReactNode {
  const words = useWords();
  const { newest, older, hidden, showEarlier } = useGameLog({ pageSize });
  const textOf = (entry: LogEntry) => renderEntry?.(entry) ?? toldText(entry, words);
  return (
    // Focusable, so that it can be scrolled by keyboard.
    <div
      role="log"
      aria-label={label ?? words.say('game-log.label', {}, 'Log')}
      tabIndex={0}
      {...mergeProps({ className: 'ms-log' }, elementProps)}
    >
      <div className="ms-log-content">
        {newest.length === 0 && (
          <p className="ms-log-empty">
            {emptyText ?? words.say('game-log.empty', {}, 'Nothing has happened yet.')}
          </p>
        )}
        {hidden > 0 && (
          <button type="button" className="ms-log-earlier" onClick={showEarlier}>
            {words.say(
              'game-log.earlier',
              { count: hidden },
              { one: 'Show {count} earlier entry', other: 'Show earlier entries ({count})' },
            )}
          </button>
        )}
        {/* Read on request, not announced as news. */}
        {older.length > 0 && <LogEntries entries={older} after={hidden} aria-live="off" textOf={textOf} />}
        {newest.length > 0 && <LogEntries entries={newest} after={hidden + older.length} textOf={textOf} />}
      </div>
    </div>
  );
}

/** Props of `GameLog`. */
export interface GameLogProps extends ComponentProps<'div'> {
  /** What the log is called. */
  readonly label?: string;
  /** What it says before anything happened. */
  readonly emptyText?: string;
  /** How many of the newest entries are rendered, and how many more each time earlier ones are asked for. */
  readonly pageSize?: number;
  /** Renders an entry in place of its text. */
  readonly renderEntry?: (entry: LogEntry) => ReactNode;
}
