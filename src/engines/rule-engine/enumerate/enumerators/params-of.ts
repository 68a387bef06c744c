import { freeze } from '../../../../protocol/freeze.js';
import type { MoveEnumerationContext } from '../../define/contexts.js';
import type { Axes, Merged, ParamsOf } from './axes.js';
import type { Axis } from './axis.js';
import { productOf } from './product-of.js';

/** More parameters, by what was chosen before them. */
export type NextAxes<TChosen, TAxes, TState, TCardMeta, TCardDefinition> = (
  chosen: Readonly<TChosen>,
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
) => TAxes & Axes<TState, TCardMeta, TCardDefinition>;

// Worked out before it is looked at: otherwise TypeScript does not infer a move's parameters from it.
type AxisOf<TParams, TState, TCardMeta, TCardDefinition> = TParams extends infer TValue
  ? Axis<TValue, TState, TCardMeta, TCardDefinition>
  : never;

/**
 * All combinations of what each parameter may be: the enumerator of a move. The last parameter changes fastest.
 *
 * @example paramsOf({ cardId: cardsIn('hand'), mode: choices(['fast', 'slow']), extra: optional(numbers(1, 3)) })
 */
export function paramsOf<
  TFirst extends Axes<TState, TCardMeta, TCardDefinition>,
  TState = unknown,
  TCardMeta = unknown,
  TCardDefinition = unknown,
>(
  axes: TFirst & Axes<TState, TCardMeta, TCardDefinition>,
): AxisOf<ParamsOf<TFirst>, TState, TCardMeta, TCardDefinition>;

/**
 * The same where some parameters depend on others: each further step is given what was chosen before it.
 *
 * @example paramsOf({ attackerId: cardsIn('field') }, ({ attackerId }) => ({ targetId: (state) => reach(state, attackerId) }))
 */
export function paramsOf<
  TFirst extends Axes<TState, TCardMeta, TCardDefinition>,
  TSecond extends Axes<TState, TCardMeta, TCardDefinition>,
  TState = unknown,
  TCardMeta = unknown,
  TCardDefinition = unknown,
>(
  axes: TFirst & Axes<TState, TCardMeta, TCardDefinition>,
  second: NextAxes<ParamsOf<TFirst>, TSecond, TState, TCardMeta, TCardDefinition>,
): AxisOf<Merged<ParamsOf<TFirst>, ParamsOf<TSecond>>, TState, TCardMeta, TCardDefinition>;

/** The same in three steps. */
export function paramsOf<
  TFirst extends Axes<TState, TCardMeta, TCardDefinition>,
  TSecond extends Axes<TState, TCardMeta, TCardDefinition>,
  TThird extends Axes<TState, TCardMeta, TCardDefinition>,
  TState = unknown,
  TCardMeta = unknown,
  TCardDefinition = unknown,
>(
  axes: TFirst & Axes<TState, TCardMeta, TCardDefinition>,
  second: NextAxes<ParamsOf<TFirst>, TSecond, TState, TCardMeta, TCardDefinition>,
  third: NextAxes<Merged<ParamsOf<TFirst>, ParamsOf<TSecond>>, TThird, TState, TCardMeta, TCardDefinition>,
): AxisOf<
  Merged<Merged<ParamsOf<TFirst>, ParamsOf<TSecond>>, ParamsOf<TThird>>,
  TState,
  TCardMeta,
  TCardDefinition
>;

export function paramsOf<TState, TCardMeta, TCardDefinition>(
  axes: Axes<TState, TCardMeta, TCardDefinition>,
  ...steps: readonly NextAxes<Params, object, TState, TCardMeta, TCardDefinition>[]
): Axis<Params, TState, TCardMeta, TCardDefinition> {
  return (state, context) =>
    steps.reduce<Iterable<Params>>(
      (before, step) =>
        continued(before, (chosen) => productOf(step(chosen, state, context), state, context, chosen)),
      productOf(axes, state, context),
    );
}

type Params = Record<string, unknown>;

function* continued(
  before: Iterable<Params>,
  next: (chosen: Params) => Iterable<Params>,
): Generator<Params, void> {
  for (const chosen of before) yield* next(freeze(chosen));
}
