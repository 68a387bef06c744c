import type { GameEndResult } from '../define/contexts.js';
import { checkedEnd, type EngineContext } from '../state/engine-context.js';
import { ownCopy } from '../state/plain-copy.js';
import type { Workspace } from '../state/workspace.js';

/** The end of the game, if the game's own rule says that it is over. */
export function gameEnd(workspace: Workspace, context: EngineContext): GameEndResult | null {
  const { definition, playerIds } = workspace.rules;
  if (!definition.endIf) return null;
  const result = workspace.read(() => definition.endIf!(workspace.state, context)) || null;
  return result && checkedEnd(result, playerIds);
}

/** Ends a game that goes on, if its own rule says so. */
export function endIfOver(workspace: Workspace, context: EngineContext): void {
  if (workspace.end) return;
  const result = gameEnd(workspace, context);
  if (result) workspace.end = ownCopy(result);
}
