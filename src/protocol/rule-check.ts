import type { PreviewMetric } from './preview.js';
import type { Reason, Warning } from './reason.js';

/** What one rule says about an option: nothing against it, that it stands in the way, or that it has its price. */
export type RuleCheck =
  | { readonly rule: string; readonly status: 'passed' }
  | { readonly rule: string; readonly status: 'failed'; readonly reason: Reason }
  | { readonly rule: string; readonly status: 'penalised'; readonly warning: Warning };

/** What several commands, played one after the other, would come to. */
export interface Forecast {
  /** What stands in the way of each command after those before it; nothing for one that could be played. */
  readonly refusals: readonly (readonly Reason[])[];
  /** What all of those that could be played would do together. */
  readonly metrics: readonly PreviewMetric[];
}
