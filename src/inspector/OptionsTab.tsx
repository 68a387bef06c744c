import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { RuleTrace } from '../components/RuleTrace/RuleTrace.js';
import { useOption, useOptions } from '../hooks/facts.js';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';

/** More than anybody reads: a search finds the others. */
const SHOWN = 100;

/** All options, searched, and what every rule says about the one that is chosen. */
export function OptionsTab({ chosen, onChoose, onAskWhy }: OptionsTabProps): ReactNode {
  const options = useOptions();
  const searchId = useId();
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search);
  const found = options.filter((option) => isFound(option, sought.trim().toLowerCase()));
  return (
    <div className="ms-inspector-split">
      <div>
        <label className="ms-inspector-label" htmlFor={searchId}>
          Search names, ids, categories and reasons
        </label>
        <input
          id={searchId}
          type="search"
          className="ms-inspector-input"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p className="ms-inspector-note" role="status">
          {found.length} of {options.length} options
          {found.length > SHOWN && `, the first ${SHOWN} of them here`}
        </p>
        <ul className="ms-inspector-list">
          {found.slice(0, SHOWN).map((option) => (
            <li key={option.id}>
              <button
                type="button"
                className="ms-inspector-row"
                data-unavailable={option.kind === 'unavailable' || undefined}
                aria-pressed={option.id === chosen}
                onClick={() => onChoose(option.id)}
              >
                <span>{option.name}</span>
                <span className="ms-inspector-note">{standingOf(option)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div>
        {chosen === null ? (
          <p className="ms-inspector-note">Choose an option to see what every rule says about it.</p>
        ) : (
          <ChosenOption id={chosen} onAskWhy={onAskWhy} />
        )}
      </div>
    </div>
  );
}

interface OptionsTabProps {
  readonly chosen: OptionId | null;
  readonly onChoose: (id: OptionId) => void;
  /** Asks what changed about the chosen one. */
  readonly onAskWhy: () => void;
}

function ChosenOption({ id, onAskWhy }: { readonly id: OptionId; readonly onAskWhy: () => void }): ReactNode {
  const option = useOption(id);
  return (
    <>
      {option ? (
        <RuleTrace optionId={id} />
      ) : (
        <p className="ms-inspector-note">This option is gone: the game has moved on.</p>
      )}
      <button type="button" className="ms-inspector-button" onClick={onAskWhy}>
        What changed about it?
      </button>
      <h3 className="ms-inspector-heading">As the kit reads it</h3>
      {/* Scrolled by keyboard, too. */}
      <pre className="ms-inspector-code" tabIndex={0} role="group" aria-label="The option as data">
        {JSON.stringify(option ?? { id }, null, 2)}
      </pre>
    </>
  );
}

function standingOf(option: Option): string {
  if (option.kind === 'available') return 'available';
  const { length } = option.reasons;
  return option.needsInput ? 'needs input' : `unavailable, ${length} ${length === 1 ? 'reason' : 'reasons'}`;
}

function isFound(option: Option, sought: string): boolean {
  const reasons = option.kind === 'unavailable' ? option.reasons : [];
  const texts = [
    option.name,
    option.id,
    option.category ?? '',
    option.kind,
    ...reasons.flatMap(({ code, text }) => [code, text]),
  ];
  return texts.some((text) => text.toLowerCase().includes(sought));
}
