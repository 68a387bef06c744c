import type { ValidationError } from '../../../protocol/enumerated-move.js';
import type { CardId } from '../../../protocol/ids.js';
import type { MoveEnumerationContext } from '../define/contexts.js';
import type { CardFilter } from '../enumerate/enumerators/card-filter.js';
import type { Holder } from '../enumerate/enumerators/holder.js';

/** Anything else that must be so for something to be chosen. */
export type TargetPredicate<TState, TCardMeta, TCardDefinition> = (
  target: string,
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
) => boolean;

/** Cards that may be chosen. */
export interface CardTargetFilter<TState, TCardMeta, TCardDefinition> extends Omit<
  CardFilter<TState, TCardMeta, TCardDefinition>,
  'where'
> {
  /** Cards, if nothing is said. */
  readonly kind?: 'card';
  /** Anything else about the card. */
  readonly where?: TargetPredicate<TState, TCardMeta, TCardDefinition>;
}

/** Players who may be chosen. */
export interface PlayerTargetFilter<TState, TCardMeta, TCardDefinition> {
  readonly kind: 'player';
  /** Which ones; any, if nothing is said. */
  readonly player?: Holder;
  /** Anything else about the player. */
  readonly where?: TargetPredicate<TState, TCardMeta, TCardDefinition>;
}

/** What may be chosen. */
export type TargetFilter<TState = unknown, TCardMeta = unknown, TCardDefinition = unknown> =
  | CardTargetFilter<TState, TCardMeta, TCardDefinition>
  | PlayerTargetFilter<TState, TCardMeta, TCardDefinition>;

/** Restrictions that have a name. They look from the player who chooses. */
export const TARGET_RESTRICTIONS = [
  /** Not the card that chooses. */
  'not-self',
  /** No card that the player owns, and not the player. */
  'not-owner',
  /** No card that lies with the player, and not the player. */
  'not-controller',
  /** Nothing that another definition of the same move has chosen. */
  'different-targets',
] as const;
/** One of `TARGET_RESTRICTIONS`. */
export type NamedRestriction = (typeof TARGET_RESTRICTIONS)[number];

/** What surrounds a choice of targets. */
export interface TargetScope<TState = unknown, TCardMeta = unknown, TCardDefinition = unknown> {
  /** The card that chooses. */
  readonly sourceCardId?: CardId | undefined;
  /** What was chosen for other definitions of the move. */
  readonly chosen?: readonly (readonly string[])[] | undefined;
  /** The definitions `chosen` was chosen for, one each: they too may demand different targets. */
  readonly chosenFor?: readonly TargetDefinition<TState, TCardMeta, TCardDefinition>[] | undefined;
}

/**
 * Whether targets may be chosen together: yes, no, or no because. `selected` is in the order of the legal targets, and
 * `chosen` is what was chosen for the definitions before this one.
 */
export type SelectionRule<TState = unknown, TCardMeta = unknown, TCardDefinition = unknown> = (
  selected: readonly string[],
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
  scope: {
    readonly sourceCardId?: CardId | undefined;
    readonly chosen: readonly (readonly string[])[];
  },
) => boolean | ValidationError;

/** What targets must be like together. */
export type TargetRestriction<TState = unknown, TCardMeta = unknown, TCardDefinition = unknown> =
  | NamedRestriction
  | SelectionRule<TState, TCardMeta, TCardDefinition>
  /**
   * A rule that must hold from the first target on: "at most 5 in all". What breaks it is not looked at any further, so
   * that large choices stay quick.
   */
  | { readonly whileChoosing: SelectionRule<TState, TCardMeta, TCardDefinition> };

/** How many targets are chosen: exactly `count`, or from `min` (0 lets it be) to `max`; one, if nothing is said. */
export type TargetCount =
  | { readonly count?: number; readonly min?: never; readonly max?: never }
  | { readonly count?: never; readonly min: number; readonly max: number };

/** Targets that a move asks for. */
export type TargetDefinition<
  TState = unknown,
  TCardMeta = unknown,
  TCardDefinition = unknown,
> = TargetCount & {
  /** What may be chosen; of several, whatever fits one of them. */
  readonly filter:
    | TargetFilter<TState, TCardMeta, TCardDefinition>
    | readonly TargetFilter<TState, TCardMeta, TCardDefinition>[];
  readonly restrictions?: readonly TargetRestriction<TState, TCardMeta, TCardDefinition>[];
  /** What the player is asked: `Choose a creature to destroy`. */
  readonly prompt?: string;
};

/** How many targets a definition asks for. */
export function countsOf({
  count = 1,
  min = count,
  max = count,
}: TargetCount): readonly [min: number, max: number] {
  return [min, max];
}
