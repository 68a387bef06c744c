import type { EnumeratedMove } from '../../../protocol/enumerated-move.js';
import type { PlayerId } from '../../../protocol/ids.js';
import type { CompiledMove, CompiledRules } from '../define/compile-rules.js';
import type { MoveEnumerationOptions } from '../define/move-definition.js';
import { EngineContext } from '../state/engine-context.js';
import type { Position } from '../state/position.js';
import { Workspace } from '../state/workspace.js';
import { enumerateMove, isOption, selectedMoves, type ParamsSource } from './enumerate-moves.js';

/** All moves of a player at a position, with those whose enumerators have to wait for something. */
export async function enumerateMovesAsync(
  rules: CompiledRules,
  position: Position,
  playerId: PlayerId,
  options: MoveEnumerationOptions,
): Promise<readonly EnumeratedMove[]> {
  const lists = selectedMoves(rules, options).map(async (move) => {
    const workspace = new Workspace(rules, position);
    const source = move.definition.asyncEnumerator && (await request(workspace, move, playerId));
    const moves = [...enumerateMove(workspace, move, playerId, options, source)];
    return moves.filter((enumerated) => enumerated !== null);
  });
  return (await Promise.all(lists)).flat();
}

/** Waits for the parameters of a move. */
async function request(workspace: Workspace, move: CompiledMove, playerId: PlayerId): Promise<ParamsSource> {
  const context = new EngineContext(workspace);
  context.setMove(playerId, move.id);
  if (!isOption(move, context)) return () => [];
  try {
    const list = await move.definition.asyncEnumerator!(workspace.state, context);
    return () => list ?? null;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
