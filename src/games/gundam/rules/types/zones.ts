/** Where cards lie. */
export const GUNDAM_ZONE_TYPES = [
  'deck',
  'resource-deck',
  'hand',
  'battle-area',
  'shield-area-shields',
  'shield-area-base',
  'resource-area',
  'trash',
  'removal',
] as const;
/** One of `GUNDAM_ZONE_TYPES`. */
export type GundamZoneType = (typeof GUNDAM_ZONE_TYPES)[number];

/** What a zone is like. */
export interface GundamZoneProperties {
  readonly name: string;
  readonly visibility: 'public' | 'private';
  readonly ordered: boolean;
  /** The most cards it holds; no limit, if nothing is said. */
  readonly maxCards?: number;
}

/** The zones of each player. The limit of the hand is enforced in the End Phase only. */
export const GUNDAM_ZONES: Readonly<Record<GundamZoneType, GundamZoneProperties>> = {
  deck: { name: 'Deck', visibility: 'private', ordered: true },
  'resource-deck': { name: 'Resource deck', visibility: 'private', ordered: true },
  hand: { name: 'Hand', visibility: 'private', ordered: false, maxCards: 10 },
  'battle-area': { name: 'Battle area', visibility: 'public', ordered: true, maxCards: 6 },
  'shield-area-shields': { name: 'Shields', visibility: 'private', ordered: true, maxCards: 6 },
  'shield-area-base': { name: 'Base', visibility: 'public', ordered: false, maxCards: 1 },
  'resource-area': { name: 'Resource area', visibility: 'public', ordered: false, maxCards: 15 },
  trash: { name: 'Trash', visibility: 'public', ordered: true },
  removal: { name: 'Removal', visibility: 'public', ordered: false },
};
