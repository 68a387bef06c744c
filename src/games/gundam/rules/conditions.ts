import type { NamedRule } from '../../../engines/rule-engine/define/move-definition.js';
import type { CardId } from '../../../protocol/ids.js';
import { checkCost, checkLevel } from './checks.js';
import { cardOf, isRested, unitsOf } from './facts.js';
import type { CardMeta, GundamState, Judging } from './state.js';
import type { GundamCard } from './types/cards.js';

/** A rule about moves with these parameters. */
export type Rule<Params = unknown> = NamedRule<GundamState, Params, CardMeta, GundamCard>;

type WithCard = { readonly cardId: CardId };

/** Only whose turn it is does this. */
export const yourTurn: Rule = {
  name: 'it is your turn',
  check({ names }, { flow, playerId }) {
    const current = flow!.currentPlayer!;
    if (current === playerId) return true;
    return {
      reason: `It is not your turn: ${names[current]} plays.`,
      errorCode: 'NOT_YOUR_TURN',
      context: { currentPlayer: current },
    };
  },
};

/** Only in the Main Phase. */
export const mainPhase: Rule = {
  name: 'it is the Main Phase',
  check: (_, { flow }) =>
    flow!.currentPhase === 'main' || {
      reason: 'This is done in the Main Phase.',
      errorCode: 'WRONG_PHASE',
      context: { required: 'main', phase: flow!.currentPhase },
    },
};

/** The card is in hand, and one that the move is for. */
export function inHand(isFor: (card: GundamCard) => boolean): Rule<WithCard> {
  return {
    name: 'the card is in your hand',
    check(_, context) {
      const { params, zones, playerId } = context;
      if (!zones.getCardsInZone('hand', playerId).includes(params.cardId))
        return { reason: 'This card is not in your hand.', errorCode: 'NOT_IN_HAND' };
      const card = cardOf(params.cardId, context);
      return (
        isFor(card) || {
          reason: `${card.name} is played in another way.`,
          errorCode: 'WRONG_CARD',
          context: { cardType: card.cardType },
        }
      );
    },
  };
}

/** The player's level suffices for the card. */
export const levelSuffices: Rule<WithCard> = {
  name: 'your level suffices',
  check(state, context) {
    const card = knownCard(context);
    const { valid, currentLevel, requiredLevel, reason } = checkLevel(
      card?.lv ?? 0,
      context.playerId,
      state,
      context,
    );
    if (valid) return true;
    return {
      reason: reason!,
      errorCode: 'LEVEL_TOO_LOW',
      context: { required: requiredLevel, available: currentLevel },
    };
  },
};

/** There are active resources enough for the card. */
export const costPayable: Rule<WithCard> = {
  name: 'there are resources enough',
  check: (_, context) => payable(knownCard(context)?.cost ?? 0, context),
};

/** Whether a cost can be paid. */
export function payable(cost: number, context: Judging) {
  const { valid, availableResources, requiredCost, reason } = checkCost(cost, context.playerId, context);
  if (valid) return true;
  return {
    reason: reason!,
    errorCode: 'NOT_ENOUGH_RESOURCES',
    context: { required: requiredCost, available: availableResources },
  };
}

/** The Unit is in the player's battle area. */
export function yourUnit<Params>(unitOf: (params: Params) => CardId): Rule<Params> {
  return {
    name: 'the Unit is yours',
    check: (_, context) =>
      unitsOf(context.playerId, context).includes(unitOf(context.params)) || {
        reason: 'This Unit is not in your battle area.',
        errorCode: 'NOT_YOUR_UNIT',
      },
  };
}

/** The Unit is not rested. */
export const isActive = (unitId: CardId, context: Judging) =>
  !isRested(unitId, context) || {
    reason: `${cardOf(unitId, context).name} is rested.`,
    errorCode: 'UNIT_RESTED',
  };

/** The player was asked just this. */
export function askedFor(moveId: string, when: string): Rule {
  return {
    name: 'it is asked for',
    check(_, { game, playerId }) {
      const decision = game.getDecision();
      if (decision?.playerId === playerId && decision.moveIds.includes(moveId)) return true;
      return { reason: when, errorCode: 'NOT_NOW' };
    },
  };
}

function knownCard(context: Judging<WithCard>): GundamCard | undefined {
  return context.registry!.getCard(context.params.cardId);
}
