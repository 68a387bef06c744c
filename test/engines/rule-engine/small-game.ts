import type { PlayerId } from '../../../src/protocol/ids.js';
import type { GameDefinition, Player } from '../../../src/engines/rule-engine/define/game-definition.js';
import type { MoveDefinition } from '../../../src/engines/rule-engine/define/move-definition.js';
import { RuleEngine, type RuleEngineOptions } from '../../../src/engines/rule-engine/rule-engine.js';

/** The state of a game with next to no rules, to try a single one on. */
export interface Small {
  count: number;
  deep: { list: number[] };
}

export type Card = { readonly name: string; readonly cost: number };
export type Meta = { tapped: boolean; scars: number[] };
export type SmallMove = MoveDefinition<Small, never, Meta, Card>;
export type SmallGame = GameDefinition<Small, Record<string, never>, Card, Meta>;

export const ADA: PlayerId = 'ada';
export const BEN: PlayerId = 'ben';
export const PLAYERS: readonly Player[] = [{ id: ADA, name: 'Ada' }, { id: BEN }];

/** A move that counts, with something about it changed. */
export function move<TParams = Record<string, never>>(
  parts: Partial<MoveDefinition<Small, TParams, Meta, Card>> = {},
): SmallMove {
  return {
    enumerator: () => [{}] as Iterable<TParams>,
    reducer: (draft: Small) => void (draft.count += 1),
    ...parts,
  } as unknown as SmallMove;
}

/** A game of these moves, with two cards in each hand and one in each deck. */
export function game(
  moves: Record<string, SmallMove>,
  parts: Partial<Omit<SmallGame, 'moves'>> = {},
): SmallGame {
  return {
    name: 'Small',
    setup(players, { zones }) {
      for (const { id } of players) {
        zones.createDeck({ zoneId: 'hand', playerId: id, cards: ['imp', 'ogre'] });
        zones.createDeck({ zoneId: 'deck', playerId: id, cards: ['imp'] });
      }
      return { count: 0, deep: { list: [1] } };
    },
    zones: {
      hand: { id: 'hand', name: 'Hand', visibility: 'private' },
      deck: { id: 'deck', name: 'Deck', visibility: 'secret', faceDown: true },
      field: { id: 'field', name: 'Field', visibility: 'public', maxSize: 2 },
      pile: { id: 'pile', name: 'Pile', visibility: 'public', owner: 'shared' },
    },
    cards: { imp: { name: 'Imp', cost: 1 }, ogre: { name: 'Ogre', cost: 3 } },
    trackers: { perTurn: ['drawn'], perPhase: ['tried'], perGame: ['once'] },
    moves,
    ...parts,
  };
}

export type SmallEngine = RuleEngine<Small, Record<string, never>, Card, Meta>;

/** An engine of such a game. */
export function engineOf(
  moves: Record<string, SmallMove>,
  parts: Partial<Omit<SmallGame, 'moves'>> = {},
  options: RuleEngineOptions = {},
): SmallEngine {
  return new RuleEngine(game(moves, parts), PLAYERS, { seed: 7, ...options });
}

/** What somebody wants to play. */
export const by = (playerId: PlayerId, params: unknown = {}) => ({ playerId, params: params as never });

/** Everything there is to know of an engine. */
export const recordOf = (engine: SmallEngine): string =>
  JSON.stringify([
    engine.getFullState(),
    engine.getHistory(),
    engine.getHistoryPosition(),
    engine.getReplayHistory(),
    engine.revision,
  ]);

/** The cards in a player's hand. */
export const handOf = (engine: SmallEngine, playerId: PlayerId): readonly string[] =>
  engine.getFullState().zones[`hand:${playerId}`]!;
