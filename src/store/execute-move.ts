import type { Answer } from '../protocol/command.js';
import { optionIdOf } from '../protocol/normalise.js';
import type { OptionMove } from '../protocol/option.js';
import type { GameStore } from './game-store.js';

/**
 * Plays a move that is no option of the snapshot: one whose parameters a player wrote, or one that was listed on request.
 * The engine judges it; `name` is what a refusal calls it.
 */
export async function executeMove({ core }: GameStore, move: OptionMove, name: string): Promise<Answer> {
  return core.play({ optionId: optionIdOf(move), name, move }, { move });
}
