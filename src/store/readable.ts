import { moreFaultOf } from '../protocol/more-fault-of.js';
import type { MoreChecked } from '../protocol/more-guards.js';

/** Checks an adapter's answer to a question. Throws an error for developers if it cannot be read. */
export function readable<T>(kind: MoreChecked, what: string, answer: T): T {
  const fault = moreFaultOf(kind, answer);
  if (fault === null) return answer;
  throw new Error(
    `moveset: the adapter's ${what} cannot be read (${fault}). Players see none. Answer with what the protocol describes.`,
  );
}
