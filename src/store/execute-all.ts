import type { Answer, BatchAnswer, Command } from '../protocol/command.js';
import type { EngineAdapter } from '../protocol/engine-adapter.js';
import type { OptionId } from '../protocol/ids.js';
import type { OptionMove } from '../protocol/option.js';
import type { Reason } from '../protocol/reason.js';
import { batchAnswerShape } from '../protocol/validate/batch-answer-shape.js';
import { faultIn } from '../protocol/validate/shape.js';
import { asked, BUSY, deferred, rejected, SUPERSEDED, triedIn } from './commander.js';
import type { StoreCore } from './game-store.js';

/** One of several things to be played as one. */
export interface Planned {
  readonly id: OptionId;
  readonly name: string;
  readonly move: OptionMove;
  readonly command: Command;
}

const HELD_BACK: Reason = {
  code: 'HELD_BACK',
  text: 'Another part of the plan was refused, so this was not played either.',
};

/** Plays several as one, by an adapter that can. */
export async function executeAll(
  plan: readonly Planned[],
  adapter: EngineAdapter,
  { inFlight, refuse, wait, refresh }: StoreCore,
): Promise<readonly Answer[]> {
  if (inFlight.size > 0) return plan.map((planned) => refuse(triedIn(planned), [BUSY]));
  const { promise, resolve } = deferred<readonly Answer[]>();
  for (const [at, { id }] of plan.entries())
    inFlight.set(
      id,
      promise.then((answers) => answers[at]!),
    );
  const settle = wait(plan.map(({ id, command: { commandId } }) => ({ commandId, optionId: id })));
  const answer = await asked<BatchAnswer>(
    () => adapter.executeAll!(plan.map(({ command }) => command)),
    (given) => faultIn(batchAnswerShape, given),
    (reasons) => ({ status: 'rejected', refusals: plan.map(() => reasons) }),
  );
  for (const { id } of plan) inFlight.delete(id);
  settle();
  refresh();
  const answers = plan.map((planned, at) => answerAt(at, planned, answer, refuse));
  resolve(answers);
  return answers;
}

/** The answer to one command of a plan. What was refused is remembered, what was only held back is not. */
function answerAt(at: number, planned: Planned, answer: BatchAnswer, refuse: StoreCore['refuse']): Answer {
  if (answer.status === 'accepted') return answer;
  if (answer.status === 'interrupted' && at < answer.played)
    return { status: 'accepted', revision: answer.revision };
  const reasons = reasonsAt(at, answer);
  return reasons.length > 0 ? refuse(triedIn(planned), reasons) : rejected([HELD_BACK]);
}

function reasonsAt(at: number, answer: Exclude<BatchAnswer, { status: 'accepted' }>): readonly Reason[] {
  if (answer.status === 'rejected') return answer.refusals[at] ?? [];
  if (answer.status === 'superseded') return at === 0 ? [SUPERSEDED] : [];
  return at === answer.played ? answer.reasons : [];
}
