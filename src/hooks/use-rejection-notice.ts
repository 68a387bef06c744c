import { useRef, type HTMLAttributes, type RefObject } from 'react';
import { sameData } from '../protocol/plain-data.js';
import type { Rejection } from '../store/game-store.js';
import { useRejections } from './facts.js';

/** A refusal, and how often the same was refused. */
export interface RepeatedRejection extends Rejection {
  readonly times: number;
}

/** The refusals to show, and props to show and dismiss them. */
export interface UseRejectionNoticeResult {
  /** Newest first; what was refused again for the same reasons stands once. */
  readonly latest: readonly RepeatedRejection[];
  getNoticeProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
  getDismissProps(rejection: Rejection): { readonly onClick: () => void };
}

/** The latest refusals. Dismissing one leaves the keyboard on the next, or on the notice. */
export function useRejectionNotice({ limit }: { readonly limit: number }): UseRejectionNoticeResult {
  const { rejections, dismiss } = useRejections();
  const notice = useRef<HTMLDivElement>(null);
  return {
    latest: collapse([...rejections.values()])
      .slice(-limit)
      .toReversed(),
    getNoticeProps: () => ({ ref: notice, tabIndex: -1 }),
    getDismissProps: (rejection) => ({
      onClick() {
        const buttons = [...(notice.current?.querySelectorAll('button') ?? [])];
        const at = buttons.findIndex((button) => button === document.activeElement);
        (buttons[at + 1] ?? buttons[at - 1] ?? notice.current)?.focus();
        for (const each of rejections.values()) if (isSame(each, rejection)) dismiss(each.commandId);
      },
    }),
  };
}

function collapse(rejections: readonly Rejection[]): RepeatedRejection[] {
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
