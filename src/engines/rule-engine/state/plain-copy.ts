import { isRecord } from '../../../protocol/plain-data.js';
import { frozen } from './state-draft.js';

/** A deep copy of plain data. Anything else in it is shared. */
export function plainCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(plainCopy) as T;
  if (!isRecord(value)) return value;
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const part = copy[key];
    if (typeof part !== 'object' || part === null) continue;
    // Assigning to this key would exchange the prototype.
    if (key === '__proto__') Object.defineProperty(copy, key, { ...DATA, value: plainCopy(part) });
    else copy[key] = plainCopy(part);
  }
  return copy as T;
}

const DATA = { enumerable: true, writable: true, configurable: true };

/** A frozen copy of what a rule passes in: the rule may go on changing its own, and it may be part of a draft. */
export function ownCopy<T>(value: T): T {
  return frozen(plainCopy(value));
}

/**
 * A record with the parts of another one added or exchanged. Not by spreading both: what is spread has no room for
 * another key, which then costs ten times as much.
 */
export function merged<T extends object>(record: T, changes: Readonly<Partial<T>>): T {
  // Assigning to this key would exchange the prototype.
  if (Object.hasOwn(record, '__proto__') || Object.hasOwn(changes, '__proto__'))
    return { ...record, ...changes };
  return Object.assign({}, record, changes);
}
