import type { MoveContextInput } from './move-definition.js';
import { kept } from './plain-copy.js';

/** What was asked for, as a copy of our own: whoever asked may change theirs. */
export function recordedInput({
  playerId,
  params,
  sourceCardId,
  targets,
  timestamp,
}: MoveContextInput): MoveContextInput {
  return kept({
    playerId,
    params,
    ...(sourceCardId !== undefined && { sourceCardId }),
    ...(targets && { targets }),
    ...(timestamp !== undefined && { timestamp }),
  });
}
