import { useState, type ClipboardEvent } from 'react';

/** What came of copying a text; `null` before anybody tried. */
export type CopyOutcome = 'copied' | 'failed' | null;

/** A text that can be copied. */
export interface UseCopyResult {
  readonly outcome: CopyOutcome;
  /** Copies the text, as far as the browser allows it. */
  copy(): void;
  /** Gives the text to a `copy` event, as of Ctrl-C, unless the player has selected something else. */
  onCopy(event: ClipboardEvent): void;
}

/** Copies a text, and knows what came of it until there is another text. `null` is nothing to copy. */
export function useCopy(text: string | null): UseCopyResult {
  const [tried, setTried] = useState<{ readonly text: string; readonly outcome: CopyOutcome } | null>(null);

  async function write(wanted: string): Promise<void> {
    // Pages that are not secure have no clipboard, and those that are may be denied it.
    const outcome = await Promise.resolve()
      .then(() => navigator.clipboard.writeText(wanted))
      .then(
        () => 'copied' as const,
        () => 'failed' as const,
      );
    setTried({ text: wanted, outcome });
  }

  return {
    outcome: tried !== null && tried.text === text ? tried.outcome : null,
    copy: () => void (text !== null && write(text)),
    onCopy(event) {
      if (text === null || document.getSelection()?.isCollapsed === false) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
      setTried({ text, outcome: 'copied' });
    },
  };
}
