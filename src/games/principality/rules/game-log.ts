/** Lines of a log, the newest page first: to add one, only that page is copied. */
export interface LogPage {
  readonly lines: readonly string[];
  readonly earlier: LogPage | null;
}

const PAGE = 8;

/** The log with one more line. */
export function withLine(page: LogPage | null, line: string): LogPage {
  if (page !== null && page.lines.length < PAGE)
    return { lines: [...page.lines, line], earlier: page.earlier };
  return { lines: [line], earlier: page };
}

/** Lines that were a list, as a log. */
export function pageOf(lines: readonly string[]): LogPage | null {
  return lines.reduce<LogPage | null>(withLine, null);
}

/** All lines, the oldest first. */
export function linesOf(page: LogPage | null): readonly string[] {
  const pages: (readonly string[])[] = [];
  for (let at = page; at !== null; at = at.earlier) pages.push(at.lines);
  return pages.toReversed().flat();
}
