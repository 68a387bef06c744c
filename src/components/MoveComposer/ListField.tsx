import type { ReactNode } from 'react';
import type { ListStep } from '../../hooks/composer-step.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useWords } from '../../hooks/WordsProvider.js';

/** Some of several values. Renders a `<div>` element of checkboxes. */
export function ListField({ step, onPick, onToggle }: ListFieldProps): ReactNode {
  const words = useWords();
  const { members, none, problem } = step;
  return (
    <>
      <div className="ms-composer-values">
        {none && (
          <label className="ms-composer-value" {...stateAttributes({ chosen: none.chosen })}>
            <input
              type="checkbox"
              className="ms-composer-input"
              checked={none.chosen}
              onChange={() => onPick(none.chosen ? undefined : none.value)}
            />
            <span className="ms-composer-label">{words.say('composer.none', {}, 'None')}</span>
          </label>
        )}
        {members.map(({ key, value, label, picked, available }) => (
          <label
            key={key}
            className="ms-composer-value"
            {...stateAttributes({ chosen: picked, unavailable: available === 0 })}
          >
            <input
              type="checkbox"
              className="ms-composer-input"
              checked={picked}
              onChange={() => onToggle(value)}
            />
            <span className="ms-composer-label">{label}</span>
          </label>
        ))}
      </div>
      <p className="ms-composer-problem" role="status">
        {problem}
      </p>
    </>
  );
}

/** Props of `ListField`. */
export interface ListFieldProps {
  /** What is to be chosen. */
  readonly step: ListStep;
  /** Told that the empty list was picked, or let go. */
  readonly onPick: (value: unknown) => void;
  /** Told which member was picked or let go. */
  readonly onToggle: (member: unknown) => void;
}
