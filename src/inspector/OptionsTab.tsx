import { useDeferredValue, useId, useState, type ReactNode } from 'react';
import { RuleTrace } from '../components/RuleTrace/RuleTrace.js';
import { useOption, useOptions } from '../hooks/facts.js';
import { optionName, type Words } from '../hooks/words.js';
import { useWords } from '../hooks/WordsProvider.js';
import type { OptionId } from '../protocol/ids.js';
import type { Option } from '../protocol/option.js';

/** More than anybody reads: a search finds the others. */
const SHOWN = 100;

/** All options, searched, and what every rule says about the one that is chosen. */
export function OptionsTab({ chosen, onChoose, onAskWhy }: OptionsTabProps): ReactNode {
  const words = useWords();
  const options = useOptions();
  const searchId = useId();
  const [search, setSearch] = useState('');
  const sought = useDeferredValue(search);
  const found = options.filter((option) => isFound(option, sought.trim().toLowerCase(), words));
  return (
    <div className="ms-inspector-split">
      <div>
        <label className="ms-inspector-label" htmlFor={searchId}>
          {words.say('inspector.search', {}, 'Search names, ids, categories and reasons')}
        </label>
        <input
          id={searchId}
          type="search"
          className="ms-inspector-input"
          value={search}
          onChange={({ target }) => setSearch(target.value)}
        />
        <p className="ms-inspector-note" role="status">
          {countText(found.length, options.length, words)}
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
                <span>{optionName(option, words)}</span>
                <span className="ms-inspector-note">{standingOf(option, words)}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div>
        {chosen === null ? (
          <p className="ms-inspector-note">
            {words.say('inspector.choose', {}, 'Choose an option to see what every rule says about it.')}
          </p>
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
  const words = useWords();
  const option = useOption(id);
  return (
    <>
      {option ? (
        <RuleTrace optionId={id} />
      ) : (
        <p className="ms-inspector-note">
          {words.say('inspector.option-gone', {}, 'This option is gone: the game has moved on.')}
        </p>
      )}
      <button type="button" className="ms-inspector-button" onClick={onAskWhy}>
        {words.say('inspector.what-changed', {}, 'What changed about it?')}
      </button>
      <h3 className="ms-inspector-heading">{words.say('inspector.as-read', {}, 'As the kit reads it')}</h3>
      {/* Scrolled by keyboard, too. */}
      <pre
        className="ms-inspector-code"
        tabIndex={0}
        role="group"
        aria-label={words.say('inspector.as-data', {}, 'The option as data')}
      >
        {JSON.stringify(option ?? { id }, null, 2)}
      </pre>
    </>
  );
}

function countText(count: number, total: number, words: Words): string {
  return count > SHOWN
    ? words.say(
        'inspector.found-beyond',
        { count, total, shown: SHOWN },
        '{count} of {total} options, the first {shown} of them here',
      )
    : words.say('inspector.found', { count, total }, '{count} of {total} options');
}

function standingOf(option: Option, words: Words): string {
  if (option.kind === 'available') return words.say('inspector.available', {}, 'available');
  return option.needsInput
    ? words.say('inspector.needs-input', {}, 'needs input')
    : words.say(
        'inspector.unavailable',
        { count: option.reasons.length },
        { one: 'unavailable, {count} reason', other: 'unavailable, {count} reasons' },
      );
}

function isFound(option: Option, sought: string, words: Words): boolean {
  const reasons = option.kind === 'unavailable' ? option.reasons : [];
  const texts = [
    option.name,
    optionName(option, words),
    option.id,
    option.category ?? '',
    option.kind,
    ...reasons.flatMap(({ code, text }) => [code, text]),
  ];
  return texts.some((text) => text.toLowerCase().includes(sought));
}
