import { freeze } from '../../../protocol/freeze.js';
import type { MoveContextInput } from '../define/move-definition.js';
import { ownCopy } from '../state/plain-copy.js';
import type { Draft } from '../state/state-draft.js';

/** A frozen copy of a move's input, for the history: the caller may go on changing its own. */
export function recordedInput({
  playerId,
  params,
  sourceCardId,
  targets,
  timestamp,
}: MoveContextInput): MoveContextInput {
  const record: Draft<MoveContextInput> = { playerId, params: ownCopy(params) };
  if (sourceCardId !== undefined) record.sourceCardId = sourceCardId;
  if (targets) record.targets = ownCopy(targets);
  if (timestamp !== undefined) record.timestamp = timestamp;
  return freeze(record);
}
