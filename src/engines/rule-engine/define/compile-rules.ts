import { freeze } from '../../../protocol/freeze.js';
import type { PlayerId } from '../../../protocol/ids.js';
import { planFlow, type FlowPlan } from '../flow/flow-plan.js';
import { ZoneTable } from '../state/zone-table.js';
import { checkTargetDefinitions } from '../targets/check-target-definitions.js';
import { checkDefinition } from './definition-faults.js';
import type { GameDefinition, Player } from './game-definition.js';
import type { MoveDefinition, MoveParamsMap, NamedRule } from './move-definition.js';
import { namedRules } from './named-rules.js';

/** A move with its conditions as a list, however they were written. */
export interface CompiledMove {
  readonly id: string;
  readonly name: string;
  readonly definition: MoveDefinition<object>;
  readonly rules: readonly NamedRule<object>[];
}

/**
 * The rules of a game and its players: everything that never changes while it is played. Inside the engine no type says
 * what a game's state, cards and parameters are: `RuleEngine` does, for its users.
 */
export interface CompiledRules {
  readonly definition: GameDefinition<object>;
  readonly players: readonly Player[];
  readonly playerIds: readonly PlayerId[];
  readonly zones: ZoneTable;
  /** The moves by id, in the order of the definition. */
  readonly moves: ReadonlyMap<string, CompiledMove>;
  readonly flow: FlowPlan | null;
  /** The printed side of cards, by the id of their definition. */
  readonly cards: ReadonlyMap<string, unknown>;
}

/** Compiles a definition. Throws with everything that is wrong with it. */
export function compileRules<TState, TMoves extends MoveParamsMap, TCardDefinition, TCardMeta>(
  game: GameDefinition<TState, TMoves, TCardDefinition, TCardMeta>,
  players: readonly Player[],
): CompiledRules {
  const definition = game as unknown as GameDefinition<object>;
  checkDefinition(definition, players);
  const playerIds = freeze(players.map(({ id }) => id));
  return {
    definition,
    players: freeze(players.map((player) => freeze({ ...player }))),
    playerIds,
    zones: new ZoneTable(definition.zones ?? {}, playerIds),
    moves: new Map(Object.entries(definition.moves).map(([id, move]) => [id, compileMove(id, move)])),
    flow: definition.flow ? planFlow(definition.flow) : null,
    cards: new Map(Object.entries(definition.cards ?? {})),
  };
}

function compileMove(id: string, definition: MoveDefinition<object>): CompiledMove {
  if (definition.targets) checkTargetDefinitions(definition.targets, `the move "${id}"`);
  return { id, name: definition.name ?? id, definition, rules: namedRules(definition.condition) };
}
