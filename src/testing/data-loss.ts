import { findForeignData, sameData } from '../protocol/plain-data.js';

/** What of a value would not arrive on the other side of a wire, in words, or `null`. */
export function dataLoss(value: unknown): string | null {
  const lost = findLoss(value, '', []);
  if (lost) return lost;
  const foreign = findForeignData(value);
  if (foreign) return `${foreign} is not plain data`;
  // The copy goes first: an array that lacks items is only found out by one that has them.
  return sameData(JSON.parse(JSON.stringify(value)), value)
    ? null
    : 'a copy made through JSON is not the same';
}

function findLoss(value: unknown, path: string, within: readonly object[]): string | null {
  const place = path || 'it';
  if (value === undefined) return `${place} is undefined`;
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return `${place} is ${value}`;
    return Object.is(value, -0) ? `${place} is -0` : null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (within.includes(value)) return `${place} contains itself`;
  // `Array.from` turns holes into `undefined`.
  const parts = Array.isArray(value) ? Array.from(value as unknown[]).entries() : Object.entries(value);
  for (const [key, part] of parts) {
    const found = findLoss(part, path ? `${path}.${key}` : `${key}`, [...within, value]);
    if (found) return found;
  }
  return null;
}
