import type { ComponentProps, ReactNode } from 'react';
import { gapText, plainReasonText } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Reason } from '../../protocol/reason.js';
import { mergeProps } from '../merge-props.js';

/** All reasons, one below the other, each with the gap where it is known. Renders a `<ul>` element. */
export function ReasonList({ reasons, renderReason, ...elementProps }: ReasonListProps): ReactNode {
  const words = useWords();
  return (
    <ul {...mergeProps({ className: 'ms-reason-list' }, elementProps)}>
      {reasons.map((reason, index) => {
        const gap = gapText(reason, words);
        return (
          <li key={`${reason.code} ${index}`} data-code={reason.code}>
            {renderReason?.(reason) ?? (
              <>
                {plainReasonText(reason, words)}
                {gap !== null && <span className="ms-reason-gap"> {gap}</span>}
              </>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Props of `ReasonList`. */
export interface ReasonListProps extends ComponentProps<'ul'> {
  /** What stands in the way. */
  readonly reasons: readonly Reason[];
  /** Renders a reason in place of its words and its gap. */
  readonly renderReason?: (reason: Reason) => ReactNode;
}
