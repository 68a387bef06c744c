import type { Reason } from '../protocol/reason.js';
import type { Words } from './words.js';

/** Why nothing can be played at a moment of the past. */
export function pastReason(context: { position: number; length: number }, words: Words): Reason {
  const text =
    context.position === 0
      ? words.say(
          'timeline.looking-at-start',
          {},
          'You are looking at the start of the game: nothing can be played there.',
        )
      : words.say(
          'timeline.looking',
          context,
          'You are looking at move {position} of {length}: nothing can be played there.',
        );
  return { code: 'PAST_POSITION', text, context };
}
