import type { ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useCopy, type CopyOutcome } from '../../hooks/use-copy.js';
import {
  useOptionScope,
  type ShownReasons,
  type UseOptionScopeOptions,
} from '../../hooks/use-option-scope.js';
import { optionName, reasonsText, reasonText, type Words } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { mergeProps } from '../merge-props.js';
import { ReasonCard } from './ReasonCard.js';

/**
 * Makes the options inside it work: pressing an available one plays it (an entity that several options touch is selected),
 * pointing at or focusing an unavailable one shows all its reasons in one popover, pressing that pins them, and they can
 * be copied. A finger that rests on anything shows what it would do or why it cannot be done, and plays nothing. Options
 * are the elements with `data-option-id` or `data-entity-id`. Renders a `<div>` element.
 */
export function UnavailableReasonTooltip({
  onChoose,
  renderReasons,
  children,
  ...elementProps
}: UnavailableReasonTooltipProps): ReactNode {
  const words = useWords();
  const { shown, getScopeProps, getPopoverProps } = useOptionScope({ onChoose });
  const copying = useCopy(shown?.pinned && shown.reasons.length > 0 ? textOf(shown, words) : null);
  const state: UnavailableReasonTooltipState = {
    open: shown !== null,
    pinned: shown?.pinned === true,
    instant: shown?.instant === true,
  };
  const scopeProps = { className: 'ms-reason-scope', onCopy: copying.onCopy, ...getScopeProps() };
  return (
    <div {...mergeProps(scopeProps, elementProps)}>
      {children}
      {/* Hidden from screen readers until it is pinned: each option is described by its reasons already. */}
      <div
        className="ms-reason-popover"
        {...(state.pinned
          ? { role: 'group', 'aria-label': words.say('reasons.label', {}, 'Explanation') }
          : { 'aria-hidden': true })}
        {...stateAttributes(state)}
        {...getPopoverProps()}
      >
        {shown && <ReasonCard shown={shown} copying={copying} renderReasons={renderReasons} />}
      </div>
      <p className="ms-visually-hidden" role="status">
        {shown?.pinned && announcement(shown, copying.outcome, words)}
      </p>
    </div>
  );
}

/** What those hear who do not see the popover. */
function announcement({ option, reasons }: ShownReasons, copied: CopyOutcome, words: Words): string {
  if (copied === 'copied') return words.say('reasons.copied-aloud', {}, 'Copied.');
  if (copied === 'failed')
    return words.say(
      'reasons.not-copied',
      {},
      'The browser did not let it be copied. Select the text instead.',
    );
  if (reasons.length === 0) return option ? optionName(option, words) : '';
  return words.say(
    'reasons.not-possible',
    { reasons: reasonsText(reasons, words) },
    'Not possible. {reasons}',
  );
}

/** The name and all reasons, one below the other. */
function textOf({ option, reasons }: ShownReasons, words: Words): string {
  const lines = reasons.map((reason) => `- ${reasonText(reason, words)}`);
  return [...(option ? [optionName(option, words)] : []), ...lines].join('\n');
}

/** The state of `UnavailableReasonTooltip`, as the `data-*` attributes of its popover say it. */
export interface UnavailableReasonTooltipState {
  /** Something is explained. */
  readonly open: boolean;
  /** It stays until dismissed. */
  readonly pinned: boolean;
  /** It was asked for by a key, and does not fade in. */
  readonly instant: boolean;
}

/** Props of `UnavailableReasonTooltip`. */
export interface UnavailableReasonTooltipProps extends ComponentProps<'div'>, UseOptionScopeOptions {
  /** Renders what the popover shows, in place of its words. What is spoken and copied stays. */
  readonly renderReasons?: (shown: ShownReasons) => ReactNode;
}
