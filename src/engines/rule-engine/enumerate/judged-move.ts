import type { EnumeratedMove, ValidationError } from '../../../protocol/enumerated-move.js';
import { freeze } from '../../../protocol/freeze.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { Warning } from '../../../protocol/reason.js';
import type { Candidate } from './candidates.js';

type Draft<T> = { -readonly [Key in keyof T]: T[Key] };

/** A move against which no rule speaks, with what it costs. */
export function validMove(
  moveId: string,
  playerId: PlayerId,
  params: unknown,
  candidate: Candidate | null,
  warnings: readonly Warning[] | null,
): EnumeratedMove {
  const move: Draft<EnumeratedMove> = {
    moveId,
    playerId,
    params: params as EnumeratedMove['params'],
    isValid: true,
  };
  if (candidate?.sourceCardId !== undefined) move.sourceCardId = candidate.sourceCardId;
  if (candidate?.targets) move.targets = candidate.targets;
  if (warnings) move.metadata = { warnings };
  return freeze(move);
}

/** A move that cannot be played, with everything that stands in its way. */
export function invalidMove(
  moveId: string,
  playerId: PlayerId,
  params: unknown,
  candidate: Candidate | null,
  validationErrors: readonly ValidationError[],
): EnumeratedMove {
  const validationError = validationErrors[0]!;
  const move: Draft<EnumeratedMove> = {
    moveId,
    playerId,
    params: params as EnumeratedMove['params'],
    isValid: false,
    validationError,
    validationErrors,
  };
  if (candidate?.sourceCardId !== undefined) move.sourceCardId = candidate.sourceCardId;
  if (candidate?.targets) move.targets = candidate.targets;
  return freeze(move);
}
