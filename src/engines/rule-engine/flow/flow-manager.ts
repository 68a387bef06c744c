import type { PlayerId } from '../../../protocol/ids.js';
import type { FlowPosition } from './flow-definition.js';

/** Says where a running game is in its flow. */
export class FlowManager {
  readonly #position: () => FlowPosition;

  constructor(position: () => FlowPosition) {
    this.#position = position;
  }

  /** The phase the game is in, if any. */
  getCurrentPhase(): string | undefined {
    return this.#position().phase ?? undefined;
  }

  /** The segment the game is in, if it has a name. */
  getCurrentSegment(): string | undefined {
    return this.#position().segment ?? undefined;
  }

  /** The step the game is in, if any. */
  getCurrentStep(): string | undefined {
    return this.#position().step ?? undefined;
  }

  /** The number of the turn, from 1; 0 before the first turn. */
  getTurnNumber(): number {
    return this.#position().turn;
  }

  /** The player whose turn it is. */
  getCurrentPlayer(): PlayerId | undefined {
    return this.#position().currentPlayer;
  }

  /** Whether this is turn 1. */
  isFirstTurn(): boolean {
    return this.#position().turn === 1;
  }
}
