/** The index that a key leads to in a list; nothing where it is no key of a list. */
export function indexAfterKey(
  key: string,
  from: number,
  { count, page }: { readonly count: number; readonly page: number },
): number | undefined {
  const to = {
    ArrowDown: from + 1,
    ArrowUp: from - 1,
    PageDown: from + page,
    PageUp: from - page,
    Home: 0,
    End: count - 1,
  }[key];
  return to === undefined ? undefined : Math.max(0, Math.min(to, count - 1));
}
