import type { MoveContextInput } from './move-definition.js';

/** What was asked for, as a copy of our own: whoever asked may change theirs. */
export function recordedInput({
  playerId,
  params,
  sourceCardId,
  targets,
  timestamp,
}: MoveContextInput): MoveContextInput {
  return {
    playerId,
    params: copied(params),
    ...(sourceCardId !== undefined && { sourceCardId }),
    ...(targets && { targets: copied(targets) }),
    ...(timestamp !== undefined && { timestamp }),
  };
}

function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  const copy: Record<string, unknown> = {};
  for (const key of Object.keys(value)) copy[key] = copied((value as Record<string, unknown>)[key]);
  return copy as T;
}
