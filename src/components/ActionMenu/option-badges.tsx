import type { ReactNode } from 'react';
import { chanceText, warningText, type Words } from '../../hooks/words.js';
import type { Option } from '../../protocol/option.js';

/**
 * What is worth knowing about an option at a glance: how many, how likely, at what penalty, by which key; `digit` plays
 * it, where there is one. No component: every row has some.
 */
export function optionBadges(option: Option, words: Words, digit?: string): ReactNode {
  const available = option.kind === 'available' ? option : undefined;
  const keys = [option.hotkey, digit].filter((key) => key !== undefined);
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
