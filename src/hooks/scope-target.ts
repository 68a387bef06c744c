import type { EntityId, OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';
import type { GameState } from '../store/game-store.js';
import { selectEntityOptions, selectOption } from '../store/selectors.js';

/** What an element within a scope stands for. */
export type ScopeTarget = { readonly option: OptionId } | { readonly entity: EntityId };

const NO_OPTIONS: readonly Option[] = [];

/** What an element stands for. */
export function targetOf({ dataset }: HTMLElement): ScopeTarget {
  return dataset['optionId'] === undefined
    ? { entity: dataset['entityId']! }
    : { option: dataset['optionId'] };
}

/** The options an element stands for: its own, or those that touch its entity. */
export function optionsAt(state: GameState, target: ScopeTarget | undefined): readonly Option[] {
  if (!target) return NO_OPTIONS;
  if ('entity' in target) return selectEntityOptions(state, target.entity);
  const option = selectOption(state, target.option);
  return option ? [option] : NO_OPTIONS;
}

/** The option or entity element in which something happened, within a container. */
export function elementAt(
  target: EventTarget | null,
  container: EventTarget | null,
  selector = '[data-option-id], [data-entity-id]',
): HTMLElement | null {
  const element = target instanceof Element ? target.closest<HTMLElement>(selector) : null;
  return isWithin(container, element) ? element : null;
}

/** Whether something is part of a container. */
export function isWithin(container: EventTarget | null, target: EventTarget | null): boolean {
  return container instanceof Node && target instanceof Node && container.contains(target);
}
