import type { EnumeratedMove } from '../../../protocol/enumerated-move.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { CompiledMove, CompiledRules } from '../define/compile-rules.js';
import type { MoveEnumerationOptions } from '../define/move-definition.js';
import { EngineContext } from '../state/engine-context.js';
import type { Position } from '../state/position.js';
import type { ParamsSource } from './candidates.js';
import { isOption, listMovesOf, selectedMoves } from './enumerate-moves.js';

/** All moves of a player at a position, with those whose enumerators have to wait for something. */
export async function enumerateMovesAsync(
  rules: CompiledRules,
  position: Position,
  playerId: PlayerId,
  options: MoveEnumerationOptions,
): Promise<readonly EnumeratedMove[]> {
  const lists = selectedMoves(EngineContext.at(rules, position), options).map(async (move) => {
    // A context for each, as others are set to other moves while one waits.
    const context = EngineContext.at(rules, position);
    context.setMove(playerId, move.id);
    const source = move.definition.asyncEnumerator && (await request(move, position.state, context));
    return listMovesOf(context, move, playerId, options, source);
  });
  return (await Promise.all(lists)).flat();
}

/** Waits for the parameters of a move. */
async function request(move: CompiledMove, state: object, context: EngineContext): Promise<ParamsSource> {
  if (!isOption(move, context)) return () => [];
  try {
    const list = await move.definition.asyncEnumerator!(state, context);
    return () => list ?? null;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
