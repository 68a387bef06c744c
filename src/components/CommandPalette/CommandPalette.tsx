import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useCommandPalette, type UseCommandPaletteOptions } from '../../hooks/use-command-palette.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Option } from '../../protocol/option.js';
import { mergeProps, useMergedRef } from '../merge-props.js';
import { PaletteAnswer } from './PaletteAnswer.js';
import { PaletteFooter } from './PaletteFooter.js';
import { PaletteItem } from './PaletteItem.js';

/**
 * A search over everything the seat could do, opened by Ctrl-K or Cmd-K: what is available is played, what is not says
 * why. Renders a `<dialog>` element.
 */
export function CommandPalette({
  label,
  placeholder,
  emptyText,
  open,
  defaultOpen,
  onOpenChange,
  hotkey,
  rowHeight,
  readSentence,
  renderTrigger,
  renderOption,
  ref,
  ...elementProps
}: CommandPaletteProps): ReactNode {
  const words = useWords();
  const palette = useCommandPalette({
    open,
    defaultOpen,
    onOpenChange,
    hotkey,
    readSentence,
    ...(rowHeight !== undefined && { rowHeight }),
  });
  const { ref: dialogRef, ...dialogProps } = palette.getDialogProps();
  const mergedRef = useMergedRef(dialogRef, ref);
  const { query, count, searched, sentence, refused } = palette;
  const state: CommandPaletteState = { empty: count === 0, refused: refused !== null };
  const name = label ?? words.say('palette.label', {}, 'Search actions');

  return (
    <>
      {renderTrigger?.(palette.getTriggerProps())}
      <dialog
        aria-label={name}
        {...stateAttributes(state)}
        {...mergeProps({ className: 'ms-palette', ...dialogProps }, elementProps)}
        ref={mergedRef}
      >
        {palette.open && (
          <div className="ms-palette-sheet">
            <div className="ms-palette-search">
              <input
                className="ms-palette-input"
                aria-label={name}
                placeholder={placeholder ?? words.say('palette.placeholder', {}, 'Search actions')}
                {...palette.getInputProps()}
              />
              <button
                type="button"
                className="ms-palette-close"
                aria-label={words.say('palette.close', {}, 'Close')}
                {...palette.getCloseProps()}
              >
                <kbd className="ms-hotkey" aria-hidden="true">
                  {words.resolve('key.Escape', {}, 'Esc')}
                </kbd>
              </button>
            </div>
            {sentence && (
              <button type="button" className="ms-palette-sentence" {...palette.getSentenceProps()}>
                <span>{words.say('palette.sentence', { text: sentence.text }, 'Do: {text}')}</span>
                <kbd className="ms-hotkey" aria-hidden="true">
                  {count === 0
                    ? words.resolve('key.Enter', {}, 'Enter')
                    : words.resolve('key.Ctrl+Enter', {}, 'Ctrl Enter')}
                </kbd>
              </button>
            )}
            <div
              className="ms-palette-list"
              aria-label={words.say('palette.results', {}, 'Results')}
              hidden={count === 0}
              {...palette.getListProps()}
            >
              <div role="presentation" className="ms-palette-rows" style={palette.getSizerStyle()}>
                {/* Keyed by index: another search says something else in the rows that are there. */}
                {palette.results.map((result) => (
                  <PaletteItem
                    key={result.index}
                    option={result.option}
                    query={query}
                    hasKey={palette.hasKeys}
                    queued={palette.queue.includes(result.option.id)}
                    renderOption={renderOption}
                    {...palette.getResultProps(result)}
                  />
                ))}
              </div>
            </div>
            {count === 0 && !sentence && (
              <p className="ms-palette-empty">
                {searched === 0
                  ? (emptyText ?? words.say('palette.empty', {}, 'There is nothing to do.'))
                  : words.say('palette.not-found', { query: query.trim() }, 'Nothing is called “{query}”.')}
              </p>
            )}
            <PaletteAnswer refused={refused} />
            <PaletteFooter
              count={count}
              available={palette.available}
              planning={palette.planning}
              gathered={palette.gathered}
            />
          </div>
        )}
      </dialog>
    </>
  );
}

/** The state of `CommandPalette`, as its `data-*` attributes say it. */
export interface CommandPaletteState {
  /** Nothing was found. */
  readonly empty: boolean;
  /** Something was asked for that cannot be done, and its reasons are shown. */
  readonly refused: boolean;
}

/** Props of `CommandPalette`. */
export interface CommandPaletteProps
  extends Omit<ComponentProps<'dialog'>, 'open'>, UseCommandPaletteOptions {
  /** What the dialog and its field are called. */
  readonly label?: string;
  /** What stands in the field as long as nothing is typed. */
  readonly placeholder?: string;
  /** What it says when there is nothing to do. */
  readonly emptyText?: string;
  /** Renders a button that opens the palette: give it the props. */
  readonly renderTrigger?: (props: ButtonHTMLAttributes<HTMLButtonElement>) => ReactNode;
  /** Renders what stands in a result, in place of its name, category and badges; `query` is what is searched for. */
  readonly renderOption?: (option: Option, query: string) => ReactNode;
}
