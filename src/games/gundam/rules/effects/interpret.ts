import type { CardId } from '../../../../protocol/ids.js';
import {
  damageUnit,
  deployBase,
  deployUnit,
  destroyUnit,
  draw,
  heal,
  placeExResource,
  removeUnit,
  trigger,
} from '../deeds.js';
import { abilitiesOf, cardOf, unitsOf } from '../facts.js';
import { playerName, tell } from '../log.js';
import { NUMBERS } from '../play-rules.js';
import type { Changing, GundamState, PendingAbility } from '../state.js';
import { isBaseCard, isUnitCard } from '../types/cards.js';
import type { Ability, Aim, Effect } from './ability.js';
import { holds } from './conditions.js';
import { specText } from './describe.js';
import { unitsFitting } from './targets.js';

/** The ability that waits. */
export function abilityOf(
  { definitionId, ability }: Pick<PendingAbility, 'definitionId' | 'ability'>,
  context: Pick<Changing, 'registry'>,
): Ability {
  return abilitiesOf(cardOf(definitionId, context))[ability]!;
}

/** Plays the ability that waits first, as far as it goes without a decision. */
export function resolveNext(draft: GundamState, context: Changing): void {
  const pending = draft.pending[0]!;
  const ability = abilityOf(pending, context);
  if (pending.at === 0 && !pending.isChosen && !isReadyToBegin(pending, ability, draft, context)) return;
  const effect = ability.do[pending.at];
  if (!effect) {
    draft.pending.splice(draft.pending.indexOf(pending), 1);
    return;
  }
  pending.at += 1;
  perform(effect, pending, draft, context);
}

/** Whether an ability begins now. Asks whoever must be asked, and drops what comes to nothing. */
function isReadyToBegin(
  pending: PendingAbility,
  ability: Ability,
  draft: GundamState,
  context: Changing,
): boolean {
  const { playerId, selfId, definitionId } = pending;
  const { name } = cardOf(definitionId, context);
  if (!(ability.if ?? []).every((condition) => holds(condition, pending, draft, context))) {
    draft.pending.shift();
    return false;
  }
  if (ability.trigger === 'burst') {
    context.game.askDecision({
      playerId,
      moveIds: ['ACTIVATE_BURST', 'DECLINE_BURST'],
      prompt: `${name} was a shield: use its Burst?`,
      code: 'ASK_BURST',
      context: { card: name },
    });
    return false;
  }
  pending.isChosen = true;
  if (!ability.choose) return true;
  const legal = unitsFitting(ability.choose, playerId, selfId, draft, context);
  if (legal.length === 0) {
    tell(`${name} finds no target.`, context, pending.sourceId);
    draft.pending.shift();
    return false;
  }
  if (legal.length === 1 && !ability.choose.optional) {
    pending.chosen = legal[0]!;
    return true;
  }
  pending.isChosen = false;
  context.game.askDecision({
    playerId,
    moveIds: ['CHOOSE_TARGET'],
    prompt: `${name}: choose 1 ${specText(ability.choose)}`,
    code: 'ASK_TARGET',
    context: { card: name },
  });
  return false;
}

