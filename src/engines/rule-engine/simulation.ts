import type { EnumeratedMove } from '../../protocol/enumerated-move.js';
import type { PlayerId } from '../../protocol/ids.js';
import { misuse } from './errors.js';
import type { MoveParamsMap } from './define/move-definition.js';
import type { RuleEngine } from './rule-engine.js';

/** A game that can be thought through: what searching agents ask for. */
export interface EngineSimulation {
  readonly players: readonly PlayerId[];
  /** The player whose decision is awaited; `null` when the game is over. */
  currentPlayer(): PlayerId | null;
  /** What that player can do now, with scores. */
  moves(): readonly EnumeratedMove[];
  /** Plays one of these moves. */
  play(move: EnumeratedMove): void;
  /** How the game ended; nothing while it goes on. */
  outcome(): { readonly winner: PlayerId | null } | null;
  /** How well a player stands, where the game says how to tell. */
  evaluate?(playerId: PlayerId): number;
}

/**
 * An engine as a game to be thought through. It is played on: give it one of its own, as `imagine` of an engine makes
 * them, which knows no more than a player does.
 *
 * @example searchAgent({ seed, imagine: ({ seat }, random) => simulationOf(engine.imagine(seat, random())) })
 */
export function simulationOf<TState extends object, TMoves extends MoveParamsMap, TCardDefinition, TCardMeta>(
  engine: RuleEngine<TState, TMoves, TCardDefinition, TCardMeta>,
): EngineSimulation {
  return {
    players: engine.getPlayers().map(({ id }) => id),
    currentPlayer: () => engine.getActivePlayer(),
    moves() {
      const player = engine.getActivePlayer();
      if (player === null) return [];
      return engine.enumerateMoves(player, {
        validOnly: true,
        includeMetadata: 'score',
      }) as readonly EnumeratedMove[];
    },
    play({ moveId, playerId, params, sourceCardId, targets }) {
      const result = engine.executeMove(moveId, {
        playerId,
        params: params as TMoves[keyof TMoves & string],
        sourceCardId,
        targets,
      });
      if (result.success) return;
      throw misuse(
        `"${moveId}" cannot be played in an imagined game: ${result.error}`,
        'A search would go astray',
        'Play one of the moves that moves() gives now',
      );
    },
    outcome() {
      const end = engine.getGameEndResult();
      return end ? { winner: end.winner ?? null } : null;
    },
    ...(engine.getDefinition().evaluate && { evaluate: (playerId) => engine.evaluate(playerId)! }),
  };
}
