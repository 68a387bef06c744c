import type { ComponentProps, ReactNode } from 'react';
import { useRejectionNotice } from '../../hooks/use-rejection-notice.js';
import { mergeProps, useMergedRef } from '../merge-props.js';
import { ReasonList } from '../ReasonList/ReasonList.js';

/** What was refused, with all reasons, until it is dismissed; newest first. Renders a `<div>` element that alerts. */
export function RejectionNotice({ limit = 3, ref, ...elementProps }: RejectionNoticeProps): ReactNode {
  const { latest, getNoticeProps, getDismissProps } = useRejectionNotice({ limit });
  const { ref: noticeRef, ...noticeProps } = getNoticeProps();
  const mergedRef = useMergedRef(noticeRef, ref);
  return (
    <div
      role="alert"
      aria-atomic="false"
      {...mergeProps({ className: 'ms-rejections', ...noticeProps }, elementProps)}
      ref={mergedRef}
    >
      {latest.map((rejection) => (
        <div key={rejection.commandId} className="ms-rejection">
          <p className="ms-rejection-title">
            {rejection.name}: refused{rejection.times > 1 && ` (${rejection.times} times)`}
          </p>
          <ReasonList reasons={rejection.reasons} />
          <button
            type="button"
            className="ms-rejection-dismiss"
            aria-label={`Dismiss: ${rejection.name}`}
            {...getDismissProps(rejection)}
          />
        </div>
      ))}
    </div>
  );
}

/** Props of `RejectionNotice`. */
export interface RejectionNoticeProps extends ComponentProps<'div'> {
  /** How many are shown at most. */
  readonly limit?: number;
}
