import type { CardView, SeatView, ZoneView } from '../../engines/rule-engine/visibility/seat-view.js';
import type { PlayerId } from '../../protocol/ids.js';
import { CARDS } from './rules/cards/cards.js';
import { linkText } from './rules/checks.js';
import { keywordText } from './rules/effects/describe.js';
import { pilotGives, satisfies } from './rules/facts.js';
import { NUMBERS } from './rules/play-rules.js';
import { PLAYERS, type Battle, type CardMeta, type GundamState, type ZoneName } from './rules/state.js';
import { isResourceCard, isUnitCard, traitsOf, type GundamCard } from './rules/types/cards.js';
import type { BaseFace, BattleView, CardFace, GundamView, ResourceFace, SideView, UnitFace } from './view.js';

type Seen = SeatView<GundamState, CardMeta>;

interface Lying {
  readonly face: CardFace;
  readonly card: GundamCard;
  readonly meta: Readonly<Partial<CardMeta>>;
}

/** What a seat sees, as its skin reads it: with all that is printed on the cards it may see. */
export function viewOf(seen: Seen, seat: PlayerId | null): GundamView {
  const near = seat ?? PLAYERS[0];
  const far = PLAYERS.find((id) => id !== near)!;
  const { decision, state } = seen;
  return {
    near: sideOf(near, seen),
    far: sideOf(far, seen),
    battle: state.battle && battleOf(state.battle),
    actionStep: state.priority === null ? null : { priority: state.priority, passes: state.passes ?? 0 },
    decision: decision && {
      player: decision.playerId,
      prompt: decision.prompt,
      code: decision.code ?? null,
      source: state.pending[0]
        ? faceOf(state.pending[0].sourceId, CARDS[state.pending[0].definitionId]!)
        : null,
    },
  };
}

function battleOf({
  step,
  attackerId,
  defenderId,
  attackTarget,
  targetUnitId,
  blockerId,
}: Battle): BattleView {
  const targetId = attackTarget === 'unit' ? targetUnitId! : defenderId;
  return { step, attackerId, defenderId, targetId, blockerId: blockerId ?? null };
}

function sideOf(id: PlayerId, seen: Seen): SideView {
  const zone = (name: ZoneName) => zoneOf(name, id, seen);
  const faces = (name: ZoneName) => lyingIn(zone(name))?.map(({ face }) => face) ?? null;
  const pilots = lyingIn(zone('pilots')) ?? [];
  const units = (lyingIn(zone('battle-area')) ?? []).map((unit) => unitFace(unit, pilots));
  const resources = (lyingIn(zone('resource-area')) ?? []).map(resourceFace);
  const [base] = lyingIn(zone('shield-area-base')) ?? [];
  const levels = units.map(({ lv }) => lv ?? 0);
  return {
    id,
    name: seen.state.names[id]!,
    level: seen.state.rules.level === 'resources' ? resources.length : Math.max(1, ...levels),
    activeResources: resources.filter(({ rested }) => !rested).length,
    resources,
    resourceDeckCount: zone('resource-deck').count,
    deckCount: zone('deck').count,
    shieldCount: zone('shield-area-shields').count,
    base: base ? baseFace(base) : null,
    units,
    unitPlaces: NUMBERS.units,
    handCount: zone('hand').count,
    hand: faces('hand'),
    trash: faces('trash')!,
    removal: faces('removal')!,
    lookedAt: faces('looked-at'),
  };
}

function zoneOf(zone: ZoneName, holder: PlayerId, { zones }: Seen): ZoneView<CardMeta> {
  return zones.find((one) => one.zoneId === zone && one.holder === holder)!;
}

function lyingIn({ cards }: ZoneView<CardMeta>): readonly Lying[] | null {
  return cards && cards.flatMap((card) => lying(card) ?? []);
}

function lying(seen: CardView<CardMeta>): Lying | null {
  if (seen.faceDown || seen.definitionId === null) return null;
  const card = CARDS[seen.definitionId]!;
  return { card, meta: seen.meta, face: faceOf(seen.id, card) };
}

function faceOf(id: string, card: GundamCard): CardFace {
  const fights = card.cardType === 'UNIT' || card.cardType === 'BASE';
  const gives = card.cardType === 'PILOT' || (card.cardType === 'COMMAND' && card.hasPilotEffect);
  const { ap, hp } = fights ? card : gives ? pilotGives(card) : { ap: null, hp: null };
  return {
    id,
    art: card.id,
    name: card.name,
    cardNumber: card.cardNumber,
    cardType: card.cardType,
    color: card.color ?? null,
    traits: traitsOf(card),
    lv: card.lv ?? null,
    cost: card.cost ?? null,
    ap,
    hp,
    link: isUnitCard(card) ? (card.linkConditions ?? []).map(linkText) : [],
    text: card.text ?? '',
    isToken: card.isToken ?? false,
  };
}

function unitFace({ face, card, meta }: Lying, pilots: readonly Lying[]): UnitFace {
  if (!isUnitCard(card))
    throw new Error(
      `moveset: ${card.name} is no Unit. Only Units lie in the battle area. Deploy Units there.`,
    );
  const pilot = pilots.find((one) => one.meta.pairedWith === face.id);
  const given = pilot ? pilotGives(pilot.card) : { ap: 0, hp: 0 };
  const {
    apModifier = 0,
    battleApModifier = 0,
    hpModifier = 0,
    damageCounters = 0,
    gainedKeywords = [],
  } = meta;
  const linked = pilot !== undefined && (card.linkConditions ?? []).some((one) => satisfies(pilot.card, one));
  return {
    ...face,
    currentAp: Math.max(0, card.ap + given.ap + apModifier + battleApModifier),
    currentHp: Math.max(0, card.hp + given.hp + hpModifier - damageCounters),
    damage: damageCounters,
    rested: meta.tapped ?? false,
    isLinkUnit: linked,
    justDeployed: meta.deployedOn !== undefined,
    keywords: [...new Set([...(card.keywords ?? []), ...gainedKeywords])].map((one) =>
      keywordText(one, card),
    ),
    pilot: pilot?.face ?? null,
  };
}

function baseFace({ face, meta }: Lying): BaseFace {
  const { damageCounters: damage = 0, tapped: rested = false } = meta;
  return { ...face, currentHp: Math.max(0, (face.hp ?? 0) - damage), damage, rested };
}

function resourceFace({ face, card, meta }: Lying): ResourceFace {
  return {
    id: face.id,
    name: face.name,
    rested: meta.tapped ?? false,
    isEX: isResourceCard(card) && card.isEXResource,
  };
}
