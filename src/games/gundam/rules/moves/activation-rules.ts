import { checkLevel } from '../checks.js';
import { payable, type Rule } from '../conditions.js';
import { isUsed } from '../deeds.js';
import { demandOf, holds } from '../effects/conditions.js';
import { specText } from '../effects/describe.js';
import { cardOf, isRested, selfOf } from '../facts.js';
import type { Judging } from '../state.js';
import type { ActivateParams } from '../types/moves.js';
import { type Activation, abilityIn, commandIn, sources, targetsFor, usable } from './activation.js';

/** The card lies where it can be used from, and has such an ability. */
export function canBeUsed(activation: Activation): Rule<ActivateParams> {
  return {
    name: 'it can be used here',
    check(_, context) {
      const { cardId, ability } = context.params;
      if (!sources(activation, context).includes(cardId))
        return { reason: 'This card is neither in your hand nor on your side.', errorCode: 'NOT_YOUR_CARD' };
      return (
        usable(cardId, activation, context).includes(ability) || {
          reason: `${cardOf(cardId, context).name} has nothing to use now.`,
          errorCode: 'WRONG_CARD',
        }
      );
    },
  };
}

/** The player's level suffices for a Command. */
export const level: Rule<ActivateParams> = {
  name: 'your level suffices',
  check(state, context) {
    const required = commandIn(context.params.cardId, context)
      ? (cardOf(context.params.cardId, context).lv ?? 0)
      : 0;
    const { valid, currentLevel, reason } = checkLevel(required, context.playerId, state, context);
    return (
      valid || { reason: reason!, errorCode: 'LEVEL_TOO_LOW', context: { required, available: currentLevel } }
    );
  },
};

/** What it costs to use. */
export const costOf = (context: Judging<ActivateParams>) =>
  commandIn(context.params.cardId, context)
    ? (cardOf(context.params.cardId, context).cost ?? 0)
    : (abilityIn(context)?.cost ?? 0);

/** There are resources enough. */
export const cost: Rule<ActivateParams> = {
  name: 'there are resources enough',
  check: (_, context) => payable(costOf(context), context),
};

/** It was not used this turn, where that is allowed once, nor is what must rest for it rested. */
export const fresh: Rule<ActivateParams> = {
  name: 'it is fresh',
  check(_, context) {
    const { cardId, ability } = context.params;
    const used = abilityIn(context);
    if (used?.oncePerTurn && isUsed(cardId, ability, context))
      return {
        reason: 'It was used this turn: 1 of 1.',
        errorCode: 'ONCE_PER_TURN',
        context: { done: 1, allowed: 1 },
      };
    if (used?.restSelf && isRested(selfOf(cardId, context), context))
      return { reason: `${cardOf(cardId, context).name} is rested.`, errorCode: 'UNIT_RESTED' };
    return true;
  },
};

/** What the ability demands is so. */
export const demands: Rule<ActivateParams> = {
  name: 'what it demands is so',
  check(state, context) {
    const { cardId } = context.params;
    const origin = { playerId: context.playerId, selfId: selfOf(cardId, context), playing: cardId };
    const missing = (abilityIn(context)?.if ?? [])
      .filter((one) => !holds(one, origin, state, context))
      .map((one) => demandOf(one, origin, state, context));
    return (
      missing.length === 0 || {
        reason: `It only works ${missing.map(({ text }) => text).join(' and ')}.`,
        errorCode: 'ABILITY_CONDITION',
        context: Object.fromEntries(missing.flatMap((one) => Object.entries(one.context ?? {}))),
      }
    );
  },
};

/** It is aimed at what it can be aimed at. */
export const target: Rule<ActivateParams> = {
  name: 'it is aimed at something it can be aimed at',
  check(state, context) {
    const { cardId, targetId } = context.params;
    const ability = abilityIn(context);
    if (!ability) return true;
    if (!ability.choose)
      return targetId === undefined || { reason: 'It is aimed at nothing.', errorCode: 'NO_TARGET_WANTED' };
    const legal = targetsFor(cardId, ability, state, context);
    if (targetId !== undefined && legal.includes(targetId)) return true;
    return {
      reason: `It needs 1 ${specText(ability.choose)}; there are ${legal.length}.`,
      errorCode: 'NO_TARGET',
      context: { required: 1, available: legal.length },
    };
  },
};
