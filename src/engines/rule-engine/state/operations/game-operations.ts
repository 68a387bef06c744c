import { freeze } from '../../../../protocol/freeze.js';
import { GameError } from '../../../../protocol/game-error.js';
import type { PlayerId } from '../../../../protocol/ids.js';
import { quoted } from '../../errors.js';
import { kept } from '../plain-copy.js';
import type { World } from '../workspace.js';
import type { GameOperations, PendingDecision } from '../../define/operations.js';

/** What belongs to a world as a whole. */
export class WorldGame<TState extends object> implements GameOperations {
  readonly #world: World<TState>;
  readonly #players: readonly PlayerId[];
  readonly #moveIds: ReadonlySet<string>;

  constructor(world: World<TState>, players: readonly PlayerId[], moveIds: Iterable<string>) {
    this.#world = world;
    this.#players = players;
    this.#moveIds = new Set(moveIds);
  }

  getPlayers(): readonly PlayerId[] {
    return this.#players;
  }

  getOpponents(playerId: PlayerId): readonly PlayerId[] {
    const at = this.#players.indexOf(this.#player(playerId));
    return [...this.#players.slice(at + 1), ...this.#players.slice(0, at)];
  }

  getOTP(): PlayerId | undefined {
    return this.#world.table.otp ?? undefined;
  }

  setOTP(playerId: PlayerId): void {
    this.#world.table = { ...this.#world.table, otp: this.#player(playerId) };
  }

  getChoosingFirstPlayer(): PlayerId | undefined {
    return this.#world.table.choosingFirstPlayer ?? undefined;
  }

  setChoosingFirstPlayer(playerId: PlayerId | undefined): void {
    const choosingFirstPlayer = playerId === undefined ? null : this.#player(playerId);
    this.#world.table = { ...this.#world.table, choosingFirstPlayer };
  }

  getPendingMulligan(): readonly PlayerId[] {
    return this.#world.table.pendingMulligan;
  }

  setPendingMulligan(playerIds: readonly PlayerId[]): void {
    const pendingMulligan = freeze(playerIds.map((playerId) => this.#player(playerId)));
    this.#world.table = { ...this.#world.table, pendingMulligan };
  }

  removePendingMulligan(playerId: PlayerId): void {
    this.setPendingMulligan(this.getPendingMulligan().filter((waiting) => waiting !== playerId));
  }

  getDecision(): PendingDecision | undefined {
    return this.#world.table.decisions.at(-1);
  }

  askDecision(decision: PendingDecision): void {
    this.#player(decision.playerId);
    const unknown = decision.moveIds.filter((id) => !this.#moveIds.has(id));
    if (unknown.length > 0 || decision.moveIds.length === 0) {
      throw new GameError(
        `A decision is taken by moves of the game: ${quoted(unknown)} is none of ${quoted(this.#moveIds)}.`,
        'UNKNOWN_MOVE',
        { moveIds: unknown },
      );
    }
    const { table } = this.#world;
    this.#world.table = { ...table, decisions: freeze([...table.decisions, kept(decision)]) };
  }

  /** Takes a decision off the list: it is being taken. */
  takeDecision(): void {
    const { table } = this.#world;
    this.#world.table = { ...table, decisions: freeze(table.decisions.slice(0, -1)) };
  }

  #player(playerId: PlayerId): PlayerId {
    if (this.#players.includes(playerId)) return playerId;
    throw new GameError(
      `There is no player "${playerId}"; there are ${quoted(this.#players)}.`,
      'PLAYER_NOT_FOUND',
      { playerId },
    );
  }
}
