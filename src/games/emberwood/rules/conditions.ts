import type { NamedRule } from '../../../engines/rule-engine/define/move-definition.js';
import type { CardId, PlayerId } from '../../../protocol/ids.js';
import type { Card } from './cards.js';
import { cardOf, keeperOf } from './facts.js';
import type { CardMeta, EmberwoodState, Judging } from './state.js';

/** A rule about moves with these parameters. */
export type Rule<Params = unknown> = NamedRule<EmberwoodState, Params, CardMeta, Card>;

/** Only who is in turn does anything. */
export const yourTurn: Rule = {
  name: 'it is your turn',
  check(state, { flow, playerId }) {
    const current = flow!.currentPlayer!;
    if (current === playerId) return true;
    return {
      reason: `It is not your turn: ${keeperOf(current, state).name} plays.`,
      errorCode: 'NOT_YOUR_TURN',
      context: { currentPlayer: current },
    };
  },
};

/** The card costs no more than there is. */
export const cardAffordable: Rule<{ readonly cardId: CardId }> = {
  name: 'there are embers for the card',
  check: (state, context) =>
    embersSuffice(cardOf(context.params.cardId, context).cost, state, context.playerId),
};

/** What a deed costs is there. */
export function affordable<Params>(cost: (context: Judging<Params>) => number): Rule<Params> {
  return {
    name: 'there are embers for it',
    check: (state, context) => embersSuffice(cost(context), state, context.playerId),
  };
}

/** A deed that is done once a turn. */
export function oncePerTurn(tracker: string, done: string): Rule {
  return {
    name: 'not done yet this turn',
    check: (_, { trackers, playerId }) =>
      !trackers.check(tracker, playerId) || {
        reason: `You have ${done} this turn: once is all there is time for.`,
        errorCode: 'ONCE_PER_TURN',
        context: { allowed: 1, done: 1 },
      },
  };
}

function embersSuffice(cost: number, state: EmberwoodState, playerId: PlayerId) {
  const { embers } = keeperOf(playerId, state);
  if (embers >= cost) return true;
  return {
    reason: `It costs ${cost} ${cost === 1 ? 'ember' : 'embers'}, you have ${embers}.`,
    errorCode: 'NOT_ENOUGH_EMBERS',
    context: { required: cost, available: embers },
  };
}
