import type { OptionId } from '../protocol/ids.js';
import type { OptionBook } from '../protocol/option-book.js';
import type { Option } from '../protocol/option.js';
import type { Remembered } from './game-store.js';

type Followed = Pick<Remembered, 'book' | 'focusedId' | 'pending'>;

interface Follower {
  readonly listener: () => void;
  stopped: boolean;
}

/** Those who follow one option, and the option as they know it. */
interface Following {
  // Replaced, never changed: who is told may begin or cease to follow.
  followers: readonly Follower[];
  option: Option | undefined;
}

/** Those who follow single options. Each is told of its own option only, so that thousands may follow. */
export class Followers {
  readonly #byOption = new Map<OptionId, Following>();

  /** Tells a listener of one option, as it is now, until it is stopped. */
  add(id: OptionId, option: Option | undefined, listener: () => void): () => void {
    const follower: Follower = { listener, stopped: false };
    const { followers = [] } = this.#byOption.get(id) ?? {};
    this.#byOption.set(id, { followers: [...followers, follower], option });
    return () => {
      follower.stopped = true;
      const following = this.#byOption.get(id);
      if (!following) return;
      following.followers = following.followers.filter((other) => other !== follower);
      if (following.followers.length === 0) this.#byOption.delete(id);
    };
  }

  /** Those who follow options about which something is new. */
  touched(now: Followed, before: Followed): Following['followers'][] {
    const touched: Following['followers'][] = [];
    if (this.#byOption.size === 0) return touched;
    const add = (id: OptionId | null) => {
      const followers = id === null ? undefined : this.#byOption.get(id)?.followers;
      if (followers && !touched.includes(followers)) touched.push(followers);
    };
    if (now.book !== before.book) this.#addChanged(now.book, touched);
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
  tell(touched: readonly Following['followers'][]): void {
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
    if (errors.length > 0) throw errors[0];
  }

  #addChanged(book: OptionBook, touched: Following['followers'][]): void {
    const look = (following: Following, option: Option | undefined) => {
      if (following.option === option) return;
      following.option = option;
      touched.push(following.followers);
    };
    const { changed } = book;
    // Whichever is less: those that changed, or those that are followed.
    if (changed && changed.length < this.#byOption.size)
      for (const place of changed) {
        const following = this.#byOption.get(book.ids[place]!);
        if (following) look(following, book.at(place));
      }
    else for (const [id, following] of this.#byOption) look(following, book.get(id));
  }
}
