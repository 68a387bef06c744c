import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useHintMode } from '../../hooks/use-hint-mode.js';
import { useHotkey } from '../../hooks/use-hotkey.js';
import { useHotkeySheet, type SheetEntry } from '../../hooks/use-hotkey-sheet.js';
import { useHotkeys } from '../../hooks/use-hotkeys.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { mergeProps, useMergedRef } from '../merge-props.js';
import { HintLayer } from './HintLayer.js';
import { HotkeySheet } from './HotkeySheet.js';

/**
 * The keyboard of a game: plays options by their keys, lists all keys that do something now (`?`), and puts letters
 * over everything that can be pressed (`f`). Renders a `<dialog>` element, and nothing that can be seen until it is asked.
 */
export function Hotkeys({
  enabled = true,
  label,
  open,
  defaultOpen,
  onOpenChange,
  sheetKey = '?',
  hintKey = 'f',
  alphabet,
  renderControls,
  renderEntry,
  ref,
  ...elementProps
}: HotkeysProps): ReactNode {
  const words = useWords();
  useHotkeys({ enabled });
  const sheet = useHotkeySheet({ open, defaultOpen, onOpenChange, hotkey: sheetKey });
  const hints = useHintMode(alphabet === undefined ? {} : { alphabet });
  useHotkey(
    hintKey === false ? 'f' : hintKey,
    words.say('hotkeys.hint', {}, 'Choose by letters'),
    () => hints.setActive(true),
    {
      origin: 'kit',
      group: words.say('hotkeys.group.kit', {}, 'Finding your way'),
      enabled: hintKey !== false,
    },
  );
  const { ref: dialogRef, ...dialogProps } = sheet.getDialogProps();
  const mergedRef = useMergedRef(dialogRef, ref);
  const state: HotkeysState = { hinting: hints.active, muted: sheet.muted };
  const name = label ?? words.say('hotkeys.label', {}, 'Keys');

  return (
    <>
      {renderControls?.({ sheet: sheet.getTriggerProps(), hints: hints.getTriggerProps() })}
      <HintLayer mode={hints} />
      <dialog
        aria-label={name}
        {...stateAttributes(state)}
        {...mergeProps({ className: 'ms-keys', ...dialogProps }, elementProps)}
        ref={mergedRef}
      >
        {sheet.open && <HotkeySheet sheet={sheet} name={name} renderEntry={renderEntry} />}
      </dialog>
    </>
  );
}

/** The state of `Hotkeys`, as its `data-*` attributes say it. */
export interface HotkeysState {
  /** Letters are over everything that can be pressed. */
  readonly hinting: boolean;
  /** Single keys are switched off. */
  readonly muted: boolean;
}

/** The props of buttons for those who do not know the keys. */
export interface HotkeysControls {
  /** For a button that opens the list of keys. */
  readonly sheet: ButtonHTMLAttributes<HTMLButtonElement>;
  /** For a button that puts letters over everything that can be pressed. */
  readonly hints: ButtonHTMLAttributes<HTMLButtonElement>;
}

/** Props of `Hotkeys`. */
export interface HotkeysProps extends Omit<ComponentProps<'dialog'>, 'open' | 'children'> {
  /** Single keys get in the way of speech control and some screen readers: let players switch them off. */
  readonly enabled?: boolean;
  /** What the list of keys is called. */
  readonly label?: string;
  /** Whether the list of keys is open, where somebody else decides that. */
  readonly open?: boolean;
  /** Whether the list of keys is open at first, where nobody else decides. */
  readonly defaultOpen?: boolean;
  /** Called when the list of keys opens or closes, or wants to. */
  readonly onOpenChange?: (open: boolean) => void;
  /** The key that opens the list; `false` for none. */
  readonly sheetKey?: string | false;
  /** The key that puts letters over everything that can be pressed; `false` for none. */
  readonly hintKey?: string | false;
  /** The letters that labels are made of. */
  readonly alphabet?: string;
  /** Renders buttons for the list and the letters: give them the props. */
  readonly renderControls?: (controls: HotkeysControls) => ReactNode;
  /** Renders what a key does, in place of its name. */
  readonly renderEntry?: (entry: SheetEntry) => ReactNode;
}
