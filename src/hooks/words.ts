import type { Reason } from '../protocol/reason.js';
import { gapOf } from '../protocol/reason.js';
import type { UseStatusResult } from './facts.js';

/** A reason with the gap, where its context gives one: `Costs 8, you have 5. (needs 3 more)`. */
export function reasonText(reason: Reason): string {
  const gap = gapOf(reason);
  return gap === null ? reason.text : `${reason.text} (needs ${gap} more)`;
}

/** All reasons in one text, as a screen reader says them. */
export function reasonsText(reasons: readonly Reason[]): string {
  return reasons.map((reason) => asSentence(reasonText(reason))).join(' ');
}

function asSentence(text: string): string {
  return /[.!?…)]$/.test(text) ? text : `${text}.`;
}

/** What is going on, in one sentence. */
export function statusText({
  status,
  currentPlayer,
  winner,
  yours,
  watching,
  fault,
}: UseStatusResult): string {
  if (fault !== null) return 'The game is not answering. What you see may be out of date.';
  if (status.kind === 'over') return winner ? `${winner.name} wins` : 'It is a draw';
  if (!currentPlayer) return 'Waiting for the game';
  if (yours) return `Your turn, ${currentPlayer.name}`;
  return watching ? `${currentPlayer.name} is to move` : `Waiting for ${currentPlayer.name}`;
}
