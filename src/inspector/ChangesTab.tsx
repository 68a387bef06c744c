import { useId, useMemo, useState, type ReactNode } from 'react';
import type { OptionId } from '../protocol/ids.js';
import { Unwatched } from './Unwatched.js';
import { differencesBetween, type Change, type OptionDifference } from './difference.js';
import { lastChangeOf } from './last-change.js';
import { useInspection } from './use-inspection.js';

const KINDS: Readonly<Record<OptionDifference['kind'], string>> = {
  greyed: 'went grey',
  opened: 'became available',
  appeared: 'is new',
  vanished: 'is gone',
  changed: 'changed',
};

/** More than anybody reads at once. */
const SHOWN = 100;

/** What is different between two revisions: of one option, or of all. */
export function ChangesTab({ optionId, onOptionIdChange }: ChangesTabProps): ReactNode {
  const { watched, revisions } = useInspection();
  const [chosen, setChosen] = useState<{ readonly from: number; readonly to: number } | null>(null);
  const newest = revisions.length - 1;
  const at = (revision: number) => revisions.findIndex(({ snapshot }) => snapshot.revision === revision);
  const known = chosen && at(chosen.from) >= 0 && at(chosen.to) >= 0;
  const from = revisions[known ? at(chosen.from) : Math.max(0, newest - 1)];
  const to = revisions[known ? at(chosen.to) : newest];
  const all = useMemo(() => (from && to ? differencesBetween(from.snapshot, to.snapshot) : []), [from, to]);
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
          label="From revision"
          value={from.snapshot.revision}
          numbers={numbers}
          onChange={(value) => choose({ from: value })}
        />
        <RevisionSelect
          label="To revision"
          value={to.snapshot.revision}
          numbers={numbers}
          onChange={(value) => choose({ to: value })}
        />
        <button type="button" className="ms-inspector-button" onClick={() => setChosen(null)}>
          The last two
        </button>
        {optionId !== null && (
          <>
            <button
              type="button"
              className="ms-inspector-button"
              aria-disabled={last === null || undefined}
              onClick={() => last && setChosen(last)}
            >
              {last ? 'When it last changed' : 'It has not changed'}
            </button>
            <button type="button" className="ms-inspector-button" onClick={() => onOptionIdChange(null)}>
              All options
            </button>
          </>
        )}
      </div>
      <p className="ms-inspector-note" role="status">
        {summaryOf(shown, optionId)}
      </p>
      <ul className="ms-inspector-list">
        {shown.slice(0, SHOWN).map((difference) => (
          <li key={difference.id} className="ms-inspector-difference" data-kind={difference.kind}>
            <p>
              <strong>{difference.name}</strong> {KINDS[difference.kind]}
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

function summaryOf(shown: readonly OptionDifference[], optionId: OptionId | null): string {
  if (shown.length === 0)
    return optionId === null ? 'Nothing is different.' : 'Nothing about this option is different.';
  if (optionId !== null) return 'This is different about the option.';
  const beyond = shown.length > SHOWN ? `, the first ${SHOWN} of them here` : '';
  return `${shown.length} ${shown.length === 1 ? 'option is' : 'options are'} different${beyond}.`;
}

function ChangeItem({ change: { what, before, after } }: { readonly change: Change }): ReactNode {
  return (
    <li>
      <span className="ms-inspector-note">{what}</span> {before !== null && <del>{before}</del>}{' '}
      {after !== null && <ins>{after}</ins>}
    </li>
  );
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
