import type { LogEntry, Snapshot, Told } from '../snapshot.js';
import * as s from './shape.js';

const told: s.PartsOf<Told> = { text: s.text, code: s.optional(s.text), context: s.optional(s.record) };

export const logEntryShape = s.object<LogEntry>({
  id: s.text,
  ...told,
  player: s.optional(s.text),
  refs: s.optional(s.listOf(s.text)),
});

/** A snapshot. Its moves, reports and log entries are checked one by one: a broken one is put in quarantine alone. */
export const snapshotShape = s.object<Snapshot>({
  revision: s.count,
  seat: s.nullable(s.text),
  players: s.listOf(s.object({ id: s.name, name: s.text })),
  flow: s.object({
    turn: s.number,
    phase: s.optional(s.text),
    segment: s.optional(s.text),
    currentPlayer: s.nullable(s.text),
    decision: s.optional(s.object(told)),
  }),
  status: s.tagged('kind', {
    playing: {},
    over: { winner: s.nullable(s.text), reason: s.text, code: told.code, context: told.context },
  }),
  view: s.anything,
  moves: s.uncheckedListOf(),
  partial: s.optional(s.listOf(s.name)),
  sequences: s.optional(s.listOf(s.object({ id: s.name, name: s.text, moves: s.listOf(s.name) }))),
  reports: s.uncheckedListOf(),
  log: s.uncheckedListOf(),
  history: s.optional(s.object({ position: s.count, length: s.count, canUndo: s.flag, canRedo: s.flag })),
});
