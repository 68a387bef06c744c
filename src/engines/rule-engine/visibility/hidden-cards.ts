import type { PlayerId } from '../../../protocol/ids.js';
import { freeze } from '../../../protocol/freeze.js';
import { canonicalText } from '../../../protocol/plain-data.js';
import { allCards, cardAt, pagesOf } from '../state/card-pages.js';
import type { CardRecord } from '../state/card-record.js';
import type { Position } from '../state/position.js';
import { frozen } from '../state/state-draft.js';
import type { CompiledRules } from '../define/compile-rules.js';
import type { SeededRNG } from '../state/seeded-rng.js';
import type { ZoneSlot, ZoneTable } from '../state/zone-table.js';

/** Whether a viewer knows which cards lie in a list. */
export function seesInto({ zone, holder }: ZoneSlot, viewer: PlayerId | null): boolean {
  if (zone.visibility === 'public') return true;
  return zone.visibility === 'private' && (holder === null || holder === viewer) && viewer !== null;
}

/** Whether a viewer knows a card's face. */
export function seesFace(card: CardRecord, place: ZoneSlot, viewer: PlayerId | null): boolean {
  return !card.faceDown && seesInto(place, viewer);
}

/** The indices of the cards whose face a viewer does not know, list by list. */
export function hiddenCards(position: Position, layout: ZoneTable, viewer: PlayerId | null): number[] {
  return layout.slots.flatMap((place, slot) =>
    position.zones[slot]!.map((id) => position.cardIndices.get(id)!).filter(
      (index) => !seesFace(cardAt(position.cards, index)!, place, viewer),
    ),
  );
}

/**
 * A position as it might be for all that a viewer knows: the faces of hidden cards are dealt anew among the cards of the same
 * owner, and random numbers are seeded anew. It depends on nothing but what the viewer knows and on `rng`.
 */
export function imagined(
  { definition, zones }: CompiledRules,
  position: Position,
  viewer: PlayerId | null,
  rng: SeededRNG,
): Position {
  const cards = allCards(position.cards);
  for (const { indices, faces, unseen } of secretsOf(position, zones, viewer)) {
    rng.shuffle(faces).forEach((face, nth) => {
      const index = indices[nth]!;
      const card = cards[index]!;
      const { definitionId, meta } = face;
      cards[index] = freeze(unseen[nth] ? { ...card, ...face } : { ...card, definitionId, meta });
    });
  }
  const state = definition.imagine ? frozen(definition.imagine(position.state, viewer, rng)) : position.state;
  return { ...position, state, cards: pagesOf(cards), rng: rng.createChild('chance').state };
}

/** The hidden cards of one owner. */
interface Secrets {
  readonly indices: readonly number[];
  /** Their faces, in an order of their own: the one they lie in is the secret. */
  readonly faces: readonly ReturnType<typeof faceOf>[];
  /** Whether not even the back of each can be seen. */
  readonly unseen: readonly boolean[];
}

// Previews and searches imagine many positions from one.
const secrets = new WeakMap<Position, Map<PlayerId | null, readonly Secrets[]>>();

function secretsOf(position: Position, layout: ZoneTable, viewer: PlayerId | null): readonly Secrets[] {
  const byViewer = secrets.get(position) ?? new Map<PlayerId | null, readonly Secrets[]>();
  secrets.set(position, byViewer);
  let found = byViewer.get(viewer);
  if (!found) byViewer.set(viewer, (found = findSecrets(position, layout, viewer)));
  return found;
}

function findSecrets(position: Position, layout: ZoneTable, viewer: PlayerId | null): Secrets[] {
  const cardOf = (index: number) => cardAt(position.cards, index)!;
  const isUnseen = (index: number) => !seesInto(layout.slots[cardOf(index).slot]!, viewer);
  const hidden = hiddenCards(position, layout, viewer);
  const owners = new Set(hidden.map((index) => cardOf(index).owner));
  return Array.from(owners, (owner) => {
    const indices = hidden.filter((index) => cardOf(index).owner === owner);
    const faces = indices
      .map((index) => faceOf(cardOf(index), isUnseen(index)))
      .map((face) => ({ face, text: canonicalText(face) }))
      .toSorted((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
      .map(({ face }) => face);
    return { indices, faces, unseen: indices.map(isUnseen) };
  });
}

/** What a viewer does not know of a hidden card; what is counted on it lies open where its back can be seen. */
function faceOf({ definitionId, meta, counters, flags }: CardRecord, isUnseen: boolean) {
  return isUnseen
    ? { definitionId, meta, counters, flags }
    : { definitionId, meta, counters: NOTHING, flags: NOTHING };
}

const NOTHING = freeze({});
