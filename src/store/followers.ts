import type { OptionId } from '../protocol/ids.js';
import type { OptionBook } from '../protocol/option-book.js';
import type { Remembered } from './game-store.js';

type Followed = Pick<Remembered, 'book' | 'focusedId' | 'pending'>;

interface Follower {
  readonly listener: () => void;
  stopped: boolean;
}

/** Those who follow one option. Replaced, never changed: who is told may begin or cease to follow. */
type Following = readonly Follower[];

/** Those who follow single options. Each is told of its own option only, so that thousands may follow. */
export class Followers {
  readonly #byOption = new Map<OptionId, Following>();

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
  touched(now: Followed, before: Followed): Following[] {
    const touched: Following[] = [];
    if (!this.#byOption.size) return touched;
    // Nobody follows `null`, which is no option.
    const add = (id: OptionId | null) => {
      const followers = this.#byOption.get(id!);
      if (followers && !touched.includes(followers)) touched.push(followers);
    };
    if (now.book !== before.book) this.#addChanged(now.book, before.book, touched);
    if (now.focusedId !== before.focusedId) {
      add(before.focusedId);
      add(now.focusedId);
    }
    if (now.pending !== before.pending) {
      for (const command of [...now.pending, ...before.pending])
        if (!now.pending.includes(command) || !before.pending.includes(command)) add(command.optionId);
    }
    return touched;
  }

  /** Tells those who follow some options: all of them, even if one throws. The first error is thrown afterwards. */
  tell(touched: readonly Following[]): void {
    const errors: unknown[] = [];
    for (const followers of touched)
      for (const follower of followers) {
        // One that is told may stop another.
        if (follower.stopped) continue;
        try {
          follower.listener();
        } catch (error) {
          errors.push(error);
        }
      }
    if (errors.length) throw errors[0];
  }

  #addChanged(book: OptionBook, before: OptionBook, touched: Following[]): void {
    const { changed, ids, positions } = book;
    // Whichever is less: those that changed, or those that are followed.
    if (changed && changed.length < this.#byOption.size) {
      for (const place of changed) {
        const followers = this.#byOption.get(ids[place]!);
        if (followers) touched.push(followers);
      }
      return;
    }
    const marks = new Uint8Array(book.size);
    for (const place of changed ?? []) marks[place] = 1;
    for (const [id, followers] of this.#byOption)
      if (changed ? marks[positions.get(id)!] : book.get(id) !== before.get(id)) touched.push(followers);
  }
}
