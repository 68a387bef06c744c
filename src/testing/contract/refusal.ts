import type { Chair } from '../chairs.js';
import { complain } from '../complain.js';
import { Photograph } from '../photograph.js';
import { outcomeText, send, type TrialGame } from '../trial-game.js';

/** Something to send that no adapter may accept. */
export interface Probe {
  readonly chair: Chair;
  readonly command: unknown;
  /** What it is, in words. */
  readonly what: string;
}

/** Why a probe has to be refused, and how to see to it. */
export interface Verdict {
  readonly why: string;
  readonly remedy: string;
}

/** Complains unless every probe is refused and none of them changes anything. */
export async function expectRefusals(
  game: TrialGame,
  probes: readonly Probe[],
  { why, remedy }: Verdict,
): Promise<void> {
  const before = new Photograph(game.chairs.all);
  for (const { chair, command, what } of probes) {
    const outcome = await send(chair, command);
    if (outcome.status !== 'rejected') {
      complain(`${chair.name} answers ${outcomeText(outcome)} to ${what}`, why, remedy);
    }
    const moved = before.moved();
    if (moved) complain(`${moved} by refusing ${what}`, 'A refusal changes nothing', remedy);
  }
  const changed = before.changed();
  if (changed) complain(`${changed} by refusing commands`, 'A refusal changes nothing', remedy);
}
