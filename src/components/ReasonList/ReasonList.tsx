import type { ComponentProps, ReactNode } from 'react';
import { gapOf, type Reason } from '../../protocol/reason.js';
import { mergeProps } from '../merge-props.js';

/** All reasons, one below the other, each with the gap where it is known. Renders a `<ul>` element. */
export function ReasonList({ reasons, ...elementProps }: ReasonListProps): ReactNode {
  return (
    <ul {...mergeProps({ className: 'ms-reason-list' }, elementProps)}>
      {reasons.map((reason, index) => (
        <li key={`${reason.code} ${index}`} data-code={reason.code}>
          {reason.text}
          {gapOf(reason) !== null && <span className="ms-reason-gap"> needs {gapOf(reason)} more</span>}
        </li>
      ))}
    </ul>
  );
}

/** Props of `ReasonList`. */
export interface ReasonListProps extends ComponentProps<'ul'> {
  /** What stands in the way. */
  readonly reasons: readonly Reason[];
}
