import { isObject } from './is-object.js';

/**
 * Whether a value is plainly a move. A quick look that never says yes to what the schema would refuse, so that of ten
 * thousand moves only the unusual ones go through the schema. Without it, reading them all takes three times as long.
 */
export function isPlainlyMove(value: unknown): boolean {
  if (!isObject(value)) return false;
  const { moveId, playerId, params, sourceCardId, targets, isValid, validationError, validationErrors } =
    value;
  return (
    typeof moveId === 'string' &&
    moveId !== '' &&
    typeof playerId === 'string' &&
    isObject(params) &&
    typeof isValid === 'boolean' &&
    isTextOrNothing(sourceCardId) &&
    targets === undefined &&
    (validationError === undefined || isError(validationError)) &&
    (validationErrors === undefined ||
      (Array.isArray(validationErrors) && validationErrors.every(isError))) &&
    isPlainMetadata(value['metadata'])
  );
}

function isPlainMetadata(metadata: unknown): boolean {
  if (metadata === undefined) return true;
  if (!isObject(metadata)) return false;
  const { priority, successChance, labels, refs } = metadata;
  return (
    isTextOrNothing(metadata['displayName']) &&
    isTextOrNothing(metadata['description']) &&
    isTextOrNothing(metadata['category']) &&
    isTextOrNothing(metadata['hotkey']) &&
    (priority === undefined || (typeof priority === 'number' && !Number.isNaN(priority))) &&
    (successChance === undefined ||
      (typeof successChance === 'number' && successChance >= 0 && successChance <= 100)) &&
    metadata['warnings'] === undefined &&
    metadata['preview'] === undefined &&
    metadata['fields'] === undefined &&
    metadata['onRequest'] === undefined &&
    (labels === undefined || (isObject(labels) && hasOnlyTexts(labels))) &&
    (refs === undefined || (isObject(refs) && hasOnlyTexts(refs)))
  );
}

function isError(error: unknown): boolean {
  return (
    isObject(error) &&
    typeof error['reason'] === 'string' &&
    typeof error['errorCode'] === 'string' &&
    (error['context'] === undefined || isObject(error['context']))
  );
}

function hasOnlyTexts(fields: Readonly<Record<string, unknown>>): boolean {
  for (const key in fields) if (typeof fields[key] !== 'string') return false;
  return true;
}

function isTextOrNothing(value: unknown): boolean {
  return value === undefined || typeof value === 'string';
}
