import type { ComponentProps, ReactNode } from 'react';
import type { LogEntry } from '../../protocol/snapshot.js';

/** Some entries of a log, numbered. Renders an `<ol>` element. */
export function LogEntries({ entries, after, textOf, ...elementProps }: LogEntriesProps): ReactNode {
  return (
    <ol
      className="ms-log-entries"
      start={after + 1}
      style={{ counterReset: `ms-log ${after}` }}
      {...elementProps}
    >
      {entries.map((entry) => (
        <li key={entry.id} className="ms-log-entry" data-player={entry.player}>
          {textOf(entry)}
        </li>
      ))}
    </ol>
  );
}

/** Props of `LogEntries`. */
export interface LogEntriesProps extends ComponentProps<'ol'> {
  /** Oldest first. */
  readonly entries: readonly LogEntry[];
  /** How many entries come before them. */
  readonly after: number;
  /** What stands in an entry. */
  readonly textOf: (entry: LogEntry) => ReactNode;
}
