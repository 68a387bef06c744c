import type { OptionId } from '../protocol/ids.js';
import type { Remembered } from './game-store.js';

type Followed = Pick<Remembered, 'book' | 'focusedId' | 'pending'>;

/** Somebody who follows an option, as long as there is a listener. */
interface Follower {
  listener: (() => void) | undefined;
}

/** Those who follow one option. Replaced, never changed: who is told may begin or cease to follow. */
type Following = readonly Follower[];

/** Those who follow single options. Each is told of its own option only, so that thousands may follow. */
export class Followers {
  readonly #byOption = new Map<OptionId, Following>();

  /** Tells a listener of one option, until it is stopped. */
  add(id: OptionId, listener: () => void): () => void {
    const follower: Follower = { listener };
    const others = () => (this.#byOption.get(id) ?? []).filter((other) => other !== follower);
    this.#byOption.set(id, [...others(), follower]);
    return () => {
      follower.listener = undefined;
      const left = others();
      if (left.length) this.#byOption.set(id, left);
      else this.#byOption.delete(id);
    };
  }

  /** Those who follow options about which something is new; some of them perhaps twice. */
  touched(now: Followed, before: Followed): Following[] {
    const touched: Following[] = [];
    // Nobody follows `null`, which is no option.
    const add = (id: OptionId | null) => {
      const followers = this.#byOption.get(id!);
      if (followers) touched.push(followers);
    };
    if (now.book !== before.book) {
      const { changed, ids, positions } = now.book;
      // Whichever is sooner done: to go through those that changed, or through those that are followed.
      if (changed && changed.length < 2 * this.#byOption.size) for (const place of changed) add(ids[place]!);
      else {
        const places = new Set(changed);
        for (const id of this.#byOption.keys())
          if (changed ? places.has(positions.get(id)!) : now.book.get(id) !== before.book.get(id)) add(id);
      }
    }
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
    for (const followers of new Set(touched))
      for (const follower of followers) {
        try {
          // One that is told may stop another.
          follower.listener?.();
        } catch (error) {
          errors.push(error);
        }
      }
    if (errors.length) throw errors[0];
  }
}
