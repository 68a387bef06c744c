/** Whether keys are all there is to a value. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** Whether two pieces of plain data say the same. */
export function sameData(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    // Not every(): it would pass over holes.
    for (let at = 0; at < a.length; at += 1) if (!sameData(a[at], b[at])) return false;
    return true;
  }
  if (!isRecord(a) || !isRecord(b)) return false;
  // Not by lists of keys: of long lists of moves, the making of them is what takes the time.
  let more = 0;
  for (const key in a) {
    const part = a[key];
    const other = b[key];
    if (part !== other && !sameData(part, other)) return false;
    // Only what is not there has no value; to ask for each would take as long as all the rest.
    if (other === undefined && !Object.hasOwn(b, key)) return false;
    more += 1;
  }
  for (const _ in b) more -= 1;
  return more === 0;
}

/** `next`, with every part of it that did not change replaced by the very object it was in `previous`. */
export function shareData<T>(previous: unknown, next: T): T {
  if (Array.isArray(next) && Array.isArray(previous)) {
    const shared = next.map((item: unknown, index) => shareData(previous[index], item));
    const same =
      previous.length === shared.length && shared.every((item, index) => Object.is(item, previous[index]));
    return (same ? previous : shared) as T;
  }
  if (!isRecord(next) || !isRecord(previous)) return next;
  const shared = Object.entries(next).map(([key, value]) => [key, shareData(previous[key], value)] as const);
  const same =
    Object.keys(previous).length === shared.length &&
    shared.every(([key, value]) => Object.hasOwn(previous, key) && Object.is(value, previous[key]));
  // Not by assignment: a key may be called __proto__.
  return (same ? previous : Object.fromEntries(shared)) as T;
}

/** The list `next`, where an item that did not change, wherever it now stands, is the very object it was before. */
export function shareList<T>(
  previous: readonly T[],
  next: readonly T[],
  keyOf: (item: T) => string,
): readonly T[] {
  let byKey: Map<string, T> | undefined;
  const shared = next.map((item, index) => {
    const here = previous[index];
    if (here !== undefined && sameData(here, item)) return here;
    byKey ??= new Map(previous.map((old) => [keyOf(old), old]));
    const elsewhere = byKey.get(keyOf(item));
    return elsewhere !== undefined && sameData(elsewhere, item) ? elsewhere : item;
  });
  const same = previous.length === shared.length && shared.every((item, index) => item === previous[index]);
  return same ? previous : shared;
}

/** The same text for the same data, whatever the order of its keys. */
export function canonicalText(value: unknown): string {
  // Strings are quoted, so that no text is taken for a number; JSON has no words for NaN and undefined.
  if (typeof value === 'string') return JSON.stringify(value);
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonicalText(part)}`);
  return `{${parts.join(',')}}`;
}

const MAX_DEPTH = 100;

/** Where in a value something sits that is not plain data (a function, a Map, a class instance), or `null`. */
export function findForeignData(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint')
    return path || 'it';
  if (typeof value !== 'object' || value === null) return null;
  // Nothing plain is that deep; it goes round in circles.
  if (depth > MAX_DEPTH || (!Array.isArray(value) && !isRecord(value))) return path || 'it';
  for (const [key, part] of Object.entries(value)) {
    const found = findForeignData(part, path ? `${path}.${key}` : key, depth + 1);
    if (found) return found;
  }
  return null;
}
