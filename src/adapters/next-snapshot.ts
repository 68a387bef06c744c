import { optionIdOf } from '../protocol/normalise.js';
import { shareData, shareList } from '../protocol/plain-data.js';
import type { Snapshot } from '../protocol/snapshot.js';

/** A snapshot that follows another: what did not change is the very object it was. */
export function nextSnapshot<View>(
  previous: Snapshot<View> | undefined,
  next: Snapshot<View>,
): Snapshot<View> {
  if (!previous) return next;
  // Moves come and go, so they are matched by what they are; everything else by where it stands.
  const moves = shareList(previous.moves, next.moves, optionIdOf);
  return { ...shareData(previous, { ...next, moves: previous.moves }), moves };
}
