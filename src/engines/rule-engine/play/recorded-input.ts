import { freeze } from '../../../protocol/freeze.js';
import type { MoveContextInput } from '../define/move-definition.js';
import { kept } from '../state/plain-copy.js';

/** What was asked for, as a copy of our own: whoever asked may change theirs. */
export function recordedInput({
  playerId,
  params,
  sourceCardId,
  targets,
  timestamp,
}: MoveContextInput): MoveContextInput {
  const record: Draft<MoveContextInput> = { playerId, params: kept(params) };
  if (sourceCardId !== undefined) record.sourceCardId = sourceCardId;
  if (targets) record.targets = kept(targets);
  if (timestamp !== undefined) record.timestamp = timestamp;
  return freeze(record);
}

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };
