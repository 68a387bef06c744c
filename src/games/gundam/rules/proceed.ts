import { offerPriority } from './action-step.js';
import { advanceBattle } from './battle.js';
import { resolveNext } from './effects/interpret.js';
import type { Changing, GundamState } from './state.js';

/** Goes on until somebody must decide something: abilities first, then the battle, then the action step of a turn. */
export function proceed(draft: GundamState, context: Changing): void {
  while (!draft.lost && !context.game.getDecision()) {
    if (draft.pending.length > 0) resolveNext(draft, context);
    else if (draft.battle) advanceBattle(draft, context);
    else if (draft.passes === null || offerPriority(draft, context)) return;
  }
}

/** Whether nothing waits and nobody is asked. */
export function isSettled(
  { pending, battle, passes }: GundamState,
  { game }: Pick<Changing, 'game'>,
): boolean {
  return pending.length === 0 && battle === null && passes === null && !game.getDecision();
}
