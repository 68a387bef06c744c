import type { OptionId } from '../protocol/ids.js';
import type { OptionBook } from '../protocol/option-book.js';
import type { Remembered } from './game-store.js';

type Followed = Pick<Remembered, 'book' | 'focusedId' | 'pending'>;

/** Those who follow one option. */
type Following = Set<() => void>;

/** Those who follow single options. Each is told of its own option only, so that thousands may follow. */
export class Followers {
  readonly #byOption = new Map<OptionId, Following>();

  /** Tells a listener of one option, until it is stopped. */
  add(id: OptionId, listener: () => void): () => void {
    const followers = this.#byOption.get(id) ?? new Set();
    // A function of its own, as the same listener may follow twice.
    const follower = () => listener();
    this.#byOption.set(id, followers.add(follower));
    return () => {
      followers.delete(follower);
      if (followers.size === 0 && this.#byOption.get(id) === followers) this.#byOption.delete(id);
    };
  }

  /** Those who follow options about which something is new. */
  touched(now: Followed, before: Followed): ReadonlySet<Following> {
    const touched = new Set<Following>();
    // Nobody follows `null`, which is no option.
    const add = (id: OptionId | null) => {
      const followers = this.#byOption.get(id!);
      if (followers) touched.add(followers);
    };
    if (now.book !== before.book) this.#addChanged(now.book, before.book, add);
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
  tell(touched: ReadonlySet<Following>): void {
    const errors: unknown[] = [];
    for (const followers of touched)
      // Who is told may begin to follow, and stop another.
      for (const follower of [...followers]) {
        if (!followers.has(follower)) continue;
        try {
          follower();
        } catch (error) {
          errors.push(error);
        }
      }
    if (errors.length) throw errors[0];
  }

  #addChanged(book: OptionBook, before: OptionBook, add: (id: OptionId) => void): void {
    const { changed, ids, positions } = book;
    // Whichever is less: those that changed, or those that are followed.
    if (changed && changed.length < this.#byOption.size) {
      for (const place of changed) add(ids[place]!);
      return;
    }
    const marks = new Uint8Array(book.size);
    for (const place of changed ?? []) marks[place] = 1;
    for (const id of this.#byOption.keys())
      if (changed ? marks[positions.get(id)!] : book.get(id) !== before.get(id)) add(id);
  }
}
