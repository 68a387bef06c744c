import { memo, type ComponentProps, type ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { categoryText, optionName, reasonsText } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Option } from '../../protocol/option.js';
import { keysOf, optionBadges } from '../ActionMenu/option-badges.js';
import { highlight } from './highlight.js';

/** One result of a palette. Renders a `<div>` element with the role of an option. */
export const PaletteItem = memo(function PaletteItem({
  option,
  query,
  queued,
  hasKey,
  renderOption,
  ...elementProps
}: PaletteItemProps): ReactNode {
  const words = useWords();
  const unavailable = option.kind === 'unavailable';
  const reasonId = unavailable ? `${elementProps.id}why` : undefined;
  const state: PaletteItemState = { unavailable, needsInput: unavailable && option.needsInput, queued };
  return (
    <div
      className="ms-palette-item"
      aria-describedby={reasonId}
      {...stateAttributes(state)}
      {...elementProps}
    >
      {renderOption?.(option, query) ?? (
        <>
          <span className="ms-palette-name">{highlight(optionName(option, words), query)}</span>
          {option.category !== null && (
            <span className="ms-palette-category">
              {highlight(categoryText(option.category, words), query)}
            </span>
          )}
          {optionBadges(option, words, keysOf(option, hasKey))}
          {queued && <span className="ms-badge">{words.say('palette.queued', {}, 'planned')}</span>}
        </>
      )}
      {unavailable && (
        <span id={reasonId} className="ms-palette-reasons" aria-hidden="true">
          {reasonsText(option.reasons, words)}
        </span>
      )}
    </div>
  );
});

/** The state of `PaletteItem`, as its `data-*` attributes say it. */
export interface PaletteItemState {
  /** It cannot be chosen now. */
  readonly unavailable: boolean;
  /** Only its parameters are missing. */
  readonly needsInput: boolean;
  /** It is gathered, to be played together with others. */
  readonly queued: boolean;
}

/** Props of `PaletteItem`. */
export interface PaletteItemProps extends ComponentProps<'div'> {
  /** The option it shows. */
  readonly option: Option;
  /** What is searched for. */
  readonly query: string;
  /** Whether it is gathered, to be played together with others. */
  readonly queued: boolean;
  /** Whether the key that the engine gave it does something. */
  readonly hasKey: boolean;
  /** Renders what stands in it, in place of name, category and badges. */
  readonly renderOption: ((option: Option, query: string) => ReactNode) | undefined;
}
