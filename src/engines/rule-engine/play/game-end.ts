import type { GameEndResult } from '../define/contexts.js';
import { checkedEnd, EngineContext } from '../state/engine-context.js';
import { ownCopy } from '../state/plain-copy.js';

/** The end of the game, if the game's own rule says that it is over. */
export function gameEnd(context: EngineContext): GameEndResult | null {
  const workspace = EngineContext.workspaceOf(context);
  const { definition, playerIds } = workspace.rules;
  if (!definition.endIf) return null;
  context.resetRng();
  const result = workspace.read(() => definition.endIf!(workspace.state, context)) || null;
  return result && checkedEnd(result, playerIds);
}

/** Ends a game that goes on, if its own rule says so. */
export function endIfOver(context: EngineContext): void {
  const workspace = EngineContext.workspaceOf(context);
  if (workspace.current.end) return;
  const result = gameEnd(context);
  if (result) workspace.set('end', ownCopy(result));
}
