import { freeze } from '../../../../protocol/freeze.js';
import { GameError } from '../../../../protocol/game-error.js';
import type { PlayerId } from '../../../../protocol/ids.js';
import { quoted, requirePlayer } from '../../errors.js';
import { ownCopy } from '../plain-copy.js';
import type { Workspace } from '../workspace.js';
import type { GameOperations, PendingDecision } from '../../define/operations.js';

/** Operations on the game as a whole. */
export class WorkspaceGame implements GameOperations {
  readonly #workspace: Workspace;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  getPlayers(): readonly PlayerId[] {
    return this.#workspace.rules.playerIds;
  }

  getOpponents(playerId: PlayerId): readonly PlayerId[] {
    const players = this.getPlayers();
    const index = players.indexOf(this.#player(playerId));
    return [...players.slice(index + 1), ...players.slice(0, index)];
  }

  getOTP(): PlayerId | undefined {
    return this.#workspace.current.table.otp ?? undefined;
  }

  setOTP(playerId: PlayerId): void {
    this.#workspace.set('table', { ...this.#workspace.current.table, otp: this.#player(playerId) });
  }

  getChoosingFirstPlayer(): PlayerId | undefined {
    return this.#workspace.current.table.choosingFirstPlayer ?? undefined;
  }

  setChoosingFirstPlayer(playerId: PlayerId | undefined): void {
    const choosingFirstPlayer = playerId === undefined ? null : this.#player(playerId);
    this.#workspace.set('table', { ...this.#workspace.current.table, choosingFirstPlayer });
  }

  getPendingMulligan(): readonly PlayerId[] {
    return this.#workspace.current.table.pendingMulligan;
  }

  setPendingMulligan(playerIds: readonly PlayerId[]): void {
    const pendingMulligan = freeze(playerIds.map((playerId) => this.#player(playerId)));
    this.#workspace.set('table', { ...this.#workspace.current.table, pendingMulligan });
  }

  removePendingMulligan(playerId: PlayerId): void {
    this.setPendingMulligan(this.getPendingMulligan().filter((waiting) => waiting !== playerId));
  }

  getDecision(): PendingDecision | undefined {
    return this.#workspace.current.table.decisions.at(-1);
  }

  askDecision(decision: PendingDecision): void {
    this.#player(decision.playerId);
    const { moves } = this.#workspace.rules;
    const unknown = decision.moveIds.filter((id) => !moves.has(id));
    if (unknown.length > 0 || decision.moveIds.length === 0) {
      throw new GameError(
        `A decision is taken by moves of the game: ${quoted(unknown)} is none of ${quoted(moves.keys())}.`,
        'UNKNOWN_MOVE',
        { moveIds: unknown },
      );
    }
    const { table } = this.#workspace.current;
    this.#workspace.set('table', { ...table, decisions: freeze([...table.decisions, ownCopy(decision)]) });
  }

  /** Removes the latest decision: it is being taken. */
  takeDecision(): void {
    const { table } = this.#workspace.current;
    this.#workspace.set('table', { ...table, decisions: freeze(table.decisions.slice(0, -1)) });
  }

  #player(playerId: PlayerId): PlayerId {
    return requirePlayer(playerId, this.getPlayers());
  }
}
