import { useRef, type HTMLAttributes, type RefObject } from 'react';
import { sameData } from '../protocol/plain-data.js';
import type { Flow } from '../protocol/snapshot.js';
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

type PlaceProps = HTMLAttributes<HTMLElement> & { readonly ref?: RefObject<HTMLDivElement | null> };

/** The refusals to show, and props to show and dismiss them. */
export interface UseRejectionNoticeResult {
  /** Newest first; what was refused again for the same reasons stands once. */
  readonly latest: readonly RepeatedRejection[];
  getNoticeProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
  /** For the element of one refusal: a popover, if it stands beside what was refused. */
  getPlaceProps(rejection: RepeatedRejection): PlaceProps;
  getDismissProps(rejection: Rejection): { readonly onClick: () => void };
}

/**
 * The latest refusals of the present turn. The newest stands beside what was refused, until something else is pressed or
 * it is out of sight; then it joins the others. Dismissing one leaves the keyboard where it was refused, on the next
 * refusal, or on the notice.
 */
export function useRejectionNotice({
  limit,
  placement = 'beside',
}: UseRejectionNoticeOptions): UseRejectionNoticeResult {
  const words = useWords();
  const { dismiss } = useGameStore();
  const rejections = useGame(selectRejections);
  // With every snapshot: what was refused may have gone from the screen.
  const { flow } = useGame((state) => state.snapshot);
  const notice = useRef<HTMLDivElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const current = collapse(rejections.filter((rejection) => isOfTurn(rejection.flow, flow)))
    .slice(-limit)
    .toReversed();
  const refused = useRefusedElement(placement === 'beside' ? current[0] : undefined);

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
    onEscape: () => dismissAll(current[0]!),
    onOutsidePress: refused.release,
  });

  return {
    latest: current.map((rejection, at) => ({
      ...rejection,
      title: titleOf(rejection),
      beside: at === 0 && refused.element !== null,
    })),
    getNoticeProps: () => ({ ref: notice, tabIndex: -1 }),
    getPlaceProps: ({ beside }) => (beside ? { ref: popover, popover: 'manual' } : {}),
    getDismissProps: (rejection) => ({
      onClick() {
        const buttons = [...(notice.current?.querySelectorAll('button') ?? [])];
        const at = buttons.findIndex((button) => button === document.activeElement);
        const isBeside = refused.element !== null && rejection.commandId === current[0]?.commandId;
        (isBeside ? refused.element : (buttons[at + 1] ?? buttons[at - 1] ?? notice.current))?.focus();
        dismissAll(rejection);
      },
    }),
  };
}

/** Whether what was refused then still matters now. */
function isOfTurn(then: Flow, now: Flow): boolean {
  return then.turn === now.turn && then.currentPlayer === now.currentPlayer;
}

function collapse(rejections: readonly Rejection[]) {
  return rejections
    .map((rejection) => ({
      ...rejection,
      times: rejections.filter((other) => isSame(other, rejection)).length,
    }))
    .filter((rejection, at) => !rejections.slice(at + 1).some((later) => isSame(later, rejection)));
}

function isSame(a: Rejection, b: Rejection): boolean {
  return a.name === b.name && sameData(a.reasons, b.reasons);
}
