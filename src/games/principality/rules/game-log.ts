/** A log that states share: the last line, and what came before it. To add a line, nothing is copied but now and then a page. */
export interface Log {
  readonly line: string;
  /** Which line of its page it is, from 1. */
  readonly nth: number;
  /** The lines above it on the same page. */
  readonly above: Log | null;
  /** All pages that are full. They lie side by side: a log of any length is only a page deep, and can be cloned. */
  readonly earlier: readonly (readonly string[])[];
}

const PAGE = 64;
const NO_PAGES: Log['earlier'] = [];

/** The log with one more line. */
export function withLine(log: Log | null, line: string): Log {
  if (log === null) return { line, nth: 1, above: null, earlier: NO_PAGES };
  if (log.nth < PAGE) return { line, nth: log.nth + 1, above: log, earlier: log.earlier };
  return { line, nth: 1, above: null, earlier: [...log.earlier, pageOf(log)] };
}

/** Lines that were a list, as a log. */
export function logOf(lines: readonly string[]): Log | null {
  return lines.reduce<Log | null>(withLine, null);
}

/** All lines, the oldest first. */
export function linesOf(log: Log | null): readonly string[] {
  return log === null ? [] : [...log.earlier, pageOf(log)].flat();
}

/** The lines of the last page. */
function pageOf(log: Log): readonly string[] {
  const lines: string[] = [];
  for (let at: Log | null = log; at !== null && lines.length < PAGE; at = at.above) lines.push(at.line);
  return lines.toReversed();
}
