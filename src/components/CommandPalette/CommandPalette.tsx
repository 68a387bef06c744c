import type { ButtonHTMLAttributes, ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useCommandPalette, type UseCommandPaletteOptions } from '../../hooks/use-command-palette.js';
import type { Option } from '../../protocol/option.js';
import { mergeProps, useMergedRef } from '../merge-props.js';
import { ReasonList } from '../ReasonList/ReasonList.js';
import { PaletteItem } from './PaletteItem.js';

/**
 * A search over everything the seat could do, opened by Ctrl-K or Cmd-K: what is available is played, what is not says
 * why. Renders a `<dialog>` element.
 */
export function CommandPalette({
  label = 'Search actions',
  placeholder = 'Search actions',
  emptyText = 'There is nothing to do.',
  open,
  defaultOpen,
  onOpenChange,
  hotkey,
  rowHeight,
  renderTrigger,
  renderOption,
  ref,
  ...elementProps
}: CommandPaletteProps): ReactNode {
  const palette = useCommandPalette({
    open,
    defaultOpen,
    onOpenChange,
    hotkey,
    ...(rowHeight !== undefined && { rowHeight }),
  });
  const { ref: dialogRef, ...dialogProps } = palette.getDialogProps();
  const mergedRef = useMergedRef(dialogRef, ref);
  const { query, count, searched, refused } = palette;
  const state: CommandPaletteState = { empty: count === 0, refused: refused !== null };

  return (
    <>
      {renderTrigger?.(palette.getTriggerProps())}
      <dialog
        aria-label={label}
        {...stateAttributes(state)}
        {...mergeProps({ className: 'ms-palette', ...dialogProps }, elementProps)}
        ref={mergedRef}
      >
        {palette.open && (
          <div className="ms-palette-sheet">
            <div className="ms-palette-search">
              <input
                className="ms-palette-input"
                aria-label={label}
                placeholder={placeholder}
                {...palette.getInputProps()}
              />
              <button
                type="button"
                className="ms-palette-close"
                aria-label="Close"
                {...palette.getCloseProps()}
              >
                <kbd className="ms-hotkey" aria-hidden="true">
                  Esc
                </kbd>
              </button>
            </div>
            <div
              className="ms-palette-list"
              aria-label="Results"
              hidden={count === 0}
              {...palette.getListProps()}
            >
              <div role="presentation" className="ms-palette-rows" style={palette.getSizerStyle()}>
                {palette.results.map((result) => (
                  <PaletteItem
                    key={result.option.id}
                    option={result.option}
                    query={query}
                    renderOption={renderOption}
                    {...palette.getResultProps(result)}
                  />
                ))}
              </div>
            </div>
            {count === 0 && (
              <p className="ms-palette-empty">
                {searched === 0 ? emptyText : <>Nothing is called “{query.trim()}”.</>}
              </p>
            )}
            {/* Many reasons scroll: the keyboard can reach them. */}
            <div className="ms-palette-answer" role="status" tabIndex={refused ? 0 : undefined}>
              {refused && (
                <>
                  <p className="ms-palette-answer-title">{refused.name}: not possible now.</p>
                  <ReasonList reasons={refused.reasons} />
                </>
              )}
            </div>
            <div className="ms-palette-footer">
              <p role="status" dir="auto">
                {countText(count, palette.available)}
              </p>
              <p className="ms-palette-keys" aria-hidden="true">
                <span>
                  <kbd className="ms-hotkey">↑</kbd>
                  <kbd className="ms-hotkey">↓</kbd>
                  choose
                </span>
                <span>
                  <kbd className="ms-hotkey">↵</kbd>
                  play, or why not
                </span>
              </p>
            </div>
          </div>
        )}
      </dialog>
    </>
  );
}

function countText(count: number, available: number): string {
  const results = count === 1 ? '1 result' : `${count} results`;
  return count === 0 ? 'No results' : `${results}, ${available} available`;
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
