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

/**
 * Whether a move with the same id says the same as another, in everything that is checked or shown. Field by field: of
 * long lists, this is what takes the time.
 */
export function saysTheSame(a: EnumeratedMove, b: EnumeratedMove): boolean {
  return (
    a.isValid === b.isValid &&
    a.playerId === b.playerId &&
    isSameMetadata(a.metadata, b.metadata) &&
    sameData(a.validationErrors, b.validationErrors) &&
    sameData(a.validationError, b.validationError)
  );
}

function isSameMetadata(a: MoveMetadata | undefined, b: MoveMetadata | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || Array.isArray(a)) return false;
  return (
    a.displayName === b.displayName &&
    a.priority === b.priority &&
    a.category === b.category &&
    a.description === b.description &&
    a.hotkey === b.hotkey &&
    sameData(a.successChance, b.successChance) &&
    sameData(a.refs, b.refs) &&
    sameData(a.warnings, b.warnings) &&
    sameData(a.preview, b.preview)
  );
}
