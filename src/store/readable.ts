import { faultIn, type Shape } from '../protocol/validate/shape.js';

/** Checks an adapter's answer to a question. Throws an error for developers if it cannot be read. */
export function readable<T>(shape: Shape<T>, what: string, answer: T): T {
  const fault = faultIn(shape, answer);
  if (fault === null) return answer;
  throw new Error(
    `moveset: the adapter's ${what} cannot be read (${fault}). Players see none. Answer with what the protocol describes.`,
  );
}
