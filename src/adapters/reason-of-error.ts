import { GameError } from '../protocol/game-error.js';
import { findForeignData } from '../protocol/plain-data.js';
import type { Reason } from '../protocol/reason.js';

/** What an engine threw, as a reason. A rule's refusal keeps its code; anything else is a fault of the engine. */
export function reasonOfError(error: unknown): Reason {
  if (error instanceof GameError) {
    return {
      code: error.code,
      text: error.message,
      ...(error.context && { context: plainContext(error.context) }),
    };
  }
  const detail = error instanceof Error ? error.message : String(error);
  return { code: 'ENGINE_ERROR', text: `The game engine failed: ${detail}` };
}

/** The values behind a refusal as plain data, whatever a forged command has put among them. */
function plainContext(context: Readonly<Record<string, unknown>>): Reason['context'] & object {
  return Object.fromEntries(
    Object.entries(context)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, isPlain(value) ? value : String(value)]),
  );
}

function isPlain(value: unknown): boolean {
  return typeof value === 'number' ? Number.isFinite(value) : findForeignData(value) === null;
}
