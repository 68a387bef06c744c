import type { EnumeratedMove, ValidationError } from '../protocol/enumerated-move.js';
import type { Reason } from '../protocol/reason.js';

/** A move as it is published: possible where nothing speaks against it, otherwise with everything that does. */
export function judgedMove(
  move: Omit<EnumeratedMove, 'isValid'>,
  refusals: readonly Reason[],
): EnumeratedMove {
  const [first, ...rest] = refusals.map(errorOfReason);
  if (!first) return { ...move, isValid: true };
  return { ...move, isValid: false, validationError: first, validationErrors: [first, ...rest] };
}

function errorOfReason({ code, text, context }: Reason): ValidationError {
  return { errorCode: code, reason: text, ...(context && { context }) };
}

/** Everything that a published move says against itself. */
export function refusalsOf({
  isValid,
  validationError,
  validationErrors = validationError ? [validationError] : [],
}: EnumeratedMove): readonly Reason[] {
  return isValid ? [] : validationErrors.map(reasonOfRefusal);
}

function reasonOfRefusal({ errorCode, reason, context }: ValidationError): Reason {
  return { code: errorCode, text: reason, ...(context && { context }) };
}
