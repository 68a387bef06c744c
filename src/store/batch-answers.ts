import type { Answer, BatchAnswer } from '../protocol/command.js';
import type { Reason } from '../protocol/reason.js';
import { HELD_BACK, SUPERSEDED } from './reasons.js';

/** The answers to the single commands of a batch, in order. */
export function batchAnswers(batch: BatchAnswer, count: number): readonly Answer[] {
  return Array.from({ length: count }, (_, at): Answer => {
    if (batch.status === 'accepted') return batch;
    if (batch.status === 'interrupted' && at < batch.played)
      return { status: 'accepted', revision: batch.revision };
    const reasons = reasonsAt(at, batch);
    return { status: 'rejected', reasons: reasons.length > 0 ? reasons : [HELD_BACK] };
  });
}

function reasonsAt(at: number, batch: Exclude<BatchAnswer, { status: 'accepted' }>): readonly Reason[] {
  if (batch.status === 'rejected') return batch.refusals[at] ?? [];
  if (batch.status === 'superseded') return at === 0 ? [SUPERSEDED] : [];
  return at === batch.played ? batch.reasons : [];
}
