import { useRef, type HTMLAttributes, type RefObject } from 'react';
import type { CommandId } from '../protocol/ids.js';
import type { Rejection } from '../store/game-store.js';
import { useRejections } from './facts.js';

/** The refusals to show, and props to show and dismiss them. */
export interface UseRejectionNoticeResult {
  /** Newest first. */
  readonly latest: readonly Rejection[];
  getNoticeProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
  getDismissProps(commandId: CommandId): { readonly onClick: () => void };
}

/** The latest refusals. Dismissing one leaves the keyboard on the next, or on the notice. */
export function useRejectionNotice({ limit }: { readonly limit: number }): UseRejectionNoticeResult {
  const { rejections, dismiss } = useRejections();
  const notice = useRef<HTMLDivElement>(null);
  return {
    latest: [...rejections.values()].slice(-limit).toReversed(),
    getNoticeProps: () => ({ ref: notice, tabIndex: -1 }),
    getDismissProps: (commandId) => ({
      onClick() {
        const buttons = [...(notice.current?.querySelectorAll('button') ?? [])];
        const at = buttons.findIndex((button) => button === document.activeElement);
        (buttons[at + 1] ?? buttons[at - 1] ?? notice.current)?.focus();
        dismiss(commandId);
      },
    }),
  };
}
