import { misuse, quoted } from '../errors.js';
import { faultsInFlow } from '../flow/check-flow.js';
import type { GameDefinition, Player, TrackerDefinition } from './game-definition.js';
import type { MoveDefinition } from './move-definition.js';
import { namedRules } from './named-rules.js';
import { ZONE_VISIBILITIES, type ZoneConfig } from './operations.js';

/** Throws if a definition contradicts itself, with everything that is wrong with it. */
export function checkDefinition(game: GameDefinition<object>, players: readonly Player[]): void {
  const given: unknown = game;
  if (typeof given !== 'object' || given === null) {
    throw misuse(
      `a game cannot be made of ${given === null ? 'null' : typeof given}`,
      'Its definition says what its rules are',
      'Give the engine a definition, then the players',
    );
  }
  const faults = [
    ...faultsInMoves(game.moves ?? {}),
    ...faultsInZones(game.zones),
    ...faultsInTrackers(game.trackers),
    ...(game.flow ? faultsInFlow(game.flow) : []),
    ...faultsInPlayers(players),
  ];
  if (typeof game.setup !== 'function') faults.push('it has no setup function');
  if (Object.keys(game.moves ?? {}).length === 0) faults.push('it has no moves');
  if (faults.length > 0) {
    throw misuse(
      `the game "${game.name}" cannot be played: ${faults.join('; ')}`,
      'A rule that contradicts another would show itself in the middle of a game',
      'Mend the definition',
    );
  }
}

const FUNCTIONS = ['enumerator', 'asyncEnumerator', 'sourceOf', 'describe', 'score'] as const;

function faultsInMoves(moves: object): string[] {
  return Object.entries(moves as Record<string, Partial<MoveDefinition<unknown>> | undefined>).flatMap(
    ([id, move]) => {
      if (typeof move?.reducer !== 'function') return [`move "${id}" has no reducer`];
      const faults: string[] = [];
      if (move.id !== undefined && move.id !== id) faults.push(`move "${id}" calls itself "${move.id}"`);
      for (const name of FUNCTIONS) {
        if (move[name] != null && typeof move[name] !== 'function')
          faults.push(`the ${name} of move "${id}" is no function`);
      }
      if (move.params && typeof move.params['~standard']?.validate !== 'function')
        faults.push(`the params of move "${id}" are no Standard Schema`);
      if (move.fields != null && typeof move.fields !== 'function' && !Array.isArray(move.fields))
        faults.push(`the fields of move "${id}" are neither a list nor a function`);
      for (const rule of namedRules(move.condition)) {
        if (typeof rule.check !== 'function') faults.push(`a condition of move "${id}" is no function`);
      }
      return faults;
    },
  );
}

function faultsInZones(zones: GameDefinition<unknown>['zones'] = {}): string[] {
  return Object.entries<Partial<ZoneConfig> | null>(zones).flatMap(([key, zone]) => {
    const { id, visibility, owner = 'player', maxSize = 1 } = zone ?? {};
    const faults: string[] = [];
    if (id !== key) faults.push(`zone "${key}" calls itself "${id}"`);
    if (!ZONE_VISIBILITIES.some((known) => known === visibility))
      faults.push(
        `zone "${key}" has the visibility "${visibility}", which is none of ${quoted(ZONE_VISIBILITIES)}`,
      );
    if (owner !== 'player' && owner !== 'shared')
      faults.push(`zone "${key}" has the owner "${String(owner)}", which is neither "player" nor "shared"`);
    if (!(maxSize > 0)) faults.push(`zone "${key}" holds ${maxSize} cards at most`);
    return [...faults, ...faultsInName('zone', key)];
  });
}

function faultsInTrackers({ perTurn = [], perPhase = [], perGame = [] }: TrackerDefinition = {}): string[] {
  const names = [...perTurn, ...perPhase, ...perGame];
  const twice = names.filter((name, at) => names.indexOf(name) !== at);
  return [
    ...twice.map((name) => `tracker "${name}" is defined twice`),
    ...names.flatMap((name) => faultsInName('tracker', name)),
  ];
}

/** A colon stands between a name and the player it is meant for. */
function faultsInName(kind: string, name: string): string[] {
  return name.includes(':') ? [`${kind} "${name}" has a colon in its name`] : [];
}

function faultsInPlayers(players: readonly Player[]): string[] {
  const given: unknown = players;
  if (!Array.isArray(given) || given.length === 0) return ['there are no players'];
  const ids = given.map((player: Partial<Player> | null) => player?.id);
  return [
    ...ids
      .filter((id) => typeof id !== 'string' || id === '')
      .map((id) => `${JSON.stringify(id)} is no player id`),
    ...new Set(ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `two players are "${id}"`)),
  ];
}
