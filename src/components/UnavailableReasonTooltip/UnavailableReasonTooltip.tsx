import type { ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useOptionScope } from '../../hooks/use-option-scope.js';
import { reasonsText } from '../../hooks/words.js';
import { mergeProps } from '../merge-props.js';
import { ReasonList } from '../ReasonList/ReasonList.js';

/**
 * Makes the options inside it work: pressing an available one plays it (an entity that several options touch is selected),
 * pointing at or focusing an unavailable one shows all its reasons in one popover, pressing that pins them. Options are the elements with `data-option-id` or `data-entity-id`. Renders a `<div>` element.
 */
export function UnavailableReasonTooltip({
  children,
  ...elementProps
}: UnavailableReasonTooltipProps): ReactNode {
  const { shown, getScopeProps, getPopoverProps } = useOptionScope();
  const state: UnavailableReasonTooltipState = {
    open: shown !== null,
    pinned: shown?.pinned === true,
    instant: shown?.instant === true,
  };
  return (
    <div {...mergeProps({ className: 'ms-reason-scope', ...getScopeProps() }, elementProps)}>
      {children}
      {/* Hidden from screen readers: each option is described by its reasons already. */}
      <div
        className="ms-reason-popover"
        aria-hidden="true"
        {...stateAttributes(state)}
        {...getPopoverProps()}
      >
        {shown && (
          <div className="ms-reason-card">
            {shown.name !== null && <p className="ms-reason-title">{shown.name}</p>}
            <ReasonList reasons={shown.reasons} />
          </div>
        )}
      </div>
      <p className="ms-visually-hidden" role="status">
        {shown?.pinned && `Not possible. ${reasonsText(shown.reasons)}`}
      </p>
    </div>
  );
}

/** The state of `UnavailableReasonTooltip`, as its `data-*` attributes say it. */
export interface UnavailableReasonTooltipState {
  /** Reasons are shown. */
  readonly open: boolean;
  /** They stay until dismissed. */
  readonly pinned: boolean;
  /** They were asked for by a key, and do not fade in. */
  readonly instant: boolean;
}

/** Props of `UnavailableReasonTooltip`. */
export interface UnavailableReasonTooltipProps extends ComponentProps<'div'> {}
