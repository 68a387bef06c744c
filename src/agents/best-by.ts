/** Those of the items that are worth most. What is worth no number is worth least. */
export function bestBy<T>(items: readonly T[], worthOf: (item: T) => number): readonly T[] {
  const worths = items.map((item) => {
    const worth = worthOf(item);
    return Number.isNaN(worth) ? -Infinity : worth;
  });
  const most = worths.reduce((a, b) => Math.max(a, b), -Infinity);
  return items.filter((_, at) => worths[at] === most);
}
