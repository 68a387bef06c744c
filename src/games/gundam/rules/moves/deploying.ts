import { cardsIn } from '../../../../engines/rule-engine/enumerators/cards-in.js';
import type { CardId } from '../../../../protocol/ids.js';
import type { PreviewMetric } from '../../../../protocol/preview.js';
import { checkLink, linkText } from '../checks.js';
import {
  costPayable,
  inHand,
  levelSuffices,
  mainPhase,
  yourTurn,
  yourUnit,
  type Rule,
} from '../conditions.js';
import { deployBase, deployUnit, pay, removeUnit, trigger } from '../deeds.js';
import { defineMove } from '../define.js';
import { costForecast } from '../effects/foretell.js';
import {
  apOf,
  baseOf,
  canPilot,
  cardOf,
  fullNameOf,
  pilotGives,
  pilotName,
  pilotOf,
  remainingHp,
  unitCardOf,
  unitsOf,
} from '../facts.js';
import { playerName, tell } from '../log.js';
import { NUMBERS } from '../play-rules.js';
import { proceed } from '../proceed.js';
import { shape } from '../shape.js';
import type { Enumerating, GundamState, Judging } from '../state.js';
import { isBaseCard, isUnitCard, type GundamCard } from '../types/cards.js';
import type { DeployBaseParams, DeployUnitParams, PairPilotParams } from '../types/moves.js';
import { linkWorth, unitWorth } from '../worth.js';

const inHandOf = (isFor: (card: GundamCard) => boolean) =>
  cardsIn<GundamState, object, GundamCard>('hand', { definition: isFor });

const isFull = (context: Enumerating) => unitsOf(context.playerId, context).length >= NUMBERS.units;

const roomForUnit: Rule<DeployUnitParams> = {
  name: 'there is room in the battle area',
  check({ rules }, context) {
    const { replaces } = context.params;
    const units = unitsOf(context.playerId, context);
    if (!isFull(context)) {
      return (
        replaces === undefined || {
          reason: 'There is room: nothing needs to be replaced.',
          errorCode: 'NOTHING_TO_REPLACE',
        }
      );
    }
    const full = { limit: NUMBERS.units, count: units.length };
    if (rules.fullArea === 'blocked')
      return {
        reason: `Your battle area is full: ${units.length} of ${NUMBERS.units} Units.`,
        errorCode: 'BATTLE_AREA_FULL',
        context: full,
      };
    return (
      (replaces !== undefined && units.includes(replaces)) || {
        reason: 'Your battle area is full: choose a Unit that makes room.',
        errorCode: 'CHOOSE_REPLACED',
        context: full,
      }
    );
  },
};

/** A Unit goes from the hand to the battle area. */
export const deployUnitMove = defineMove<DeployUnitParams>({
  name: 'Deploy Unit',
  enumerator: (state, context) => {
    const cards = [...inHandOf(isUnitCard)(state, context)];
    if (!isFull(context) || state.rules.fullArea === 'blocked') return cards.map((cardId) => ({ cardId }));
    const units = unitsOf(context.playerId, context);
    return cards.flatMap((cardId) => units.map((replaces) => ({ cardId, replaces })));
  },
  params: shape<DeployUnitParams>({ cardId: 'text', replaces: 'optional text' }),
  condition: [yourTurn, mainPhase, inHand(isUnitCard), levelSuffices, costPayable, roomForUnit],
  reducer(draft, context) {
    const { cardId, replaces } = context.params;
    const { name, cost } = unitCardOf(cardId, context);
    pay(cost, context.playerId, context);
    if (replaces !== undefined) removeUnit('trash', replaces, context);
    tell(`${playerName(context.playerId, draft)} deploys ${name}.`, context, cardId);
    deployUnit(cardId, {}, draft, context);
    proceed(draft, context);
  },
  describe(state, context) {
    const { cardId, replaces } = context.params;
    const card = cardOf(cardId, context);
    const instead = replaces === undefined ? null : fullNameOf(replaces, state, context);
    return {
      displayName: instead === null ? `Deploy ${card.name}` : `Deploy ${card.name} in place of ${instead}`,
      category: 'Deploy',
      priority: 20,
      labels: { cardId: card.name, ...(instead !== null && { replaces: instead }) },
      ...(card.text && { description: card.text }),
      preview: [
        ...costForecast(card.cost ?? 0, context.playerId, context),
        ...(instead === null
          ? []
          : ([{ key: 'replaced', label: instead, after: 'to the trash', tone: 'bad' }] as const)),
      ],
    };
  },
  score(_, context) {
    const { cardId, replaces } = context.params;
    const { ap, hp, abilities = [] } = unitCardOf(cardId, context);
    return 20 + ap + hp + abilities.length - (replaces === undefined ? 0 : 18 + unitWorth(replaces, context));
  },
});

