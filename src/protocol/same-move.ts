import type { EnumeratedMove, MoveMetadata } from './enumerated-move.js';
import { sameData } from './plain-data.js';

/** Whether two moves plainly have the same id: cheaper to see than to spell it out. */
export function hasSameId(a: EnumeratedMove, b: EnumeratedMove): boolean {
  return (
    a.moveId === b.moveId &&
    a.sourceCardId === b.sourceCardId &&
    sameData(a.targets, b.targets) &&
    sameData(a.params, b.params)
  );
}

/** Whether two moves of the same id say the same, in everything that is checked or shown. */
export function saysTheSame(a: EnumeratedMove, b: EnumeratedMove): boolean {
  return (
    a.isValid === b.isValid &&
    a.playerId === b.playerId &&
    isSameMetadata(a.metadata, b.metadata) &&
    sameData(a.validationErrors, b.validationErrors) &&
    sameData(a.validationError, b.validationError)
  );
}

// Field by field, and texts last: one that was just put together must be written out to be compared.
function isSameMetadata(a: MoveMetadata | undefined, b: MoveMetadata | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || Array.isArray(a)) return false;
  return (
    a.priority === b.priority &&
    sameData(a.successChance, b.successChance) &&
    a.category === b.category &&
    a.hotkey === b.hotkey &&
    sameData(a.labels, b.labels) &&
    sameData(a.refs, b.refs) &&
    sameData(a.warnings, b.warnings) &&
    sameData(a.preview, b.preview) &&
    sameData(a.fields, b.fields) &&
    a.onRequest === b.onRequest &&
    a.displayName === b.displayName &&
    a.description === b.description
  );
}
