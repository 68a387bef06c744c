import { useState, type ClipboardEvent } from 'react';

/** What came of copying a text; `null` before anybody tried. */
export type CopyOutcome = 'copied' | 'failed' | null;

/** Copies a text, and knows what came of it until there is another text. `null` is nothing to copy. */
export function useCopy(text: string | null) {
  const [tried, setTried] = useState<{ readonly text: string; readonly outcome: CopyOutcome } | null>(null);

  async function write(wanted: string): Promise<void> {
    try {
      await navigator.clipboard.writeText(wanted);
      setTried({ text: wanted, outcome: 'copied' });
    } catch {
      // Pages that are not secure have no clipboard, and those that are may be denied it.
      setTried({ text: wanted, outcome: 'failed' });
    }
  }

  return {
    outcome: tried !== null && tried.text === text ? tried.outcome : null,
    copy: () => void (text !== null && write(text)),
    /** Writes the text to a `copy` event, as of Ctrl-C, unless the player has selected something else. */
    onCopy(event: ClipboardEvent) {
      if (text === null || document.getSelection()?.isCollapsed === false) return;
      event.clipboardData.setData('text/plain', text);
      event.preventDefault();
      setTried({ text, outcome: 'copied' });
    },
  };
}

/** What `useCopy` gives. */
export type UseCopyResult = ReturnType<typeof useCopy>;
