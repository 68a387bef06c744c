import { GameError } from '../protocol/game-error.js';
import type { Reason } from '../protocol/reason.js';

/** What an engine threw, as a reason. A rule's refusal keeps its code; anything else is a fault of the engine. */
export function reasonOfError(error: unknown): Reason {
  if (error instanceof GameError) {
    return { code: error.code, text: error.message, ...(error.context && { context: error.context }) };
  }
  const detail = error instanceof Error ? error.message : String(error);
  return { code: 'ENGINE_ERROR', text: `The game engine failed: ${detail}` };
}
