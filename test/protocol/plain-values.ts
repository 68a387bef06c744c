import fc from 'fast-check';

/** Anything that JSON can carry, as JSON delivers it. */
export const jsonData: fc.Arbitrary<unknown> = fc
  .jsonValue()
  .map((value): unknown => JSON.parse(JSON.stringify(value)))
  .filter((value) => !JSON.stringify(value).includes('"__proto__":'));

/** An object of what JSON can carry. */
export const jsonRecord: fc.Arbitrary<Record<string, unknown>> = fc
  .dictionary(fc.string(), jsonData, { noNullPrototype: true })
  .filter((record) => !Object.hasOwn(record, '__proto__'));

/** The same data with the keys of every object the other way round. */
export function withKeysReversed<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(withKeysReversed) as T;
  const entries = Object.entries(value).map(([key, part]): [string, unknown] => [
    key,
    withKeysReversed(part),
  ]);
  return Object.fromEntries(entries.toReversed()) as T;
}
