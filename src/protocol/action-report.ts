import type { MoveParams, ValueLabel } from './enumerated-move.js';
import type { EntityId } from './ids.js';
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

/** What an action is, whether it can be taken or not. */
export interface ActionFacts {
  /** Unique within its report, and the same as long as it is the same action. */
  readonly id: string;
  readonly name: string;
  /** What it is made of beside its unit, such as `{ weapon, target }`. A text is also the entity it touches, unless `refs` names another. */
  readonly params?: MoveParams;
  /** What players read for those values, and for `unitId`. */
  readonly labels?: Readonly<Record<string, ValueLabel>>;
  /** Which entity each parameter stands for, where its own value is not the entity's id. */
  readonly refs?: Readonly<Record<string, EntityId>>;
  /** The heading it is shown under; its unit's id, unless said otherwise. */
  readonly category?: string;
}

/** An action that can be taken now. */
export interface AvailableAction extends ActionFacts {
  readonly kind: 'available';
  /** Percent, 0 to 100. */
  readonly successChance: number;
  readonly warnings: readonly Warning[];
  readonly preview: ActionPreview;
}

/** An action that cannot be taken now, with every reason. */
export interface UnavailableAction extends ActionFacts {
  readonly kind: 'unavailable';
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
