import type { LogEntry } from '../protocol/snapshot.js';

/** The entries of a log that an earlier one does not have. */
export function newEntries(log: readonly LogEntry[], earlier: readonly LogEntry[]): readonly LogEntry[] {
  const known = new Set(earlier.map(({ id }) => id));
  return log.filter(({ id }) => !known.has(id));
}
