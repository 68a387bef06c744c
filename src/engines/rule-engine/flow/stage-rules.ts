import { GameError } from '../../../protocol/game-error.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { FlowHookContext } from '../define/contexts.js';
import { messageOf, quoted } from '../errors.js';
import { isPromise } from '../is-promise.js';
import type { StagePlan } from './flow-plan.js';

type Context = () => FlowHookContext<object>;

/** Calls a hook of a stage, if it has one. */
export function callHook({ label, rules }: StagePlan, hook: 'onBegin' | 'onEnd', context: Context): void {
  if (!rules[hook]) return;
  const returned: unknown = attempt(label, hook, () => rules[hook]!(context()));
  if (!isPromise(returned)) return;
  throw failure(
    label,
    hook,
    'returned a promise. Hooks must be done when they return: what comes later would be lost.',
  );
}

/** Whether a stage ends by itself. */
export function hasEnded({ label, rules }: StagePlan, context: Context): boolean {
  if (!rules.endIf) return false;
  const answer: unknown = attempt(label, 'endIf', () => rules.endIf!(context()));
  if (typeof answer === 'boolean') return answer;
  throw failure(label, 'endIf', `returned ${described(answer)}. It must return true or false.`);
}

/** Whose turn comes after this one. */
export function playerAfter(
  { label, nextPlayer }: StagePlan,
  current: PlayerId,
  players: readonly PlayerId[],
  context: Context,
): PlayerId {
  if (!nextPlayer) return players[(players.indexOf(current) + 1) % players.length]!;
  const next = attempt(label, 'nextPlayer', () => nextPlayer(context()));
  if (players.includes(next)) return next;
  throw failure(
    label,
    'nextPlayer',
    `returned ${described(next)}. It must return one of ${quoted(players)}.`,
  );
}

function attempt<T>(stage: string, rule: string, run: () => T): T {
  try {
    return run();
  } catch (thrown) {
    const error = failure(stage, rule, `failed: ${messageOf(thrown)}`);
    error.cause = thrown;
    throw error;
  }
}

function failure(stage: string, rule: string, what: string): GameError {
  return new GameError(`${stage} ${rule} ${what}`, 'EXECUTION_ERROR', { stage, rule });
}

function described(value: unknown): string {
  if (isPromise(value)) return 'a promise';
  return typeof value === 'string' ? quoted([value]) : String(value);
}
