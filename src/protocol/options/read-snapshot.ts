import type { LogEntry, Snapshot } from '../snapshot.js';
import { NO_OPTIONS, type OptionIndex } from './option-index.js';
import { quarantined, type Quarantined } from './quarantine.js';
import { readOptions } from './read-options.js';
import { faultIn } from '../validate/shape.js';
import { logEntryShape, snapshotShape } from '../validate/snapshot-shape.js';

/** A snapshot that was checked at the border, with its options. */
export interface SnapshotReading<View = unknown> {
  /** The snapshot, without the log entries that could not be read. */
  readonly snapshot: Snapshot<View>;
  /** The snapshot as it was published. */
  readonly published: Snapshot<View>;
  readonly options: OptionIndex;
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
  options: NO_OPTIONS,
  quarantine: [],
};

/** Reads what an adapter published, or says what is wrong with all of it. */
export function readSnapshot<View>(
  published: Snapshot<View>,
  previous: SnapshotReading<View>,
): SnapshotReading<View> | { readonly fault: string } {
  const fault = faultIn(snapshotShape, published);
  if (fault) return { fault };
  const options = readOptions(published, previous.options);
  const broken = brokenEntries(published.log, previous.snapshot.log);
  const { quarantine } = options;
  if (broken.length === 0) return { snapshot: published, published, options, quarantine };
  const log = published.log.filter((entry) => !broken.some(({ value }) => value === entry));
  return { snapshot: { ...published, log }, published, options, quarantine: [...quarantine, ...broken] };
}

/** Checks what is new in a log: an entry that was good before still is. */
function brokenEntries(log: readonly LogEntry[], known: readonly LogEntry[]): readonly Quarantined[] {
  if (log === known) return [];
  return log.flatMap((entry, at) => {
    const fault = entry === known[at] ? null : faultIn(logEntryShape, entry);
    return fault ? [quarantined(`log[${at}]`, fault, entry)] : [];
  });
}
