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

  /** Those who follow options about which something is new. */
  touched(now: Followed, before: Followed): (readonly Follower[])[] {
    const touched: (readonly Follower[])[] = [];
    if (this.#byOption.size === 0) return touched;
    if (now.book !== before.book) this.#addChanged(now.book, before.book, touched);
    if (now.focusedId !== before.focusedId) {
      this.#add(before.focusedId, touched);
      this.#add(now.focusedId, touched);
    }
    if (now.pending !== before.pending) {
      for (const { optionId } of only(now.pending, before.pending)) this.#add(optionId, touched);
      for (const { optionId } of only(before.pending, now.pending)) this.#add(optionId, touched);
    }
    return touched;
  }

  /** Tells those who follow some options: all of them, even if one throws. The first error is thrown afterwards. */
  tell(touched: readonly (readonly Follower[])[]): void {
    const errors: unknown[] = [];
    for (const followers of touched) {
      for (const follower of followers) {
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

  #add(id: OptionId | null, touched: (readonly Follower[])[]): void {
    const followers = id === null ? undefined : this.#byOption.get(id);
    if (followers && !touched.includes(followers)) touched.push(followers);
  }

  #addChanged(book: Followed['book'], before: Followed['book'], touched: (readonly Follower[])[]): void {
    const { changed, ids } = book;
    if (changed && changed.length < this.#byOption.size) {
      for (const place of changed) {
        const followers = this.#byOption.get(ids[place]!);
        if (followers) touched.push(followers);
      }
      return;
    }
    const places = changed && new Set(changed);
    for (const [id, followers] of this.#byOption) {
      if (places ? places.has(book.positions.get(id)!) : book.get(id) !== before.get(id))
        touched.push(followers);
    }
  }
}

/** The commands of one list that are not in the other. */
function only(these: readonly PendingCommand[], others: readonly PendingCommand[]): PendingCommand[] {
  return these.filter((command) => !others.includes(command));
}
