import { GameError } from '../../../../protocol/game-error.js';
import type { PlayerId } from '../../../../protocol/ids.js';
import { quoted } from '../../errors.js';
import type { Workspace } from '../workspace.js';
import type { TrackerOperations } from '../../define/operations.js';

/** Tracker operations on a workspace. */
export class WorkspaceTrackers implements TrackerOperations {
  readonly #workspace: Workspace;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  check(tracker: string, playerId?: PlayerId): boolean {
    return this.#workspace.current.trackers[this.#keyOf(tracker, playerId)] === true;
  }

  mark(tracker: string, playerId?: PlayerId): void {
    this.#workspace.set('trackers', {
      ...this.#workspace.current.trackers,
      [this.#keyOf(tracker, playerId)]: true,
    });
  }

  unmark(tracker: string, playerId?: PlayerId): void {
    const { [this.#keyOf(tracker, playerId)]: _, ...others } = this.#workspace.current.trackers;
    this.#workspace.set('trackers', others);
  }

  #keyOf(tracker: string, playerId?: PlayerId): string {
    const { perTurn = [], perPhase = [], perGame = [] } = this.#workspace.rules.definition.trackers ?? {};
    if (perTurn.includes(tracker) || perPhase.includes(tracker) || perGame.includes(tracker))
      return playerId === undefined ? tracker : `${tracker}${SEPARATOR}${playerId}`;
    throw new GameError(
      `There is no tracker "${tracker}"; the game defines ${quoted([...perTurn, ...perPhase, ...perGame])}.`,
      'UNKNOWN_TRACKER',
      { tracker },
    );
  }
}

/** Removes the marks of trackers that end with a turn or a phase. */
export function clearTrackers(workspace: Workspace, span: 'perTurn' | 'perPhase'): void {
  const ending = workspace.rules.definition.trackers?.[span];
  if (!ending?.length) return;
  const marks = Object.entries(workspace.current.trackers);
  const remaining = marks.filter(([key]) => !ending.includes(key.split(SEPARATOR, 1)[0]!));
  if (remaining.length < marks.length) workspace.set('trackers', Object.fromEntries(remaining));
}

const SEPARATOR = ':';
