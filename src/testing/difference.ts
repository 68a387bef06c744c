import { sameData } from '../protocol/plain-data.js';

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Where two values differ first (`view.board.3`) once both are written as JSON, or `null`. */
export function firstDifference(a: unknown, b: unknown): string | null {
  return differenceIn(JSON.parse(JSON.stringify(a)), JSON.parse(JSON.stringify(b)), '');
}

function differenceIn(a: unknown, b: unknown, path: string): string | null {
  if (sameData(a, b)) return null;
  if (!isObject(a) || !isObject(b) || Array.isArray(a) !== Array.isArray(b)) return path || 'everything';
  for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const found = differenceIn(a[key], b[key], path ? `${path}.${key}` : key);
    if (found) return found;
  }
  return path || 'everything';
}
