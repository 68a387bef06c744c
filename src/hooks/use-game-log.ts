import { useState } from 'react';
import type { LogEntry } from '../protocol/snapshot.js';
import { useLog } from './facts.js';

/** What `useGameLog` takes. */
export interface UseGameLogOptions {
  /** How many of the newest entries are shown at first, and how many more each time earlier ones are asked for. */
  readonly pageSize: number;
}

/** The newest entries of a log, and the way to earlier ones. */
export interface UseGameLogResult {
  /** The newest, oldest first. */
  readonly newest: readonly LogEntry[];
  /** The earlier ones that were asked for, oldest first. */
  readonly older: readonly LogEntry[];
  /** How many still earlier ones are not shown. */
  readonly hidden: number;
  /** Shows some earlier ones too. */
  showEarlier(): void;
}

/** The newest entries of the log: however long it gets, only so many are shown unless somebody asks for more. */
export function useGameLog({ pageSize }: UseGameLogOptions): UseGameLogResult {
  const log = useLog();
  const [pages, setPages] = useState(1);
  const first = Math.max(0, log.length - pageSize);
  const hidden = Math.max(0, log.length - pages * pageSize);
  return {
    newest: first === 0 ? log : log.slice(first),
    older: log.slice(hidden, first),
    hidden,
    showEarlier: () => setPages((now) => now + 1),
  };
}
