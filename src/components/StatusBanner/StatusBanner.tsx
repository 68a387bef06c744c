import type { ComponentProps, ReactNode } from 'react';
import { useStatus, type UseStatusResult } from '../../hooks/facts.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { endingText, toldText } from '../../hooks/told-text.js';
import { statusText } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { mergeProps } from '../merge-props.js';

/** Whose decision is awaited and what it is about, or how the game ended. Spoken when it changes. Renders a `<div>` element. */
export function StatusBanner({ renderStatus, children, ...elementProps }: StatusBannerProps): ReactNode {
  const words = useWords();
  const facts = useStatus();
  const { status, decision } = facts;
  const detail = endingText(status, words) ?? (decision && toldText(decision, words));
  const state: StatusBannerState = {
    yours: facts.yours,
    over: status.kind === 'over',
    pending: facts.pending,
    fault: facts.fault !== null,
  };
  return (
    <div
      role="status"
      aria-busy={state.pending}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-status' }, elementProps)}
    >
      {renderStatus?.(facts) ?? (
        <>
          <p className="ms-status-title">{statusText(facts, words)}</p>
          {detail !== undefined && <p className="ms-status-detail">{detail}</p>}
        </>
      )}
      {children}
    </div>
  );
}

/** The state of `StatusBanner`, as its `data-*` attributes say it. */
export interface StatusBannerState {
  /** The seat is to decide. */
  readonly yours: boolean;
  /** The game has ended. */
  readonly over: boolean;
  /** A command waits for its answer. */
  readonly pending: boolean;
  /** The adapter does not do its work. */
  readonly fault: boolean;
}

/** Props of `StatusBanner`. */
export interface StatusBannerProps extends ComponentProps<'div'> {
  /** Renders what is going on in place of the words; it is spoken when it changes. */
  readonly renderStatus?: (status: UseStatusResult) => ReactNode;
}
