import { useState } from 'react';
import { useLog } from './facts.js';

/** What `useGameLog` takes. */
export interface UseGameLogOptions {
  /** How many of the newest entries are shown at first, and how many more each time earlier ones are asked for. */
  readonly pageSize: number;
}

/** The newest entries of the log: however long it gets, only so many are shown unless somebody asks for more. */
export function useGameLog({ pageSize }: UseGameLogOptions) {
  const log = useLog();
  const [pages, setPages] = useState(1);
  const first = Math.max(0, log.length - pageSize);
  const hidden = Math.max(0, log.length - pages * pageSize);
  return {
    /** The newest entries, oldest first. */
    newest: first === 0 ? log : log.slice(first),
    /** The earlier entries that were asked for, oldest first. */
    older: log.slice(hidden, first),
    /** How many still earlier entries are not shown. */
    hidden,
    showEarlier: () => setPages((now) => now + 1),
  };
}