const roomForBase: Rule<DeployBaseParams> = {
  name: 'there is room for a Base',
  check: ({ rules }, context) =>
    rules.fullArea === 'replace' ||
    baseOf(context.playerId, context) === undefined || {
      reason: 'You have a Base already: 1 of 1.',
      errorCode: 'BASE_OCCUPIED',
      context: { count: 1, limit: 1 },
    },
};

/** A Base goes from the hand to the shield area. One that is there makes room for it. */
export const deployBaseMove = defineMove<DeployBaseParams>({
  name: 'Deploy Base',
  enumerator: (state, context) =>
    [...inHandOf(isBaseCard)(state, context as never)].map((cardId) => ({ cardId })),
  params: shape<DeployBaseParams>({ cardId: 'text' }),
  condition: [yourTurn, mainPhase, inHand(isBaseCard), levelSuffices, costPayable, roomForBase],
  reducer(draft, context) {
    const { cardId } = context.params;
    const { name, cost = 0 } = cardOf(cardId, context);
    pay(cost, context.playerId, context);
    tell(`${playerName(context.playerId, draft)} deploys ${name}.`, context, cardId);
    deployBase(cardId, draft, context);
    proceed(draft, context);
  },
  describe(_, context) {
    const { name, text, cost = 0 } = cardOf(context.params.cardId, context);
    const before = baseOf(context.playerId, context);
    return {
      displayName: `Deploy ${name}`,
      category: 'Deploy',
      priority: 18,
      labels: { cardId: name },
      ...(text && { description: text }),
      preview: [
        ...costForecast(cost, context.playerId, context),
        ...(before === undefined
          ? []
          : ([
              { key: 'replaced', label: cardOf(before, context).name, after: 'to the trash', tone: 'bad' },
            ] as const)),
      ],
    };
  },
  score(_, context) {
    const base = baseOf(context.playerId, context);
    return base === undefined ? 22 : 4 - 3 * remainingHp(base, context);
  },
});

const unpaired: Rule<PairPilotParams> = {
  name: 'the Unit has no Pilot',
  check(_, context) {
    const pilot = pilotOf(context.params.unitId, context);
    return (
      pilot === undefined || {
        reason: `${cardOf(context.params.unitId, context).name} has a Pilot already: ${pilotName(cardOf(pilot, context))}.`,
        errorCode: 'ALREADY_PAIRED',
        context: { pilotId: pilot },
      }
    );
  },
};

const pilotLevel: Rule<PairPilotParams> = {
  name: 'the Pilot is no higher than the Unit',
  check({ rules }, context) {
    const unit = unitIn(context.params, context);
    const { lv = 0 } = context.registry!.getCard(context.params.cardId) ?? {};
    if (!rules.pilotLevelWithinUnit || !unit || lv <= unit.lv) return true;
    return {
      reason: `The Pilot is Lv.${lv}, ${unit.name} only Lv.${unit.lv}.`,
      errorCode: 'PILOT_LEVEL_TOO_HIGH',
      context: { required: lv, available: unit.lv },
    };
  },
};

