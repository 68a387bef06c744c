import { optionIdOf } from '../protocol/normalise.js';
import { shareData, shareList } from '../protocol/plain-data.js';
import type { Snapshot, SnapshotChanges } from '../protocol/snapshot.js';

/** A snapshot that follows another: what did not change is the very object it was, and which moves changed is said. */
export function nextSnapshot<View>(
  previous: Snapshot<View> | undefined,
  next: Snapshot<View>,
): Snapshot<View> {
  if (!previous) return next;
  // Moves come and go, so they are matched by what they are; everything else by where it stands.
  const moves = shareList(previous.moves, next.moves, optionIdOf);
  const changes = changesOf(previous, moves);
  const { changes: _, ...before } = previous;
  return { ...shareData(before, { ...next, moves: previous.moves }), moves, ...(changes && { changes }) };
}

/** Which moves changed where they stand, if that is all that happened to them. */
function changesOf(
  { revision: since, moves: before }: Snapshot,
  after: Snapshot['moves'],
): SnapshotChanges | null {
  if (before.length !== after.length) return null;
  const moves: number[] = [];
  for (let place = 0; place < after.length; place += 1) if (before[place] !== after[place]) moves.push(place);
  return { since, moves };
}
