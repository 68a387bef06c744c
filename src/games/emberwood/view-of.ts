import type { CardView, SeatView, ZoneView } from '../../engines/rule-engine/visibility/seat-view.js';
import type { PlayerId } from '../../protocol/ids.js';
import { CARDS, type Card } from './rules/cards.js';
import { KEEPERS, type CardMeta, type EmberwoodState, type ZoneName } from './rules/state.js';
import type { CardFace, CreatureFace, CreatureState, EmberwoodView, SideView } from './view.js';

type Seen = SeatView<EmberwoodState, CardMeta>;

/** What a seat sees, as its skin reads it: with all that is printed on the cards it may see. */
export function viewOf(seen: Seen, seat: PlayerId | null): EmberwoodView {
  const near = seat ?? KEEPERS[0];
  const far = KEEPERS.find((id) => id !== near)!;
  const { decision } = seen;
  return {
    near: sideOf(near, seen),
    far: sideOf(far, seen),
    decision: decision && {
      keeper: decision.playerId,
      prompt: decision.prompt,
      cards: facesIn(zoneOf('scouted', decision.playerId, seen)) ?? [],
    },
  };
}

function sideOf(id: PlayerId, seen: Seen): SideView {
  const { keepers, limits } = seen.state;
  const { name, warmth, embers, kindling } = keepers[id]!;
  const hand = zoneOf('hand', id, seen);
  return {
    id,
    name,
    warmth,
    fullWarmth: limits.warmth,
    embers,
    kindling,
    handCount: hand.count,
    hand: facesIn(hand),
    clearing: facesIn(zoneOf('clearing', id, seen)) as readonly CreatureFace[],
    places: limits.clearing,
    deckCount: zoneOf('deck', id, seen).count,
    ashes: facesIn(zoneOf('ashes', id, seen))!,
  };
}

function zoneOf(zone: ZoneName, holder: PlayerId, { zones }: Seen): ZoneView<CardMeta> {
  return zones.find((one) => one.zoneId === zone && one.holder === holder)!;
}

function facesIn({ cards }: ZoneView<CardMeta>): readonly CardFace[] | null {
  return cards && cards.flatMap((card) => faceOf(card) ?? []);
}

function faceOf(seen: CardView<CardMeta>): CardFace | null {
  if (seen.faceDown || seen.definitionId === null) return null;
  const card: Card = CARDS[seen.definitionId as keyof typeof CARDS];
  const { name, cost, text } = card;
  const face = { id: seen.id, art: seen.definitionId, name, cost, text };
  if (card.kind === 'charm') return { ...face, kind: 'charm' };
  const { strength, toughness, guardian = false, swift = false } = card;
  const damage = toughness - (seen.counters['health'] ?? toughness);
  return { ...face, kind: 'creature', strength, toughness, damage, guardian, swift, state: stateOf(seen) };
}

function stateOf({ flags }: CardView<CardMeta>): CreatureState {
  if (flags['snared']) return 'snared';
  if (flags['exhausted']) return 'exhausted';
  return flags['arrived'] ? 'arrived' : 'ready';
}
