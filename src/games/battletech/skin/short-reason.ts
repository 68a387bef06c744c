import type { Words } from '../../../hooks/words.js';
import type { Reason } from '../../../protocol/reason.js';

/** Reasons in a word or two, for where a sentence has no room. */
const SHORT: Readonly<Record<string, string>> = {
  NOT_YOUR_TURN: 'not now',
  GAME_OVER: 'over',
  UNIT_DESTROYED: 'destroyed',
  UNIT_SHUT_DOWN: 'shut down',
  WEAPON_DESTROYED: 'destroyed',
  OUT_OF_RANGE: 'too far',
  NO_AMMO: 'no ammo',
  ALREADY_FIRED: 'fired',
  ALREADY_DECLARED: 'declared',
  TARGET_DESTROYED: 'destroyed',
  OUT_OF_ARC: 'out of arc',
  NO_LINE_OF_SIGHT: 'hidden',
  ALREADY_STRUCK: 'struck',
  NOT_ADJACENT: 'too far',
  TOO_STEEP: 'too steep',
  LIMB_LOST: 'limb lost',
  LIMB_FIRED: 'limb fired',
  WRONG_MOVEMENT: 'moved wrong',
};

/** The first of some reasons in a word or two, and how many more there are. */
export function shortReason([first, ...more]: readonly Reason[], words: Words): string {
  const text = first && SHORT[first.code];
  if (!first || !text)
    return words.say(
      'battletech.reasons',
      { count: more.length + (first ? 1 : 0) },
      { one: '{count} reason', other: '{count} reasons' },
    );
  const reason = words.resolve(`battletech.short.${first.code}`, {}, text);
  return more.length === 0
    ? reason
    : words.say('battletech.and-more', { reason, count: more.length }, '{reason} +{count}');
}
