import type { ComponentProps, ReactNode } from 'react';
import { useRejections } from '../../hooks/facts.js';
import { mergeProps } from '../merge-props.js';
import { ReasonList } from '../ReasonList/ReasonList.js';

/** What was refused, with all reasons, until it is dismissed; newest first. Renders a `<div>` element that alerts. */
export function RejectionNotice({ limit = 3, ...elementProps }: RejectionNoticeProps): ReactNode {
  const { rejections, dismiss } = useRejections();
  const latest = [...rejections.values()].slice(-limit).toReversed();
  return (
    <div role="alert" {...mergeProps({ className: 'ms-rejections' }, elementProps)}>
      {latest.map(({ commandId, name, reasons }) => (
        <div key={commandId} className="ms-rejection">
          <p className="ms-rejection-title">{name}: not played</p>
          <ReasonList reasons={reasons} />
          <button
            type="button"
            className="ms-rejection-dismiss"
            aria-label={`Dismiss: ${name}`}
            onClick={() => dismiss(commandId)}
          />
        </div>
      ))}
    </div>
  );
}

export interface RejectionNoticeProps extends ComponentProps<'div'> {
  /** How many are shown at most. */
  readonly limit?: number;
}
