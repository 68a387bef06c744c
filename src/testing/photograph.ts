import type { Snapshot } from '../protocol/snapshot.js';
import type { Chair } from './chairs.js';
import { firstDifference } from './difference.js';

interface Picture {
  readonly chair: Chair;
  readonly snapshot: Snapshot;
  readonly revision: number;
  readonly json: string;
  /** Whether the adapter gives the same object twice: a promise of its own, with a check of its own. */
  readonly steady: boolean;
}

/** What some chairs saw at one moment, to tell later whether anything changed. */
export class Photograph {
  readonly #pictures: readonly Picture[];

  constructor(chairs: readonly Chair[]) {
    this.#pictures = chairs.map((chair) => {
      const snapshot = chair.adapter.getSnapshot();
      return {
        chair,
        snapshot,
        revision: snapshot.revision,
        json: JSON.stringify(snapshot),
        steady: chair.adapter.getSnapshot() === snapshot,
      };
    });
  }

  /** Who has another snapshot since then, in words, or `null`. Cheap, and blind to data changed in place. */
  moved(): string | null {
    for (const { chair, snapshot, revision, steady } of this.#pictures) {
      const now = chair.adapter.getSnapshot();
      if (now.revision !== revision) {
        return `${chair.name} went from revision ${revision} to ${now.revision}`;
      }
      if (steady && now !== snapshot) return `${chair.name} got another snapshot object`;
    }
    return null;
  }

  /** What changed since then, in words, or `null`. */
  changed(): string | null {
    const moved = this.moved();
    if (moved) return moved;
    for (const { chair, json } of this.#pictures) {
      const now = chair.adapter.getSnapshot();
      if (JSON.stringify(now) === json) continue;
      const where = firstDifference(JSON.parse(json), now);
      return `the snapshot of ${chair.name} changed at ${where ?? 'the order of its keys'}`;
    }
    return null;
  }
}
