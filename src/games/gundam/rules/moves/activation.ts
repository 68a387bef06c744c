import type { CardId } from '../../../../protocol/ids.js';
import { sourcesOf } from '../action-step.js';
import type { Ability } from '../effects/ability.js';
import { unitsFitting } from '../effects/targets.js';
import { abilitiesOf, cardOf, selfOf } from '../facts.js';
import type { Enumerating, GundamState, Judging } from '../state.js';
import type { CommandTiming } from '../types/card-terms.js';
import { isCommandCard } from '../types/cards.js';
import type { ActivateParams } from '../types/moves.js';

/** A way to use what cards can do. */
export interface Activation {
  readonly moveId: string;
  readonly name: string;
  readonly timing: CommandTiming;
  readonly from: readonly ('hand' | 'table')[];
  /** Whether it is for battles; or else it is not listed in them: one move lists a card at a time. */
  readonly inBattle?: boolean;
}

/** Whether a card is one in hand, to be played as a Command. */
export const commandIn = (cardId: CardId, { zones }: Pick<Enumerating, 'zones'>) =>
  zones.getCardZone(cardId) === 'hand';

/** The abilities that can be used from where a card lies. */
export function usable(cardId: CardId, { timing }: Activation, context: Enumerating): readonly number[] {
  const card = cardOf(cardId, context);
  const fits = ({ trigger }: Ability) =>
    commandIn(cardId, context)
      ? trigger === 'command' && isCommandCard(card) && card.timing.includes(timing)
      : trigger === (timing === 'main' ? 'activateMain' : 'activateAction');
  return abilitiesOf(card).flatMap((ability, nth) => (fits(ability) ? [nth] : []));
}

/** The cards it can be used with. */
export function sources({ from }: Activation, context: Enumerating): readonly CardId[] {
  const { zones, playerId } = context;
  return [
    ...(from.includes('hand') ? zones.getCardsInZone('hand', playerId) : []),
    ...(from.includes('table') ? sourcesOf(playerId, context) : []),
  ];
}

/** What an ability can be aimed at. */
export function targetsFor(
  cardId: CardId,
  { choose }: Ability,
  state: GundamState,
  context: Enumerating,
): readonly CardId[] {
  return choose ? unitsFitting(choose, context.playerId, selfOf(cardId, context), state, context) : [];
}

/** All that could be used, on whatever it could be aimed at. */
export function* candidates(
  activation: Activation,
  state: GundamState,
  context: Enumerating,
): Generator<ActivateParams, void> {
  const { timing, inBattle = false } = activation;
  if (timing === 'action' && inBattle !== (state.battle !== null)) return;
  for (const cardId of sources(activation, context)) {
    // What can be done in the Main Phase as well is listed for that, as long as nobody asks.
    if (timing === 'action' && !context.decision && canWait(cardId, context)) continue;
    for (const nth of usable(cardId, activation, context)) {
      const ability = abilitiesOf(cardOf(cardId, context))[nth]!;
      const targets = targetsFor(cardId, ability, state, context);
      if (targets.length === 0) yield { cardId, ability: nth };
      for (const targetId of targets) yield { cardId, ability: nth, targetId };
    }
  }
}

/** Whether a card in hand is one to be played in the Main Phase too. */
function canWait(cardId: CardId, context: Enumerating): boolean {
  const card = cardOf(cardId, context);
  return commandIn(cardId, context) && isCommandCard(card) && card.timing.includes('main');
}

/** The ability that is meant; none where there is no such. */
export const abilityIn = ({ params, registry }: Judging<ActivateParams>): Ability | undefined => {
  const card = registry!.getCard(params.cardId);
  return card && abilitiesOf(card)[params.ability];
};
