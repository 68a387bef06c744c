import type { ValidationError } from '../../../protocol/enumerated-move.js';

/** What can be wrong with chosen targets, beside what the rules of a game say. */
export const TARGET_ERROR_CODES = [
  'TARGETS_MISSING',
  'TOO_FEW_TARGETS',
  'TOO_MANY_TARGETS',
  'ILLEGAL_TARGET',
  'DUPLICATE_TARGET',
  'ILLEGAL_SELECTION',
] as const;
/** One of `TARGET_ERROR_CODES`. */
export type TargetErrorCode = (typeof TARGET_ERROR_CODES)[number];

/**
 * What is wrong with a list of targets: with their number, and with each by itself. `fitting` is what may be chosen,
 * unless it is `taken` by others.
 */
export function targetFaults(
  given: unknown,
  fitting: readonly string[],
  taken: ReadonlySet<string>,
  counts: readonly [min: number, max: number],
): readonly ValidationError[] {
  const available = fitting.filter((target) => !taken.has(target)).length;
  const list: readonly unknown[] | null = Array.isArray(given) ? given : null;
  const wrongNumber = numberFault(list && new Set(list).size, available, counts);
  const faults = wrongNumber ? [wrongNumber] : [];
  const seen = new Set<unknown>();
  for (const [position, target] of (list ?? []).entries()) {
    const wrong = (errorCode: TargetErrorCode, what: string) =>
      faults.push({
        reason: `Target ${position + 1} ${what}.`,
        errorCode,
        context: { position, available, ...(typeof target === 'string' && { target }) },
      });
    if (seen.has(target)) wrong('DUPLICATE_TARGET', 'is chosen twice');
    else if (!(fitting as readonly unknown[]).includes(target)) {
      wrong('ILLEGAL_TARGET', `is none of the ${available} that may be chosen`);
    } else if (taken.has(target as string)) wrong('DUPLICATE_TARGET', 'is chosen elsewhere already');
    seen.add(target);
  }
  return faults;
}

function numberFault(
  chosen: number | null,
  available: number,
  [min, max]: readonly [min: number, max: number],
): ValidationError | null {
  const context = { required: min, chosen: chosen ?? 0, available };
  const least = min === max ? min : `at least ${min}`;
  // Where there are too few to choose from, that is the reason.
  if (chosen === null && available >= min) {
    const reason = `No targets chosen: ${least} needed, ${available} available.`;
    return { reason, errorCode: 'TARGETS_MISSING', context };
  }
  if (context.chosen < min) {
    const reason = `Too few targets: ${context.chosen} chosen, ${least} needed, ${available} available.`;
    return { reason, errorCode: 'TOO_FEW_TARGETS', context };
  }
  if (context.chosen > max) {
    const reason = `Too many targets: ${context.chosen} chosen, ${min === max ? max : `at most ${max}`} allowed.`;
    return { reason, errorCode: 'TOO_MANY_TARGETS', context: { ...context, allowed: max } };
  }
  return null;
}
