import { GUARDS, type Checked } from './guards.js';
import * as schemas from './schemas.js';

// Declared here because the kit is built without Node's types.
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** What finds words for a fault. */
export const SCHEMAS = {
  move: schemas.moveSchema,
  report: schemas.reportSchema,
  action: schemas.actionSchema,
  logEntry: schemas.logEntrySchema,
  snapshot: schemas.snapshotSchema,
  answer: schemas.answerSchema,
} satisfies Record<Checked, unknown>;

/** What is wrong with a value, in words, or `null`. */
function named(kind: Checked, value: unknown): string | null {
  return isPlainMove(kind, value) ? null : schemas.faultIn(SCHEMAS[kind], value);
}

/** A move about which a schema would say no more than the guard. Without this look, long lists take three times as long. */
function isPlainMove(kind: Checked, value: unknown): boolean {
  if (kind !== 'move' || !GUARDS.move(value)) return false;
  return (value as { readonly metadata?: { readonly preview?: unknown } }).metadata?.preview === undefined;
}

/** What is said of a fault where nobody finds words for it. */
export const UNNAMED = 'a development build says why';

/** That something is wrong with a value, or `null`. */
function noticed(kind: Checked, value: unknown): string | null {
  return GUARDS[kind](value) ? null : UNNAMED;
}

/**
 * What is wrong with a value, in a phrase naming the place, or `null`. In a build for players it says only that something
 * is: the schemas, which find words for it and add up receipts, are for developers and are left out.
 */
// Written so that bundlers replace it, as they must for React, and drop what is not called.
export const faultOf: (kind: Checked, value: unknown) => string | null =
  process.env.NODE_ENV === 'production' ? noticed : named;
