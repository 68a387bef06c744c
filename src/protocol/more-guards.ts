import {
  areReasons,
  isAtRevision,
  isCount,
  isLogEntry,
  isMaybeText,
  isName,
  isPreview,
  isTargets,
  isText,
  listOf,
  maybe,
  nullOr,
  shape,
  taggedBy,
  type Guard,
} from './guards.js';
import { isObject } from './is-object.js';

const areRefusals = listOf(areReasons);

/** The guards of what only some stores ask for, and of commands as they arrive at an adapter. */
export const MORE_GUARDS = {
  list: Array.isArray,
  preview: isPreview,
  command: shape({
    commandId: isName,
    revision: isCount,
    moveId: isName,
    params: isObject,
    sourceCardId: isMaybeText,
    targets: maybe(isTargets),
  }),
  batchAnswer: taggedBy('status', {
    accepted: isAtRevision,
    rejected: shape({
      refusals: (value) => areRefusals(value) && (value as unknown[][]).some(({ length }) => length > 0),
    }),
    interrupted: shape({ revision: isCount, played: isCount, reasons: areReasons }),
    superseded: isAtRevision,
  }),
  forecast: shape({ refusals: areRefusals, metrics: isPreview }),
  recollection: shape({ snapshot: isObject, obstacles: areReasons }),
  course: listOf(shape({ position: isCount, player: nullOr(isText), entries: listOf(isLogEntry) })),
} satisfies Readonly<Record<string, Guard>>;

/** What is checked where it is asked for. */
export type MoreChecked = keyof typeof MORE_GUARDS;
