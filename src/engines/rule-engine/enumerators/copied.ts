/** Plain data of one's own: when it changes, nobody else's does. */
export function copied<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(copied) as T;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, copied(part)])) as T;
}
