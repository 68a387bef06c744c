import type { OptionId } from '../protocol/ids.js';
import type { PendingCommand, Remembered } from './game-store.js';

type Followed = Pick<Remembered, 'book' | 'focusedId' | 'pending'>;

interface Follower {
  readonly listener: () => void;
  stopped: boolean;
}

/** Those who follow single options. Each is told of its own option only, so that thousands may follow. */
export class Followers {
  // Lists are replaced, never changed: who is told may begin or cease to follow.
  readonly #byOption = new Map<OptionId, readonly Follower[]>();

  /** Tells a listener of one option, until it is stopped. */
  add(id: OptionId, listener: () => void): () => void {
    const follower: Follower = { listener, stopped: false };
    this.#byOption.set(id, [...(this.#byOption.get(id) ?? []), follower]);
    return () => {
      follower.stopped = true;
      const others = this.#byOption.get(id)?.filter((other) => other !== follower);
      if (others?.length) this.#byOption.set(id, others);
      else this.#byOption.delete(id);
    };
  }

  /** The options about which something is new, as far as somebody follows them. */
  touched(now: Followed, before: Followed): Set<OptionId> {
    const touched = new Set<OptionId>();
    if (this.#byOption.size === 0) return touched;
    if (now.book !== before.book) this.#addChanged(now.book, before.book, touched);
    if (now.focusedId !== before.focusedId) {
      if (before.focusedId !== null) touched.add(before.focusedId);
      if (now.focusedId !== null) touched.add(now.focusedId);
    }
    if (now.pending !== before.pending) {
      for (const { optionId } of only(now.pending, before.pending)) touched.add(optionId);
      for (const { optionId } of only(before.pending, now.pending)) touched.add(optionId);
    }
    return touched;
  }

  /** Tells those who follow some options: all of them, even if one throws. The first error is thrown afterwards. */
  tell(touched: ReadonlySet<OptionId>): void {
    const errors: unknown[] = [];
    for (const id of touched) {
      for (const follower of this.#byOption.get(id) ?? []) {
        if (follower.stopped) continue;
        try {
          follower.listener();
        } catch (error) {
          errors.push(error);
        }
      }
    }
    if (errors.length > 0) throw errors[0];
  }

  #addChanged(book: Followed['book'], before: Followed['book'], touched: Set<OptionId>): void {
    const { changed, ids } = book;
    if (changed && changed.length < this.#byOption.size) {
      for (const place of changed) if (this.#byOption.has(ids[place]!)) touched.add(ids[place]!);
      return;
    }
    const places = changed && new Set(changed);
    for (const id of this.#byOption.keys()) {
      if (places ? places.has(book.positions.get(id)!) : book.get(id) !== before.get(id)) touched.add(id);
    }
  }
}

/** The commands of one list that are not in the other. */
function only(these: readonly PendingCommand[], others: readonly PendingCommand[]): PendingCommand[] {
  return these.filter((command) => !others.includes(command));
}
