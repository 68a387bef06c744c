import { useRef } from 'react';
import { sameData } from '../protocol/plain-data.js';
import type { Rejection } from '../store/game-store.js';
import { selectRejections } from '../store/selectors.js';
import { useGame, useGameStore } from './GameProvider.js';
import { usePopover } from './use-popover.js';
import { useRefusedElement } from './use-refused-element.js';
import { optionName } from './words.js';
import { useWords } from './WordsProvider.js';

/** Where refusals are shown: beside what was refused while that is on screen, or always in the notice itself. */
export const REJECTION_PLACEMENTS = ['beside', 'notice'] as const;
/** One of `REJECTION_PLACEMENTS`. */
export type RejectionPlacement = (typeof REJECTION_PLACEMENTS)[number];

/** How refusals are shown. */
export interface UseRejectionNoticeOptions {
  /** How many are shown at most. */
  readonly limit: number;
  readonly placement?: RejectionPlacement;
}

/** A refusal, and how often the same was refused. */
export interface RepeatedRejection extends Rejection {
  /** What was tried, in the words of the language. */
  readonly title: string;
  readonly times: number;
  /** Whether it stands beside what was refused. */
  readonly beside: boolean;
}

/**
 * The latest refusals of the present turn. The newest stands beside what was refused, until something else is pressed or
 * it is out of sight; then it joins the others. Dismissing one moves focus to what was refused, to the next refusal,
 * or to the notice.
 */
export function useRejectionNotice({ limit, placement = 'beside' }: UseRejectionNoticeOptions) {
  const words = useWords();
  const { dismiss } = useGameStore();
  const rejections = useGame(selectRejections);
  // With every snapshot: what was refused may have gone from the screen.
  const { flow } = useGame((state) => state.snapshot);
  const notice = useRef<HTMLDivElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const current = rejections.filter(
    ({ flow: then }) => then.turn === flow.turn && then.currentPlayer === flow.currentPlayer,
  );
  const distinct = current.filter((each, at) => !current.slice(at + 1).some((later) => isSame(later, each)));
  const newestFirst = distinct.slice(-limit).toReversed();
  const refused = useRefusedElement(placement === 'beside' ? newestFirst[0] : undefined);

  /** A move's name; what is none, such as undo, has the code `rejection.` and its id. */
  function titleOf({ optionId, name, move }: Rejection): string {
    return move ? optionName({ move, name }, words) : words.resolve(`rejection.${optionId}`, {}, name);
  }

  function dismissAll(rejection: Rejection): void {
    for (const each of rejections) if (isSame(each, rejection)) dismiss(each.commandId);
  }

  usePopover({
    anchor: refused.element,
    popover,
    avoidsPopovers: true,
    onAnchorLost: refused.release,
    onEscape: () => dismissAll(newestFirst[0]!),
    onOutsidePress: refused.release,
  });

  return {
    /** Newest first; what was refused again for the same reasons is there once. */
    latest: newestFirst.map((rejection, at): RepeatedRejection => ({
      ...rejection,
      title: titleOf(rejection),
      times: current.filter((other) => isSame(other, rejection)).length,
      beside: at === 0 && refused.element !== null,
    })),
    getNoticeProps: () => ({ ref: notice, tabIndex: -1 }),
    /** For the element of one refusal: a popover, if it stands beside what was refused. */
    getPlaceProps: ({ beside }: RepeatedRejection) =>
      beside ? ({ ref: popover, popover: 'manual' } as const) : {},
    getDismissProps: (rejection: RepeatedRejection) => ({
      onClick() {
        const buttons = [...(notice.current?.querySelectorAll('button') ?? [])];
        const at = buttons.findIndex((button) => button === document.activeElement);
        const next = buttons[at + 1] ?? buttons[at - 1] ?? notice.current;
        (rejection.beside ? refused.element : next)?.focus();
        dismissAll(rejection);
      },
    }),
  };
}

function isSame(a: Rejection, b: Rejection): boolean {
  return a.name === b.name && sameData(a.reasons, b.reasons);
}
