import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { activeResources, baseOf, cardOf, levelOf, satisfies, unitsOf } from './facts.js';
import { NUMBERS } from './play-rules.js';
import type { GundamState, Reading } from './state.js';
import { isBaseCard, type GundamCard, type LinkCondition, type UnitCardDefinition } from './types/cards.js';
import type {
  CostCheckResult,
  DeploymentConstraints,
  LevelCheckResult,
  LinkConditionCheckResult,
} from './types/validation.js';

/** Whether a player's level suffices for a card. */
export function checkLevel(
  requiredLevel: number,
  playerId: PlayerId,
  state: GundamState,
  context: Reading,
): LevelCheckResult {
  const currentLevel = levelOf(playerId, state, context);
  if (currentLevel >= requiredLevel) return { valid: true, currentLevel, requiredLevel };
  const reason = `It needs Lv.${requiredLevel}, you are Lv.${currentLevel}.`;
  return { valid: false, currentLevel, requiredLevel, reason };
}

/** Whether a player can pay a cost. */
export function checkCost(requiredCost: number, playerId: PlayerId, context: Reading): CostCheckResult {
  const availableResources = activeResources(playerId, context).length;
  if (availableResources >= requiredCost) return { valid: true, availableResources, requiredCost };
  const reason = `It costs ${requiredCost}, you have ${availableResources} active resources.`;
  return { valid: false, availableResources, requiredCost, reason };
}

/** Whether a Pilot makes a Unit a Link Unit: any one condition suffices. A Unit without conditions takes anybody. */
export function checkLink(unit: UnitCardDefinition, pilot: GundamCard): LinkConditionCheckResult {
  const conditions = unit.linkConditions ?? [];
  const satisfied = conditions.filter((condition) => satisfies(pilot, condition));
  const isLinkUnit = satisfied.length > 0;
  return {
    valid: isLinkUnit || conditions.length === 0,
    satisfiedConditions: satisfied.map(linkText),
    unsatisfiedConditions: conditions.filter((one) => !satisfied.includes(one)).map(linkText),
    isLinkUnit,
  };
}

/** A link condition as it is printed: `[Ida Marsh]`, `(Watch Officer)`. */
export function linkText(condition: LinkCondition): string {
  return condition.type === 'pilot' ? `[${condition.name}]` : `(${condition.trait})`;
}

/** Everything a deployment needs, checked one by one. */
export function deploymentConstraints(
  cardId: CardId,
  playerId: PlayerId,
  state: GundamState,
  context: Reading,
): DeploymentConstraints {
  const card = cardOf(cardId, context);
  const replaces = state.rules.fullArea === 'replace';
  const isTaken = isBaseCard(card)
    ? baseOf(playerId, context) !== undefined
    : unitsOf(playerId, context).length >= NUMBERS.units;
  return {
    hasCard: context.zones.getCardsInZone('hand', playerId).includes(cardId),
    hasLevel: checkLevel(card.lv ?? 0, playerId, state, context).valid,
    hasCost: checkCost(card.cost ?? 0, playerId, context).valid,
    hasSpace: replaces || !isTaken,
    isMainPhase: context.flow!.currentPhase === 'main',
    isPlayerTurn: context.flow!.currentPlayer === playerId,
  };
}
