import { faultIn, type Shape } from '../protocol/validate/shape.js';

/** What an adapter answered to a question, if it can be read; else an error for developers. */
export function readable<T>(shape: Shape<T>, what: string, answer: T): T {
  const fault = faultIn(shape, answer);
  if (fault === null) return answer;
  throw new Error(
    `moveset: the adapter's ${what} cannot be read (${fault}). Players see none. Answer with what the protocol describes.`,
  );
}
