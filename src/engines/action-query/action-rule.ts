import type { UnavailabilityReason } from '../../protocol/action-report.js';
import type { Warning } from '../../protocol/reason.js';

/** What one rule says about one action: nothing against it, that it stands in the way, or that it has its price. */
export type RuleResult =
  | { readonly kind: 'satisfied' }
  | { readonly kind: 'unsatisfied'; readonly reason: UnavailabilityReason }
  | { readonly kind: 'penalized'; readonly warning: Warning };

/** Checks one condition. Rules are small, so that actions can share them. */
export interface ActionRule<Context> {
  /** What the rule is called where its verdict is explained; its class or object is named if it is not. */
  readonly name?: string;
  evaluate(context: Context): RuleResult;
}

/** Nothing to say against it. */
export const SATISFIED: RuleResult = Object.freeze({ kind: 'satisfied' });

/** It stands in the way, with the values behind the sentence. */
export function unsatisfied(
  code: string,
  description: string,
  context?: UnavailabilityReason['context'],
): RuleResult {
  return { kind: 'unsatisfied', reason: context ? { code, description, context } : { code, description } };
}

/** It may be done, at a price. */
export function penalized(code: string, description: string, modifier: number): RuleResult {
  return { kind: 'penalized', warning: { code, description, modifier } };
}

/** What a rule is called. */
export function ruleName<Context>(rule: ActionRule<Context>): string {
  return rule.name ?? (rule.constructor === Object ? 'Unnamed rule' : rule.constructor.name);
}
