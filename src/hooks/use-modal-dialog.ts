import { useLayoutEffect, useRef } from 'react';
import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';

/** A native dialog that follows a state. */
export type UseModalDialogResult = ReturnType<typeof useModalDialog>;

/**
 * Opens a `<dialog>` above everything, the page behind it inert, and gives focus back when it closes. A press
 * beside it, or the browser's own wish to close it (such as the back button of a phone), asks to close.
 */
export function useModalDialog(open: boolean, close: () => void) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return;
    if (!element.open) element.showModal();
    return () => element.close();
  }, [open]);

  return {
    getDialogProps: () => ({
      ref: dialog,
      onCancel(event: SyntheticEvent<HTMLDialogElement>) {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        close();
      },
      onClose(event: SyntheticEvent<HTMLDialogElement>) {
        // It tells late: by then it may have been opened again.
        if (event.target === event.currentTarget && !event.currentTarget.open) close();
      },
      onPointerDown(event: PointerEvent) {
        pressedBeside.current = event.target === event.currentTarget;
      },
      onClick(event: MouseEvent) {
        // Text selected up to beyond the edge ends there, but did not begin there.
        if (pressedBeside.current && event.target === event.currentTarget) close();
      },
    }),
  };
}
