import { sameData } from '../../../protocol/plain-data.js';

/** Whether two things say the same. Of what goes round in circles, or fails when it is looked at, nobody knows. */
export function isAlike(a: unknown, b: unknown): boolean {
  try {
    return sameData(a, b);
  } catch {
    return false;
  }
}
