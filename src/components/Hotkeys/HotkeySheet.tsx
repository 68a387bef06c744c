import { useId, type ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import type { SheetEntry, SheetGroup, UseHotkeySheetResult } from '../../hooks/use-hotkey-sheet.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { ReasonList } from '../ReasonList/ReasonList.js';
import { KeyCaps } from './KeyCaps.js';

/** What stands in the list of keys. */
export function HotkeySheet({ sheet, name, renderEntry }: HotkeySheetProps): ReactNode {
  const words = useWords();
  return (
    <div className="ms-keys-sheet">
      <div className="ms-keys-head">
        <h2 className="ms-keys-title">{name}</h2>
        <button
          type="button"
          className="ms-keys-close"
          aria-label={words.say('hotkeys.close', {}, 'Close')}
          {...sheet.getCloseProps()}
        />
      </div>
      {sheet.muted && (
        <p className="ms-keys-note">
          {words.say('hotkeys.muted', {}, 'Single keys are switched off. Keys with Ctrl or Cmd work.')}
        </p>
      )}
      {/* Many keys scroll: the keyboard can reach them. */}
      <div
        className="ms-keys-groups"
        role="region"
        aria-label={words.say('hotkeys.list', {}, 'All keys')}
        tabIndex={0}
      >
        {sheet.groups.map((group) => (
          <KeyGroup key={group.name} group={group} renderEntry={renderEntry} />
        ))}
      </div>
    </div>
  );
}

interface HotkeySheetProps {
  readonly sheet: UseHotkeySheetResult;
  readonly name: string;
  readonly renderEntry: ((entry: SheetEntry) => ReactNode) | undefined;
}

function KeyGroup({ group, renderEntry }: KeyGroupProps): ReactNode {
  const id = useId();
  return (
    <section className="ms-keys-group" aria-labelledby={id}>
      <h3 id={id} className="ms-keys-heading">
        {group.name}
      </h3>
      <ul className="ms-keys-list">
        {group.entries.map((entry) => (
          <KeyEntry key={entry.id} entry={entry} renderEntry={renderEntry} />
        ))}
      </ul>
    </section>
  );
}

interface KeyGroupProps {
  readonly group: SheetGroup;
  readonly renderEntry: ((entry: SheetEntry) => ReactNode) | undefined;
}

function KeyEntry({ entry, renderEntry }: KeyEntryProps): ReactNode {
  const words = useWords();
  const state = { unavailable: entry.reasons.length > 0, taken: entry.takenBy !== null };
  return (
    <li className="ms-keys-entry" {...stateAttributes(state)}>
      <KeyCaps keys={entry.keys} />
      <span className="ms-keys-name">{renderEntry?.(entry) ?? entry.name}</span>
      {entry.takenBy !== null && (
        <span className="ms-keys-taken">
          {words.say('hotkeys.taken', { name: entry.takenBy }, 'This key does “{name}” instead.')}
        </span>
      )}
      {entry.reasons.length > 0 && <ReasonList reasons={entry.reasons} />}
    </li>
  );
}

interface KeyEntryProps {
  readonly entry: SheetEntry;
  readonly renderEntry: ((entry: SheetEntry) => ReactNode) | undefined;
}
