import type { ActionPreview } from './preview.js';
import type { Warning } from './reason.js';

export type { ActionPreview } from './preview.js';

/** One thing that stands in the way of an action, as an action-query engine reports it. */
export interface UnavailabilityReason {
  readonly code: string;
  readonly description: string;
  /** The values behind the description. */
  readonly context?: Readonly<Record<string, unknown>>;
}

/** An action that can be taken now. */
export interface AvailableAction {
  readonly kind: 'available';
  readonly id: string;
  readonly name: string;
  /** Percent, 0 to 100. */
  readonly successChance: number;
  readonly warnings: readonly Warning[];
  readonly preview: ActionPreview;
}

/** An action that cannot be taken now, with every reason. */
export interface UnavailableAction {
  readonly kind: 'unavailable';
  readonly id: string;
  readonly name: string;
  readonly reasons: readonly UnavailabilityReason[];
}

/** One concrete action of a report. */
export type ActionOption = AvailableAction | UnavailableAction;

/** Everything one unit could do in one phase, available or not. */
export interface PhaseActionReport {
  readonly phase: string;
  readonly unitId: string;
  readonly actions: readonly ActionOption[];
}
