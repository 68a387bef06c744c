import type { ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import {
  useRejectionNotice,
  type RejectionPlacement,
  type RepeatedRejection,
} from '../../hooks/use-rejection-notice.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { mergeProps, useMergedRef } from '../merge-props.js';
import { ReasonList } from '../ReasonList/ReasonList.js';

/**
 * What was refused, with all reasons, until it is dismissed, played or its turn has passed. The newest stands beside the
 * option, card or cell that was refused while that is on screen; the others stand in the notice, newest first. Renders a
 * `<div>` element that alerts.
 */
export function RejectionNotice({
  limit = 3,
  placement,
  renderRejection,
  ref,
  ...elementProps
}: RejectionNoticeProps): ReactNode {
  const words = useWords();
  const { latest, getNoticeProps, getPlaceProps, getDismissProps } = useRejectionNotice({
    limit,
    ...(placement && { placement }),
  });
  const { ref: noticeRef, ...noticeProps } = getNoticeProps();
  const mergedRef = useMergedRef(noticeRef, ref);
  const state: RejectionNoticeState = { floating: latest.length === 1 && latest[0]!.beside };
  return (
    <div
      role="alert"
      aria-atomic="false"
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-rejections', ...noticeProps }, elementProps)}
      ref={mergedRef}
    >
      {latest.map((rejection) => {
        const { commandId, title: name, times, reasons, beside } = rejection;
        return (
          <div
            key={commandId}
            className="ms-rejection-place"
            {...stateAttributes({ beside })}
            {...getPlaceProps(rejection)}
          >
            <div className="ms-rejection">
              {renderRejection?.(rejection) ?? (
                <>
                  <p className="ms-rejection-title">
                    {words.say('rejection.title', { name }, '{name}: refused')}
                    {times > 1 &&
                      ` ${words.say('rejection.times', { count: times }, { one: '({count} time)', other: '({count} times)' })}`}
                  </p>
                  <ReasonList reasons={reasons} />
                </>
              )}
              <button
                type="button"
                className="ms-rejection-dismiss"
                aria-label={words.say('rejection.dismiss', { name }, 'Dismiss: {name}')}
                {...getDismissProps(rejection)}
              />
            </div>
          </div>
        );
      })}
    </div>
  );
}

/** The state of `RejectionNotice`, as its `data-*` attributes say it. */
export interface RejectionNoticeState {
  /** All that it says stands beside what was refused: the notice itself takes no room. */
  readonly floating: boolean;
}

/** Props of `RejectionNotice`. */
export interface RejectionNoticeProps extends ComponentProps<'div'> {
  /** How many are shown at most. */
  readonly limit?: number;
  /** Where the newest stands: beside what was refused while that is on screen, or with the others in the notice. */
  readonly placement?: RejectionPlacement;
  /** Renders a refusal in place of its title and its reasons; it is spoken. The button that dismisses it stays. */
  readonly renderRejection?: (rejection: RepeatedRejection) => ReactNode;
}