function perform(effect: Effect, pending: PendingAbility, draft: GundamState, context: Changing): void {
  const { playerId, sourceId } = pending;
  const each = (to: Aim, act: (unitId: CardId) => void) => {
    for (const unitId of aimedAt(to, pending, draft, context)) act(unitId);
  };
  switch (effect.type) {
    case 'draw':
      return draw(playerId, effect.count, draft, context);
    case 'damage':
      return each(effect.to, (unitId) => {
        tell(`${cardOf(unitId, context).name} takes ${effect.amount} damage.`, context, unitId);
        damageUnit(unitId, effect.amount, draft, context);
      });
    case 'heal':
      return each(effect.to, (unitId) => heal(unitId, effect.amount, context));
    case 'rest':
      return each(effect.to, (unitId) => context.cards.updateCardMeta(unitId, { tapped: true }));
    case 'ready':
      return each(effect.to, (unitId) => context.cards.updateCardMeta(unitId, { tapped: false }));
    case 'ap':
      return each(effect.to, (unitId) => changeAp(unitId, effect.amount, effect.until, context));
    case 'keyword':
      return each(effect.to, (unitId) => {
        const { gainedKeywords = [] } = context.cards.getCardMeta(unitId);
        context.cards.updateCardMeta(unitId, { gainedKeywords: [...gainedKeywords, effect.keyword] });
      });
    case 'search':
      return lookAt(effect.look, pending, draft, context);
    case 'destroy':
      return each(effect.to, (unitId) => destroyUnit(unitId, draft, context));
    case 'return':
      return each(effect.to, (unitId) => {
        tell(`${cardOf(unitId, context).name} returns to the hand.`, context, unitId);
        removeUnit('hand', unitId, context);
      });
    case 'token':
      return makeTokens(effect, pending, draft, context);
    case 'shieldToHand': {
      const [shield] = context.zones.getCardsInZone('shield-area-shields', playerId);
      if (shield === undefined) return;
      context.zones.moveCard({ cardId: shield, targetZoneId: 'hand', position: 'bottom' });
      return tell(`${playerName(playerId, draft)} takes a shield to the hand.`, context, playerId);
    }
    case 'exResource':
      return placeExResource(playerId, context);
    case 'takeSelf':
      return context.zones.moveCard({ cardId: sourceId, targetZoneId: 'hand', position: 'bottom' });
    case 'deploySelf':
      return deploySelf(pending, draft, context);
    case 'useCommand':
      return trigger('command', sourceId, draft, context);
  }
}

/** The Units an effect works on. Who has left is not among them. */
function aimedAt(
  to: Aim,
  { chosen, selfId, playerId }: PendingAbility,
  state: GundamState,
  context: Changing,
): readonly CardId[] {
  if (typeof to === 'object') return unitsFitting(to.all, playerId, selfId, state, context);
  const unitId = to === 'self' ? selfId : chosen;
  return unitId !== null && context.zones.getCardZone(unitId) === 'battle-area' ? [unitId] : [];
}

function changeAp(
  unitId: CardId,
  amount: number,
  until: 'turn' | 'battle',
  { cards }: Pick<Changing, 'cards'>,
): void {
  const { apModifier = 0, battleApModifier = 0 } = cards.getCardMeta(unitId);
  cards.updateCardMeta(
    unitId,
    until === 'turn' ? { apModifier: apModifier + amount } : { battleApModifier: battleApModifier + amount },
  );
}

function lookAt(
  count: number,
  { playerId, definitionId }: PendingAbility,
  draft: GundamState,
  context: Changing,
): void {
  const looked = context.zones.bulkMove({ from: 'deck', to: 'looked-at', count, playerId });
  const { name } = cardOf(definitionId, context);
  tell(`${playerName(playerId, draft)} looks at ${looked.length} cards for ${name}.`, context, playerId);
  context.game.askDecision({
    playerId,
    moveIds: ['CHOOSE_TARGET'],
    prompt: `${name}: take one of the cards you look at, or none`,
    code: 'ASK_SEARCH',
    context: { card: name },
  });
}

function makeTokens(
  { token, count, rested }: Extract<Effect, { type: 'token' }>,
  { playerId }: PendingAbility,
  draft: GundamState,
  context: Changing,
): void {
  const room = NUMBERS.units - unitsOf(playerId, context).length;
  const cards = new Array<string>(Math.min(count, room)).fill(token);
  if (cards.length === 0) return;
  for (const unitId of context.zones.createDeck({ zoneId: 'battle-area', playerId, cards })) {
    context.cards.setCardMeta(unitId, {
      deployedOn: context.flow!.turn,
      ...(rested && { tapped: true }),
    });
    trigger('deployed', unitId, draft, context);
    tell(`${playerName(playerId, draft)} deploys ${cardOf(unitId, context).name}.`, context, unitId);
  }
}

function deploySelf({ sourceId, playerId }: PendingAbility, draft: GundamState, context: Changing): void {
  const card = cardOf(sourceId, context);
  const isBlocked = context.zones.getCardsInZone('shield-area-base', playerId).length > 0;
  if (isBaseCard(card) && !(isBlocked && draft.rules.fullArea === 'blocked'))
    return deployBase(sourceId, draft, context);
  if (isUnitCard(card) && unitsOf(playerId, context).length < NUMBERS.units)
    deployUnit(sourceId, {}, draft, context);
}
