import { GameError } from '../../protocol/game-error.js';

/** Says who may do what with a world: change it, only ask, or take it elsewhere. */
export class WorldLock {
  #writable = false;
  /** How many questions are being answered, one within the other. */
  #asked = 0;

  /** Whether things may happen now. */
  get isWritable(): boolean {
    return this.#writable;
  }

  /** Where nothing may change, nothing does. */
  mustBeWritable(what: string): void {
    if (this.#writable) return;
    throw new GameError(
      `Only reducers and hooks of the flow change ${what}: enumerators, conditions and previews only ask.`,
      'READ_ONLY',
    );
  }

  /** While a move is played or a rule is asked, the game does not go elsewhere. */
  mustBeIdle(): void {
    if (!this.#writable && this.#asked === 0) return;
    throw new GameError(
      'Rules do not play moves or take them back: they change the draft, or work through the operations of their context.',
      'BUSY',
    );
  }

  /** Does something that may change anything. */
  writing(act: () => void): void {
    this.mustBeIdle();
    this.#writable = true;
    try {
      act();
    } finally {
      this.#writable = false;
    }
  }

  /** Asks something, also in the middle of a change, during which nothing may change. */
  asking<T>(ask: () => T): T {
    const writable = this.#writable;
    this.#writable = false;
    this.#asked += 1;
    try {
      return ask();
    } finally {
      this.#writable = writable;
      this.#asked -= 1;
    }
  }
}
