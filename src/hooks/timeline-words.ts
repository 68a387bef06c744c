import type { Reason } from '../protocol/reason.js';
import type { Words } from './words.js';

/** Why a position cannot be shown; without a detail, nobody remembers it. */
export function failureText(detail: string, words: Words): string {
  return detail === ''
    ? words.say('timeline.gone', {}, 'The game does not remember this position.')
    : words.say('timeline.failed', { detail }, 'This position cannot be shown: {detail}');
}

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
