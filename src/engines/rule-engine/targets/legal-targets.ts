import type { MoveEnumerationContext } from '../define/contexts.js';
import { cardsFitting } from '../enumerate/enumerators/card-filter.js';
import { controllerOf, playersMeant } from '../enumerate/enumerators/holder.js';
import type { NamedRestriction, TargetDefinition, TargetFilter, TargetScope } from './target-definition.js';

/** Everything that may be chosen, once each, in the order of the filters. */
export function getLegalTargets<TState, TCardMeta, TCardDefinition>(
  definition: TargetDefinition<TState, TCardMeta, TCardDefinition>,
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
  { sourceCardId, chosen = [], chosenFor = [] }: TargetScope<TState, TCardMeta, TCardDefinition> = {},
): readonly string[] {
  const taken = takenFrom(definition, chosen, chosenFor);
  const targets = targetsFitting(definition, state, context, sourceCardId);
  return taken.size === 0 ? targets : targets.filter((target) => !taken.has(target));
}

/** What fits a definition, whatever was chosen for others. */
export function targetsFitting<TState, TCardMeta, TCardDefinition>(
  { filter, restrictions = [] }: TargetDefinition<TState, TCardMeta, TCardDefinition>,
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
  sourceCardId: string | undefined,
): readonly string[] {
  const found = isList(filter)
    ? [...new Set(filter.flatMap((each) => filterTargets(each, state, context)))]
    : filterTargets(filter, state, context);
  const named = restrictions.filter((restriction) => typeof restriction === 'string');
  if (named.length === 0) return found;
  return found.filter((target) =>
    named.every((restriction) => allows(restriction, target, context, sourceCardId)),
  );
}

/** What a definition must not choose because others have. */
export function takenFrom<TState, TCardMeta, TCardDefinition>(
  definition: TargetDefinition<TState, TCardMeta, TCardDefinition>,
  chosen: readonly (readonly string[])[],
  chosenFor: readonly TargetDefinition<TState, TCardMeta, TCardDefinition>[],
): ReadonlySet<string> {
  const isPicky = demandsDifferent(definition);
  return new Set(
    chosen.flatMap((targets, nth) => {
      const other = chosenFor[nth];
      return isPicky || (other && demandsDifferent(other)) ? targets : [];
    }),
  );
}

function demandsDifferent<TState, TCardMeta, TCardDefinition>({
  restrictions = [],
}: TargetDefinition<TState, TCardMeta, TCardDefinition>): boolean {
  return restrictions.includes('different-targets');
}

function filterTargets<TState, TCardMeta, TCardDefinition>(
  filter: TargetFilter<TState, TCardMeta, TCardDefinition>,
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
): readonly string[] {
  if (filter.kind !== 'player') return cardsFitting(filter, state, context);
  const { player = 'any', where } = filter;
  const players = playersMeant(player, context);
  return where ? players.filter((playerId) => where(playerId, state, context)) : players;
}

function allows<TCardMeta, TCardDefinition>(
  restriction: NamedRestriction,
  target: string,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
  sourceCardId: string | undefined,
): boolean {
  switch (restriction) {
    case 'not-self':
      return target !== sourceCardId;
    case 'not-owner':
      return target !== context.playerId && context.cards.getCardOwner(target) !== context.playerId;
    case 'not-controller':
      return target !== context.playerId && controllerOf(target, context) !== context.playerId;
    case 'different-targets':
      return true;
  }
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}
