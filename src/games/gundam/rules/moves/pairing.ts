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
import { pay, trigger } from '../deeds.js';
import { defineMove } from '../define.js';
import { costForecast } from '../effects/foretell.js';
import {
  apOf,
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
import { proceed } from '../proceed.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { Enumerating, Judging } from '../state.js';
import type { PairPilotParams } from '../types/moves.js';
import { linkWorth } from '../worth.js';
import { inHandOf } from './in-hand-of.js';

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
  params: paramsShape<PairPilotParams>({ cardId: 'text', unitId: 'text' }),
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
