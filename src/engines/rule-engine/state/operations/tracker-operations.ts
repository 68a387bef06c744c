import { GameError } from '../../../../protocol/game-error.js';
import type { PlayerId } from '../../../../protocol/ids.js';
import { quoted } from '../../errors.js';
import type { TrackerDefinition } from '../../define/game-definition.js';
import type { World } from '../workspace.js';
import type { TrackerOperations } from '../../define/operations.js';

/** Trackers of a world. */
export class WorldTrackers<TState extends object> implements TrackerOperations {
  readonly #world: World<TState>;
  readonly #definition: TrackerDefinition;
  readonly #known: ReadonlySet<string>;

  constructor(world: World<TState>, definition: TrackerDefinition = {}) {
    const { perTurn = [], perPhase = [], perGame = [] } = definition;
    this.#world = world;
    this.#definition = definition;
    this.#known = new Set([...perTurn, ...perPhase, ...perGame]);
  }

  check(tracker: string, playerId?: PlayerId): boolean {
    return this.#world.marks[this.#keyOf(tracker, playerId)] === true;
  }

  mark(tracker: string, playerId?: PlayerId): void {
    this.#world.marks = { ...this.#world.marks, [this.#keyOf(tracker, playerId)]: true };
  }

  unmark(tracker: string, playerId?: PlayerId): void {
    const { [this.#keyOf(tracker, playerId)]: _, ...others } = this.#world.marks;
    this.#world.marks = others;
  }

  /** Takes away the marks that last no longer. */
  forget(span: 'perTurn' | 'perPhase'): void {
    const gone = this.#definition[span];
    if (!gone?.length) return;
    const marks = Object.entries(this.#world.marks);
    const kept = marks.filter(([key]) => !gone.includes(key.split(SEPARATOR, 1)[0]!));
    if (kept.length < marks.length) this.#world.marks = Object.fromEntries(kept);
  }

  #keyOf(tracker: string, playerId?: PlayerId): string {
    if (this.#known.has(tracker))
      return playerId === undefined ? tracker : `${tracker}${SEPARATOR}${playerId}`;
    throw new GameError(
      `There is no tracker "${tracker}"; the game defines ${quoted(this.#known)}.`,
      'UNKNOWN_TRACKER',
      { tracker },
    );
  }
}

const SEPARATOR = ':';
