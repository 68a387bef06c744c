import type { ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { reasonsText } from '../../hooks/words.js';
import type { Option } from '../../protocol/option.js';
import { OptionBadges } from '../ActionMenu/OptionBadges.js';
import { Highlighted } from './Highlighted.js';

/** One result of a palette. Renders a `<div>` element with the role of an option. */
export function PaletteItem({ option, query, renderOption, ...elementProps }: PaletteItemProps): ReactNode {
  const unavailable = option.kind === 'unavailable';
  const reasonId = unavailable ? `${elementProps.id}why` : undefined;
  const state: PaletteItemState = { unavailable, needsInput: unavailable && option.needsInput };
  return (
    <div
      className="ms-palette-item"
      aria-describedby={reasonId}
      {...stateAttributes(state)}
      {...elementProps}
    >
      {renderOption?.(option, query) ?? (
        <>
          <span className="ms-palette-name">
            <Highlighted text={option.name} query={query} />
          </span>
          {option.category !== null && (
            <span className="ms-palette-category">
              <Highlighted text={option.category} query={query} />
            </span>
          )}
          <OptionBadges option={option} />
        </>
      )}
      {unavailable && (
        <span id={reasonId} className="ms-palette-reasons" aria-hidden="true">
          {reasonsText(option.reasons)}
        </span>
      )}
    </div>
  );
}

/** The state of `PaletteItem`, as its `data-*` attributes say it. */
export interface PaletteItemState {
  /** It cannot be chosen now. */
  readonly unavailable: boolean;
  /** Only its parameters are missing. */
  readonly needsInput: boolean;
}

/** Props of `PaletteItem`. */
export interface PaletteItemProps extends ComponentProps<'div'> {
  /** The option it shows. */
  readonly option: Option;
  /** What is searched for. */
  readonly query: string;
  /** Renders what stands in it, in place of name, category and badges. */
  readonly renderOption: ((option: Option, query: string) => ReactNode) | undefined;
}