const linkNeeded: Rule<PairPilotParams> = {
  name: 'a link condition is satisfied',
  check({ rules }, context) {
    const unit = unitIn(context.params, context);
    const pilot = context.registry!.getCard(context.params.cardId);
    if (!rules.pairingNeedsLink || !unit || !pilot || checkLink(unit, pilot).valid) return true;
    const wanted = (unit.linkConditions ?? []).map(linkText).join(' or ');
    return {
      reason: `${unit.name} links with ${wanted}.`,
      errorCode: 'LINK_CONDITION',
      context: { required: wanted },
    };
  },
};

function unitIn({ unitId }: PairPilotParams, { registry, zones }: Pick<Enumerating, 'registry' | 'zones'>) {
  return zones.getCardZone(unitId) === 'battle-area'
    ? unitCardOf(unitId, { registry: registry! })
    : undefined;
}

/** What pairing comes to: AP, HP, and whether it makes a Link Unit. */
function pairForecast({ cardId, unitId }: PairPilotParams, context: Judging): PreviewMetric[] {
  const card = cardOf(cardId, context);
  const { ap, hp } = pilotGives(card);
  const [apNow, hpNow] = [apOf(unitId, context), remainingHp(unitId, context)];
  const { isLinkUnit } = checkLink(unitCardOf(unitId, context), card);
  return [
    ...costForecast(card.cost ?? 0, context.playerId, context),
    ...(ap === 0
      ? []
      : [{ key: 'ap', label: 'AP', before: apNow, after: apNow + ap, tone: 'good' } as const]),
    ...(hp === 0
      ? []
      : [{ key: 'hp', label: 'HP', before: hpNow, after: hpNow + hp, tone: 'good' } as const]),
    {
      key: 'link',
      label: 'Link Unit',
      after: isLinkUnit ? 'yes' : 'no',
      tone: isLinkUnit ? 'good' : 'neutral',
    },
  ];
}

/** A Pilot goes from the hand beneath a Unit. */
export const pairPilot = defineMove<PairPilotParams>({
  name: 'Pair Pilot',
  enumerator: (state, context) => {
    const units: readonly CardId[] = unitsOf(context.playerId, context);
    return [...inHandOf(canPilot)(state, context as never)].flatMap((cardId) =>
      units.map((unitId) => ({ cardId, unitId })),
    );
  },
  params: shape<PairPilotParams>({ cardId: 'text', unitId: 'text' }),
  condition: [
    yourTurn,
    mainPhase,
    inHand(canPilot),
    yourUnit(({ unitId }: PairPilotParams) => unitId),
    levelSuffices,
    costPayable,
    unpaired,
    pilotLevel,
    linkNeeded,
  ],
  reducer(draft, context) {
    const { cardId, unitId } = context.params;
    const card = cardOf(cardId, context);
    pay(card.cost ?? 0, context.playerId, context);
    context.zones.moveCard({ cardId, targetZoneId: 'pilots', position: 'bottom' });
    context.cards.setCardMeta(cardId, { pairedWith: unitId });
    tell(
      `${playerName(context.playerId, draft)} pairs ${pilotName(card)} with ${cardOf(unitId, context).name}.`,
      context,
      cardId,
      unitId,
    );
    trigger('paired', unitId, draft, context);
    trigger('paired', cardId, draft, context);
    proceed(draft, context);
  },
  describe(state, context) {
    const card = cardOf(context.params.cardId, context);
    const unit = fullNameOf(context.params.unitId, state, context);
    return {
      displayName: `Pair ${pilotName(card)} with ${unit}`,
      category: 'Pair',
      priority: 16,
      labels: { cardId: pilotName(card), unitId: unit },
      ...(card.text && { description: card.text }),
      preview: pairForecast(context.params, context),
    };
  },
  score: (_, context) => linkWorth(context.params.cardId, context.params.unitId, context),
});
