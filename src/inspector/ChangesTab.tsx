import { Fragment, useId, useMemo, useState, type ReactNode } from 'react';
import { optionName, type Words } from '../hooks/words.js';
import { useWords } from '../hooks/WordsProvider.js';
import type { OptionId } from '../protocol/ids.js';
import { Unwatched } from './Unwatched.js';
import { differencesBetween, type Change, type ChangePart, type OptionDifference } from './difference.js';
import { lastChangeOf } from './last-change.js';
import { useInspection } from './use-inspection.js';

/** More than anybody reads at once. */
const SHOWN = 100;

/** What is different between two revisions: of one option, or of all. */
export function ChangesTab({ optionId, onOptionIdChange }: ChangesTabProps): ReactNode {
  const words = useWords();
  const { watched, revisions } = useInspection();
  const [chosen, setChosen] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const newest = revisions.length - 1;
  const at = (revision: number) => revisions.findIndex(({ snapshot }) => snapshot.revision === revision);
  const known = chosen && at(chosen.from) >= 0 && at(chosen.to) >= 0;
  const from = revisions[known ? at(chosen.from) : Math.max(0, newest - 1)];
  const to = revisions[known ? at(chosen.to) : newest];
  const all = useMemo(
    () => (from && to ? differencesBetween(from.snapshot, to.snapshot, words) : []),
    [from, to, words],
  );
  if (!watched || !from || !to) return <Unwatched />;

  const shown = optionId === null ? all : all.filter(({ id }) => id === optionId);
  const numbers = revisions.map(({ snapshot }) => snapshot.revision);
  const choose = (changed: Partial<{ from: number; to: number }>) =>
    setChosen({ from: from.snapshot.revision, to: to.snapshot.revision, ...changed });
  const last = optionId === null ? null : lastChangeOf(optionId, revisions);
  return (
    <>
      <div className="ms-inspector-bar">
        <RevisionSelect
          label={words.say('inspector.from', {}, 'From revision')}
          value={from.snapshot.revision}
          numbers={numbers}
          onChange={(value) => choose({ from: value })}
        />
        <RevisionSelect
          label={words.say('inspector.to', {}, 'To revision')}
          value={to.snapshot.revision}
          numbers={numbers}
          onChange={(value) => choose({ to: value })}
        />
        <button type="button" className="ms-inspector-button" onClick={() => setChosen(null)}>
          {words.say('inspector.last-two', {}, 'The last two')}
        </button>
        {optionId !== null && (
          <>
            <button
              type="button"
              className="ms-inspector-button"
              aria-disabled={last === null || undefined}
              onClick={() => last && setChosen(last)}
            >
              {last
                ? words.say('inspector.when-changed', {}, 'When it last changed')
                : words.say('inspector.unchanged', {}, 'It has not changed')}
            </button>
            <button type="button" className="ms-inspector-button" onClick={() => onOptionIdChange(null)}>
              {words.say('inspector.all-options', {}, 'All options')}
            </button>
          </>
        )}
      </div>
      <p className="ms-inspector-note" role="status">
        {summaryOf(shown, optionId, words)}
      </p>
      <ul className="ms-inspector-list">
        {shown.slice(0, SHOWN).map((difference) => (
          <li key={difference.id} className="ms-inspector-difference" data-kind={difference.kind}>
            <p>
              <strong>{optionName(difference, words)}</strong> {kindText(difference.kind, words)}
            </p>
            <ul className="ms-inspector-changes">
              {difference.changes.map((change, nth) => (
                <ChangeItem key={`${change.what} ${nth}`} change={change} />
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
  );
}

interface ChangesTabProps {
  /** The option asked about; all of them, if none is. */
  readonly optionId: OptionId | null;
  readonly onOptionIdChange: (id: OptionId | null) => void;
}

function kindText(kind: OptionDifference['kind'], words: Words): string {
  switch (kind) {
    case 'greyed':
      return words.say('inspector.greyed', {}, 'went grey');
    case 'opened':
      return words.say('inspector.opened', {}, 'became available');
    case 'appeared':
      return words.say('inspector.appeared', {}, 'is new');
    case 'vanished':
      return words.say('inspector.vanished', {}, 'is gone');
    case 'changed':
      return words.say('inspector.changed', {}, 'changed');
  }
}

function summaryOf(
  { length: count }: readonly OptionDifference[],
  optionId: OptionId | null,
  words: Words,
): string {
  if (optionId !== null)
    return count === 0
      ? words.say('inspector.option-same', {}, 'Nothing about this option is different.')
      : words.say('inspector.option-different', {}, 'This is different about the option.');
  if (count === 0) return words.say('inspector.same', {}, 'Nothing is different.');
  if (count > SHOWN)
    return words.say(
      'inspector.different-beyond',
      { count, shown: SHOWN },
      '{count} options are different, the first {shown} of them here.',
    );
  return words.say(
    'inspector.different',
    { count },
    { one: '{count} option is different.', other: '{count} options are different.' },
  );
}

function ChangeItem({ change: { what, before, after } }: { readonly change: Change }): ReactNode {
  return (
    <li>
      <code className="ms-inspector-note">{what}</code>{' '}
      {before !== null && (
        <del>
          <ChangeParts parts={before} />
        </del>
      )}{' '}
      {after !== null && (
        <ins>
          <ChangeParts parts={after} />
        </ins>
      )}
    </li>
  );
}

function ChangeParts({ parts }: { readonly parts: readonly ChangePart[] }): ReactNode {
  return parts.map(({ kind, text }, nth) => (
    <Fragment key={nth}>
      {nth > 0 && ' '}
      {kind === 'data' ? <code>{text}</code> : text}
    </Fragment>
  ));
}

function RevisionSelect({ label, value, numbers, onChange }: RevisionSelectProps): ReactNode {
  const id = useId();
  return (
    <span>
      <label className="ms-inspector-label" htmlFor={id}>
        {label}
      </label>
      <select
        id={id}
        className="ms-inspector-input"
        value={value}
        onChange={({ target }) => onChange(Number(target.value))}
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </span>
  );
}

interface RevisionSelectProps {
  readonly label: string;
  readonly value: number;
  readonly numbers: readonly number[];
  readonly onChange: (revision: number) => void;
}
