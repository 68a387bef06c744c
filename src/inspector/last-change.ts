import type { OptionId } from '../protocol/ids.js';
import { optionsOf } from '../protocol/options/options-of.js';
import { differenceOf } from './difference.js';
import type { RecordedRevision } from './inspection.js';

/** The last two revisions in a row between which an option is different; `null` if it is the same in all of them. */
export function lastChangeOf(
  id: OptionId,
  revisions: readonly RecordedRevision[],
): { readonly from: number; readonly to: number } | null {
  const optionAt = (at: number) => optionsOf(revisions[at]!.snapshot).find((option) => option.id === id);
  for (let at = revisions.length - 1; at > 0; at -= 1) {
    if (differenceOf(optionAt(at - 1), optionAt(at)))
      return { from: revisions[at - 1]!.snapshot.revision, to: revisions[at]!.snapshot.revision };
  }
  return null;
}
