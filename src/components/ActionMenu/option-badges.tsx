import type { ReactNode } from 'react';
import { chanceText, warningText, type Words } from '../../hooks/words.js';
import type { Option } from '../../protocol/option.js';

/**
 * What is worth knowing about an option at a glance: how many, how likely, at what penalty, by which keys. No component:
 * every row has some.
 */
export function optionBadges(option: Option, words: Words, keys: readonly string[]): ReactNode {
  const available = option.kind === 'available' ? option : undefined;
  const warnings = available?.warnings.length ?? 0;
  const chance = chanceText(available?.successChance ?? 'unknown', words);
  if (option.count === 1 && warnings === 0 && keys.length === 0)
    return chance && <span className="ms-badge">{chance}</span>;
  return (
    <span className="ms-action-badges">
      {option.count > 1 && (
        <span className="ms-badge">{words.say('option.count', { count: option.count }, '×{count}')}</span>
      )}
      {available?.warnings.map((warning, index) => (
        <span key={`${warning.code} ${index}`} className="ms-badge" data-tone="warn">
          {warningText(warning, words)}
        </span>
      ))}
      {chance && <span className="ms-badge">{chance}</span>}
      {keys.map((key) => (
        <kbd key={key} className="ms-hotkey" aria-hidden="true">
          {key}
        </kbd>
      ))}
    </span>
  );
}

const NO_KEYS: readonly string[] = [];

/** The keys that play an option: its own, as long as somebody answers those, and a digit, where it has one. */
export function keysOf({ hotkey }: Option, isAnswered: boolean, digit?: string): readonly string[] {
  const own = isAnswered ? hotkey : undefined;
  if (own === undefined) return digit === undefined ? NO_KEYS : [digit];
  return digit === undefined ? [own] : [own, digit];
}
