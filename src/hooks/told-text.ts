import type { GameStatus, Told } from '../protocol/snapshot.js';
import type { Words } from './words.js';

/** What the game tells, in the words of a language: by its code; what has none has the code `told`. */
export function toldText({ text, code, context = {} }: Told, words: Words): string {
  return words.resolve(code ?? 'told', context, text);
}

/** How the game ended, in the words of a language; nothing while it goes on. */
export function endingText(status: GameStatus, words: Words): string | null {
  return status.kind === 'over' ? toldText({ ...status, text: status.reason }, words) : null;
}
