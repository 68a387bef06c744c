import { acted } from '../action-step.js';
import { askedFor, mainPhase, yourTurn } from '../conditions.js';
import { markUsed, pay } from '../deeds.js';
import { defineMove } from '../define.js';
import { costForecast, effectForecast } from '../effects/foretell.js';
import { abilitiesOf, cardOf, fullNameOf, selfOf } from '../facts.js';
import { playerName, tell } from '../log.js';
import { proceed } from '../proceed.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { ActivateParams } from '../types/moves.js';
import { effectWorth } from '../worth.js';
import { canBeUsed, cost, costOf, demands, fresh, level, target } from './activation-rules.js';
import { type Activation, abilityIn, candidates, commandIn } from './activation.js';

function activation(given: Activation) {
  const { moveId, name, timing } = given;
  const where = 'This is done in an action step, when you are asked.';
  return defineMove<ActivateParams>({
    name,
    enumerator: (state, context) => [...candidates(given, state, context)],
    params: paramsShape<ActivateParams>({
      cardId: 'text',
      ability: 'whole number',
      targetId: 'optional text',
    }),
    condition: [
      ...(timing === 'main' ? [yourTurn, mainPhase] : [askedFor(moveId, where)]),
      canBeUsed(given),
      level,
      cost,
      fresh,
      demands,
      target,
    ],
    reducer(draft, context) {
      const { cardId, ability: nth, targetId = null } = context.params;
      const { playerId } = context;
      const card = cardOf(cardId, context);
      const ability = abilitiesOf(card)[nth]!;
      const selfId = selfOf(cardId, context);
      pay(costOf(context), playerId, context);
      if (ability.oncePerTurn) markUsed(cardId, nth, context);
      if (ability.restSelf) context.cards.updateCardMeta(selfId, { tapped: true });
      if (commandIn(cardId, context)) context.zones.moveCard({ cardId, targetZoneId: 'trash' });
      const aim = targetId === null ? '' : ` on ${cardOf(targetId, context).name}`;
      tell(
        `${playerName(playerId, draft)} uses ${card.name}${aim}.`,
        context,
        cardId,
        ...(targetId === null ? [] : [targetId]),
      );
      draft.pending.push({
        sourceId: cardId,
        definitionId: card.id,
        ability: nth,
        playerId,
        selfId,
        chosen: targetId,
        isChosen: true,
        at: 0,
      });
      if (timing === 'action') acted(draft, context);
      proceed(draft, context);
    },
    describe(state, context) {
      const { cardId, targetId } = context.params;
      const card = cardOf(cardId, context);
      const aim = targetId === undefined ? null : fullNameOf(targetId, state, context);
      const own = fullNameOf(cardId, state, context);
      return {
        displayName: aim === null ? `Use ${own}` : `Use ${own} on ${aim}`,
        category: timing === 'main' ? 'Main' : 'Action',
        priority: 14,
        labels: { cardId: own, ...(aim !== null && { targetId: aim }) },
        ...(card.text && { description: card.text }),
        preview: [
          ...costForecast(costOf(context), context.playerId, context),
          ...effectForecast(
            abilityIn(context)!,
            { playerId: context.playerId, selfId: selfOf(cardId, context), targetId },
            state,
            context,
          ),
        ],
      };
    },
    score(state, context) {
      const { cardId, targetId } = context.params;
      return (
        effectWorth(abilityIn(context)!, targetId, selfOf(cardId, context), state, context) - costOf(context)
      );
    },
  });
}

/** A Command is played in the Main Phase. */
export const commandMain = activation({
  moveId: 'ACTIVATE_COMMAND_MAIN',
  name: 'Command',
  timing: 'main',
  from: ['hand'],
});

/** An ability is used in the Main Phase. */
export const mainAbility = activation({
  moveId: 'ACTIVATE_MAIN_ABILITY',
  name: 'Ability',
  timing: 'main',
  from: ['table'],
});

/** A Command or ability is used in the action step of a battle. */
export const battleAction = activation({
  moveId: 'ACTIVATE_ACTION_DURING_BATTLE',
  name: 'Action in battle',
  timing: 'action',
  from: ['hand', 'table'],
  inBattle: true,
});

/** A Command is played in the action step of the End Phase. */
export const commandAction = activation({
  moveId: 'ACTIVATE_COMMAND_ACTION',
  name: 'Action command',
  timing: 'action',
  from: ['hand'],
});

/** An ability is used in the action step of the End Phase. */
export const actionAbility = activation({
  moveId: 'ACTIVATE_ACTION_ABILITY',
  name: 'Action ability',
  timing: 'action',
  from: ['table'],
});
