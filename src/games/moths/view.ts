import type { EntityId, PlayerId } from '../../protocol/ids.js';

/** A kind of moth. */
export interface MothView {
  /** Its place among the kinds. */
  readonly kind: number;
  readonly name: string;
  /** What a pair is worth. */
  readonly worth: number;
}

/** What a seat sees of a leaf. */
export interface LeafView {
  /** The moth, where the seat sees it. */
  readonly moth: MothView | null;
  /** Who has taken it. */
  readonly takenBy: PlayerId | null;
  /** Whether it is lifted now, was just shown to all, or is known to this seat alone. */
  readonly state: 'down' | 'lifted' | 'shown' | 'lit' | 'taken';
}

/** One player, as everybody sees it. */
export interface KeeperView {
  readonly id: PlayerId;
  readonly points: number;
  readonly lamps: number;
  /** The kinds whose pairs it has taken. */
  readonly pairs: readonly MothView[];
}

/** What a seat sees of a game of Moths. */
export interface MothsView {
  readonly columns: number;
  readonly rows: number;
  readonly leaves: readonly LeafView[];
  readonly keepers: readonly KeeperView[];
  /** Every moth that was shown to all and still sits there, the latest last: what a good memory would know. */
  readonly seen: readonly { readonly place: number; readonly kind: number }[];
}

/** The entity of a leaf to be lifted. */
export const leafId = (place: number): EntityId => `leaf-${place}`;

/** The entity of a leaf to be looked under in secret. */
export const lampId = (place: number): EntityId => `lamp-${place}`;
