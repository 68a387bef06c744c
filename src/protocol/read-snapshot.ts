import { quarantined, type Quarantined } from './quarantine.js';
import type { OptionBook } from './option-book.js';
import { NOTHING_READ, readOptions } from './read-options.js';
import type { LogEntry, Snapshot } from './snapshot.js';
import { faultIn } from './validate/shape.js';
import { logEntryShape, snapshotShape } from './validate/snapshot-shape.js';

/** A snapshot that was checked at the border, with its options. */
export interface SnapshotReading<View = unknown> {
  /** The snapshot, without the log entries that could not be read. */
  readonly snapshot: Snapshot<View>;
  /** The snapshot as it was published. */
  readonly published: Snapshot<View>;
  readonly reading: OptionBook;
  /** Everything that could not be read. */
  readonly quarantine: readonly Quarantined[];
}

/** The snapshot of a game nobody has said anything about yet. */
export const BLANK_SNAPSHOT: Snapshot<never> = {
  revision: 0,
  seat: null,
  players: [],
  flow: { turn: 0, currentPlayer: null },
  status: { kind: 'playing' },
  view: null as never,
  moves: [],
  reports: [],
  log: [],
};

/** The reading before anything was published. */
export const BLANK_READING: SnapshotReading<never> = {
  snapshot: BLANK_SNAPSHOT,
  published: BLANK_SNAPSHOT,
  reading: NOTHING_READ,
  quarantine: [],
};

/** Reads what an adapter published, or says what is wrong with all of it. The second time, what was left for later. */
export function readSnapshot<View>(
  published: Snapshot<View>,
  previous: SnapshotReading<View>,
): SnapshotReading<View> | { readonly fault: string } {
  const fault = faultIn(snapshotShape, published);
  if (fault) return { fault };
  const { changes } = published;
  // Where moves changed, if the adapter says so, and of the snapshot before.
  const said = changes?.since === previous.published.revision ? changes.moves : null;
  const reading =
    published === previous.published
      ? previous.reading.whole
      : readOptions(published, previous.reading, said);
  const broken = brokenEntries(published.log, previous.snapshot.log);
  const { quarantine } = reading;
  if (broken.length === 0) return { snapshot: published, published, reading, quarantine };
  const log = published.log.filter((entry) => !broken.some(({ value }) => value === entry));
  return { snapshot: { ...published, log }, published, reading, quarantine: [...quarantine, ...broken] };
}

/** Looks at what is new in a log: an entry that was good before still is. */
function brokenEntries(log: readonly LogEntry[], known: readonly LogEntry[]): readonly Quarantined[] {
  if (log === known) return [];
  return log.flatMap((entry, at) => {
    const fault = entry === known[at] ? null : faultIn(logEntryShape, entry);
    return fault ? [quarantined(`log[${at}]`, fault, entry)] : [];
  });
}
