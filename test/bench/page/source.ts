import type { Answer, EngineAdapter, EnumeratedMove, Snapshot } from '../../../src/index.js';
import { allMoves, moveAt } from '../moves.mjs';

/** A made-up engine with its adapter: the one source of data of all lists that are compared. */
export class Source implements EngineAdapter<null> {
  #snapshot: Snapshot<null>;
  readonly #listeners = new Set<() => void>();

  constructor(count: number) {
    this.#snapshot = {
      revision: 1,
      seat: 'ada',
      players: [{ id: 'ada', name: 'Ada' }],
      flow: { turn: 1, currentPlayer: 'ada' },
      status: { kind: 'playing' },
      view: null,
      moves: allMoves(count, 0),
      reports: [],
      log: [],
    };
  }

  get moves(): readonly EnumeratedMove[] {
    return this.#snapshot.moves;
  }

  readonly getSnapshot = (): Snapshot<null> => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  execute(): Promise<Answer> {
    return Promise.resolve({ status: 'accepted', revision: this.#snapshot.revision });
  }

  /** A list in which one move says something new and all others are the objects they were. */
  withChange(at: number): readonly EnumeratedMove[] {
    return this.moves.with(at, moveAt(at, this.moves.length, this.#snapshot.revision));
  }

  /** A list in which every move says something new. */
  withAllChanged(): readonly EnumeratedMove[] {
    return allMoves(this.moves.length, this.#snapshot.revision);
  }

  publish(moves: readonly EnumeratedMove[]): void {
    this.#snapshot = { ...this.#snapshot, revision: this.#snapshot.revision + 1, moves };
    for (const listener of this.#listeners) listener();
  }
}
