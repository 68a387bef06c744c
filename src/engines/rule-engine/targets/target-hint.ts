import type { MoveEnumerationContext } from '../define/contexts.js';
import type { ZoneId } from '../define/operations.js';
import { getLegalTargets } from './legal-targets.js';
import { countsOf, type TargetDefinition, type TargetScope } from './target-definition.js';

/** How targets are chosen: one, several, or without a choice. */
export const TARGET_MODES = ['single', 'multiple', 'automatic'] as const;
/** One of `TARGET_MODES`. */
export type TargetMode = (typeof TARGET_MODES)[number];

/** What a screen needs to know to let a player choose targets. Plain data. */
export interface TargetHint {
  /** `automatic` when all that is legal must be taken. */
  readonly mode: TargetMode;
  readonly min: number;
  /** No more than there are, but never below `min`. */
  readonly max: number;
  /** What the player is asked. */
  readonly prompt: string;
  /** Where the legal targets lie. */
  readonly zones: readonly ZoneId[];
}

/** How a player is to choose the targets of a definition now. */
export function targetHint<TState, TCardMeta, TCardDefinition>(
  definition: TargetDefinition<TState, TCardMeta, TCardDefinition>,
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
  scope: TargetScope<TState, TCardMeta, TCardDefinition> = {},
): TargetHint {
  const legal = getLegalTargets(definition, state, context, scope);
  const [min, limit] = countsOf(definition);
  const max = Math.max(min, Math.min(limit, legal.length));
  const zones = new Set(legal.map((target) => context.zones.getCardZone(target)));
  zones.delete(undefined);
  return {
    mode: legal.length === min || max === 0 ? 'automatic' : limit > 1 ? 'multiple' : 'single',
    min,
    max,
    prompt: definition.prompt ?? question(min, max),
    zones: [...zones] as ZoneId[],
  };
}

function question(min: number, max: number): string {
  if (min === max) return min === 1 ? 'Choose a target' : `Choose ${min} targets`;
  return min === 0 ? `Choose up to ${max}` : `Choose ${min} to ${max} targets`;
}
