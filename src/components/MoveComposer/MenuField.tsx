import { useState, type ReactNode } from 'react';
import type { ChoiceStep, ComposedValue } from '../../hooks/composer-step.js';
import type { Words } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';

/** With more values than this, they are searched for. */
const MOST = 100;

/** One of many values; of very many, those that are searched for. Renders a `<select>` element. */
export function MenuField({ step, onPick }: MenuFieldProps): ReactNode {
  const words = useWords();
  const [query, setQuery] = useState('');
  const { label, values } = step;
  const long = values.length > MOST;
  const wanted = query.trim().toLocaleLowerCase();
  const found =
    long && wanted !== ''
      ? values.filter((value) => value.chosen || value.label.toLocaleLowerCase().includes(wanted))
      : values;
  const chosen = found.find((value) => value.chosen);
  const first = found.slice(0, MOST);
  const shown = !chosen || first.includes(chosen) ? first : [chosen, ...first];
  return (
    <>
      {long && (
        <input
          type="search"
          className="ms-composer-entry"
          aria-label={words.say('composer.find', { label }, '{label}: find')}
          placeholder={words.say('composer.find-hint', { count: values.length }, 'Find one of {count}')}
          autoComplete="off"
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
        />
      )}
      <select
        className="ms-composer-menu"
        aria-label={label}
        value={chosen?.key ?? ''}
        onChange={(event) => onPick(values.find(({ key }) => key === event.currentTarget.value)?.value)}
      >
        <option value="">
          {words.say('composer.choose-one', { count: found.length }, 'Choose one of {count}')}
        </option>
        {shown.map((value) => (
          <option key={value.key} value={value.key}>
            {valueLine(value, words)}
          </option>
        ))}
      </select>
      {found.length > shown.length && (
        <p className="ms-composer-note" role="status">
          {words.say(
            'composer.find-more',
            { count: found.length - shown.length },
            { one: 'And {count} more: search for it.', other: 'And {count} more: search for them.' },
          )}
        </p>
      )}
    </>
  );
}

function valueLine({ label: name, total, available }: ComposedValue, words: Words): string {
  return available === total
    ? name
    : words.say(
        'composer.value-possible',
        { name, available, total },
        '{name} ({available} of {total} possible)',
      );
}

/** Props of `MenuField`. */
export interface MenuFieldProps {
  /** What is to be chosen. */
  readonly step: ChoiceStep;
  /** Told which value was picked; `undefined` for none. */
  readonly onPick: (value: unknown) => void;
}
