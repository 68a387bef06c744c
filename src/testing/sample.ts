import { shuffled, type Random } from '../protocol/seeded-random.js';

/** At most so many of the items, picked by the random source and kept in their order. */
export function sample<T>(items: readonly T[], most: number, random: Random): T[] {
  if (items.length <= most) return [...items];
  const picked = new Set(shuffled([...items.keys()], random).slice(0, most));
  return items.filter((_, at) => picked.has(at));
}

/** At most so many of the items, the first and the last included, evenly spread. */
export function spread<T>(items: readonly T[], most: number): T[] {
  if (items.length <= most) return [...items];
  const step = (items.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, at) => items[Math.round(at * step)]!);
}
