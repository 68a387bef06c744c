import type { PlayerId } from '../../../protocol/ids.js';
import { GameError } from '../../../protocol/game-error.js';
import { quoted } from '../errors.js';
import type { ZoneConfig, ZoneId } from '../define/operations.js';

/** One list of cards: a zone, and whose it is. */
export interface ZoneSlot {
  readonly zone: ZoneConfig;
  /** Nobody's if all share it. */
  readonly holder: PlayerId | null;
  /** `hand:ada`, or `stack`. */
  readonly key: string;
}

/** Which lists of cards a game has, by number. Fixed from the start. */
export class ZoneTable {
  readonly slots: readonly ZoneSlot[];
  readonly #players: readonly PlayerId[];
  readonly #byZone = new Map<ZoneId, readonly number[]>();

  constructor(zones: Readonly<Record<string, ZoneConfig>>, players: readonly PlayerId[]) {
    const slots: ZoneSlot[] = [];
    for (const zone of Object.values(zones)) {
      const holders = zone.owner === 'shared' ? [null] : players;
      this.#byZone.set(
        zone.id,
        holders.map((_, nth) => slots.length + nth),
      );
      for (const holder of holders) {
        slots.push({ zone, holder, key: holder === null ? zone.id : `${zone.id}:${holder}` });
      }
    }
    this.slots = slots;
    this.#players = players;
  }

  /** The lists of a zone: one, or one for each player. */
  slotsOf(zoneId: ZoneId): readonly number[] {
    const slots = this.#byZone.get(zoneId);
    if (slots) return slots;
    throw new GameError(
      `There is no zone "${zoneId}"; there are ${quoted(this.#byZone.keys())}.`,
      'UNKNOWN_ZONE',
      { zoneId },
    );
  }

  /** The list of a player's zone, or of a shared one. */
  slotOf(zoneId: ZoneId, playerId: PlayerId | null | undefined): number {
    const slots = this.slotsOf(zoneId);
    if (this.slots[slots[0]!]!.holder === null) return slots[0]!;
    const nth = this.#players.indexOf(playerId!);
    if (nth >= 0) return slots[nth]!;
    throw new GameError(
      playerId == null
        ? `Every player has a zone "${zoneId}", so it must be said whose is meant.`
        : `There is no player "${playerId}" who could have a zone "${zoneId}".`,
      'UNKNOWN_HOLDER',
      { zoneId, playerId },
    );
  }
}
