import type { GameDefinition } from './game-definition.js';
import type { MoveDefinition, MoveParamsMap, MoveRule, NamedRule } from './move-definition.js';

/** Writes down rules with everything inferred that can be. */
export interface Rules<TState, TCardDefinition, TCardMeta> {
  /**
   * A move. Its parameters are what its enumerator gives (write that first), or what its reducer or `params` schema says
   * they are.
   */
  readonly defineMove: <TParams = Record<string, never>>(
    move: MoveDefinition<TState, TParams, TCardMeta, TCardDefinition>,
  ) => MoveDefinition<TState, TParams, TCardMeta, TCardDefinition>;
  /** A rule that several moves share. */
  readonly defineRule: <TParams = unknown>(
    name: string,
    check: MoveRule<TState, TParams, TCardMeta, TCardDefinition>,
  ) => NamedRule<TState, TParams, TCardMeta, TCardDefinition>;
  /** A game. The parameters of its moves are those of their definitions. */
  readonly defineGame: <TMoves extends MoveParamsMap>(
    game: GameDefinition<TState, TMoves, TCardDefinition, TCardMeta>,
  ) => GameDefinition<TState, TMoves, TCardDefinition, TCardMeta>;
}

/** The words for rules about a state: `const { defineMove, defineGame } = rulesFor<State, Card, CardMeta>()`. */
export function rulesFor<TState, TCardDefinition = unknown, TCardMeta = Record<string, unknown>>(): Rules<
  TState,
  TCardDefinition,
  TCardMeta
> {
  return {
    defineMove: (move) => move,
    defineRule: (name, check) => ({ name, check }),
    defineGame: (game) => game,
  };
}
