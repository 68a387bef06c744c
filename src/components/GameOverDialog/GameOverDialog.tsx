import type { ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import {
  useGameOverDialog,
  type Outcome,
  type UseGameOverDialogResult,
} from '../../hooks/use-game-over-dialog.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { mergeProps, useMergedRef } from '../merge-props.js';

/** Tells once, by itself, who has won and why; closes when the game goes on. Renders a `<dialog>` element. */
export function GameOverDialog({
  openOnMount = false,
  shared = false,
  closeLabel,
  renderTitle,
  actions,
  children,
  ref,
  ...elementProps
}: GameOverDialogProps): ReactNode {
  const words = useWords();
  const ending = useGameOverDialog({ openOnMount, shared });
  const { ref: dialogRef, ...dialogProps } = ending.getDialogProps();
  const mergedRef = useMergedRef(dialogRef, ref);
  const state: GameOverDialogState = { outcome: ending.outcome };
  return (
    <dialog
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-game-over', ...dialogProps }, elementProps)}
      ref={mergedRef}
    >
      {ending.outcome && (
        <>
          <button
            type="button"
            className="ms-game-over-close"
            aria-label={closeLabel ?? words.say('game-over.close', {}, 'Close')}
            onClick={ending.close}
          />
          <h2 className="ms-game-over-title" {...ending.getTitleProps()}>
            {renderTitle?.(ending) ?? ending.title}
          </h2>
          <p className="ms-game-over-reason" {...ending.getReasonProps()}>
            {ending.reason}
          </p>
          {children}
          {actions && (
            <div className="ms-game-over-actions">
              {typeof actions === 'function' ? actions(ending) : actions}
            </div>
          )}
        </>
      )}
    </dialog>
  );
}

/** The state of `GameOverDialog`, as its `data-*` attributes say it. */
export interface GameOverDialogState {
  /** How the game ended for the seat; nothing, as long as it goes on. */
  readonly outcome: Outcome | null;
}

/** Props of `GameOverDialog`. */
export interface GameOverDialogProps extends Omit<ComponentProps<'dialog'>, 'open'> {
  /** Opens also for a game that had ended before. */
  readonly openOnMount?: boolean;
  /** Players share this screen: nobody is "you". */
  readonly shared?: boolean;
  /** What the button that closes it is called. */
  readonly closeLabel?: string;
  /** Renders who has won in place of the words. */
  readonly renderTitle?: (ending: UseGameOverDialogResult) => ReactNode;
  /** Buttons for what comes next, or a function that renders them: it is given `close`. */
  readonly actions?: ReactNode | ((ending: UseGameOverDialogResult) => ReactNode);
}
