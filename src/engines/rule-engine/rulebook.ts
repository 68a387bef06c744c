import { faultsInFlow } from './flow/check-flow.js';
import { misuse } from './errors.js';
import { checkTargetDefinitions } from './targets/check-target-definitions.js';
import type { GameDefinition, Player } from './game-definition.js';
import type { MoveCondition, MoveDefinition, MoveParamsMap, NamedRule } from './move-definition.js';

/** A move whose conditions are a list, whatever they were written as. */
export interface RulebookMove<TState, TCardMeta, TCardDefinition> {
  readonly id: string;
  readonly name: string;
  readonly definition: MoveDefinition<TState, unknown, TCardMeta, TCardDefinition>;
  readonly rules: readonly NamedRule<TState, unknown, TCardMeta, TCardDefinition>[];
}

/** The moves of a game by id, in the order of the definition. */
export type Rulebook<TState, TCardMeta, TCardDefinition> = ReadonlyMap<
  string,
  RulebookMove<TState, TCardMeta, TCardDefinition>
>;

/** Reads the moves of a definition. */
export function rulebookOf<TState, TMoves extends MoveParamsMap, TCardDefinition, TCardMeta>(
  game: GameDefinition<TState, TMoves, TCardDefinition, TCardMeta>,
): Rulebook<TState, TCardMeta, TCardDefinition> {
  const moves = Object.entries(game.moves) as [
    string,
    MoveDefinition<TState, unknown, TCardMeta, TCardDefinition>,
  ][];
  for (const [id, { targets }] of moves) if (targets) checkTargetDefinitions(targets, `the move "${id}"`);
  return new Map(
    moves.map(([id, definition]) => [
      id,
      { id, name: definition.name ?? id, definition, rules: rulesOf(definition.condition) },
    ]),
  );
}

function rulesOf<TState, TCardMeta, TCardDefinition>(
  condition: MoveCondition<TState, unknown, TCardMeta, TCardDefinition> = [],
): NamedRule<TState, unknown, TCardMeta, TCardDefinition>[] {
  const list = Array.isArray(condition) ? condition : [condition];
  return list.map(
    (
      rule:
        | NamedRule<TState, unknown, TCardMeta, TCardDefinition>['check']
        | NamedRule<TState, unknown, TCardMeta, TCardDefinition>,
      at,
    ) => (typeof rule === 'function' ? { name: nameOf(rule, at), check: rule } : rule),
  );
}

/** What a rule is called that was given no name. A function that stands in a property has the property's name. */
function nameOf(rule: { readonly name: string }, at: number): string {
  return rule.name && rule.name !== 'condition' ? rule.name : `rule ${at + 1}`;
}

/** Refuses a definition that contradicts itself, with everything that is wrong with it. */
export function checkDefinition<TState, TMoves extends MoveParamsMap, TCardDefinition, TCardMeta>(
  game: GameDefinition<TState, TMoves, TCardDefinition, TCardMeta>,
  players: readonly Player[],
): void {
  const faults = [
    ...faultsInMoves(game.moves),
    ...faultsInZones(game.zones),
    ...(game.flow ? faultsInFlow(game.flow) : []),
    ...faultsInPlayers(players),
  ];
  if (typeof game.setup !== 'function') faults.push('it has no setup function');
  if (faults.length > 0) {
    throw misuse(
      `the game "${game.name}" cannot be played: ${faults.join('; ')}`,
      'A rule that contradicts another would show itself in the middle of a game',
      'Mend the definition',
    );
  }
}

function faultsInMoves(moves: object): string[] {
  return Object.entries(moves as Record<string, Partial<MoveDefinition<unknown>> | undefined>).flatMap(
    ([id, move]) => {
      if (typeof move?.reducer !== 'function') return [`move "${id}" has no reducer`];
      const faults: string[] = [];
      if (move.id !== undefined && move.id !== id) faults.push(`move "${id}" calls itself "${move.id}"`);
      if (move.enumerator && typeof move.enumerator !== 'function')
        faults.push(`the enumerator of move "${id}" is no function`);
      for (const rule of rulesOf(move.condition)) {
        if (typeof rule?.check !== 'function') faults.push(`a condition of move "${id}" is no function`);
      }
      return faults;
    },
  );
}

function faultsInZones(zones: GameDefinition<unknown>['zones'] = {}): string[] {
  return Object.entries(zones).flatMap(([key, zone]) => [
    ...(zone.id === key ? [] : [`zone "${key}" calls itself "${zone.id}"`]),
    ...(zone.maxSize === undefined || zone.maxSize > 0
      ? []
      : [`zone "${key}" holds ${zone.maxSize} cards at most`]),
  ]);
}

function faultsInPlayers(players: readonly Player[]): string[] {
  const given: unknown = players;
  if (!Array.isArray(given) || given.length === 0) return ['there are no players'];
  const ids = players.map(({ id }) => id);
  return [
    ...ids
      .filter((id) => typeof id !== 'string' || id === '')
      .map((id) => `${JSON.stringify(id)} is no player id`),
    ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two players are "${id}"`)),
  ];
}
