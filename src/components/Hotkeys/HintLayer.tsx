import type { ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import type { UseHintModeResult } from '../../hooks/use-hint-mode.js';
import { useWords } from '../../hooks/WordsProvider.js';

/** Letters over everything that can be pressed, and a word about them. Renders a `<div>` element above all others. */
export function HintLayer({ mode }: { readonly mode: UseHintModeResult }): ReactNode {
  const words = useWords();
  const { active, hints, typed } = mode;
  return (
    <>
      <div className="ms-hints" {...mode.getLayerProps()}>
        {active &&
          hints.map(({ label, left, top, unavailable, possible }) => (
            <kbd
              key={label}
              className="ms-hint"
              style={{ left, top }}
              {...stateAttributes({ unavailable, impossible: !possible })}
            >
              {possible && typed !== '' && <span className="ms-hint-typed">{typed}</span>}
              {possible ? label.slice(typed.length) : label}
            </kbd>
          ))}
        {active && (
          <p className="ms-hints-help">{words.say('hotkeys.hint-help', {}, 'Type the letters · Esc')}</p>
        )}
      </div>
      <p className="ms-visually-hidden" role="status">
        {active &&
          words.say(
            'hotkeys.hinting',
            { count: hints.length },
            {
              one: 'Letters are over {count} thing. Type them to press it, Escape to leave.',
              other: 'Letters are over {count} things. Type those of one to press it, Escape to leave.',
            },
          )}
      </p>
    </>
  );
}
