import type { CardId } from '../../../../protocol/ids.js';
import { acted, sourcesOf } from '../action-step.js';
import { askedFor, mainPhase, payable, yourTurn, type Rule } from '../conditions.js';
import { isUsed, markUsed, pay } from '../deeds.js';
import { defineMove } from '../define.js';
import type { Ability } from '../effects/ability.js';
import { demandOf, holds } from '../effects/conditions.js';
import { specText } from '../effects/describe.js';
import { costForecast, effectForecast } from '../effects/foretell.js';
import { unitsFitting } from '../effects/targets.js';
import { abilitiesOf, cardOf, fullNameOf, isRested, selfOf } from '../facts.js';
import { playerName, tell } from '../log.js';
import { proceed } from '../proceed.js';
import { shape } from '../shape.js';
import { checkLevel } from '../checks.js';
import type { Enumerating, GundamState, Judging } from '../state.js';
import { isCommandCard } from '../types/cards.js';
import type { CommandTiming } from '../types/card-terms.js';
import type { ActivateParams } from '../types/moves.js';
import { effectWorth } from '../worth.js';

interface Activation {
  readonly moveId: string;
  readonly name: string;
  readonly timing: CommandTiming;
  readonly from: readonly ('hand' | 'table')[];
  /** Whether it is for battles; or else it is not listed in them: one move lists a card at a time. */
  readonly inBattle?: boolean;
}

const commandIn = (cardId: CardId, { zones }: Pick<Enumerating, 'zones'>) =>
  zones.getCardZone(cardId) === 'hand';

/** The abilities that can be used from where a card lies. */
function usable(cardId: CardId, { timing }: Activation, context: Enumerating): readonly number[] {
  const card = cardOf(cardId, context);
  const fits = ({ trigger }: Ability) =>
    commandIn(cardId, context)
      ? trigger === 'command' && isCommandCard(card) && card.timing.includes(timing)
      : trigger === (timing === 'main' ? 'activateMain' : 'activateAction');
  return abilitiesOf(card).flatMap((ability, nth) => (fits(ability) ? [nth] : []));
}

function sources({ from }: Activation, context: Enumerating): readonly CardId[] {
  const { zones, playerId } = context;
  return [
    ...(from.includes('hand') ? zones.getCardsInZone('hand', playerId) : []),
    ...(from.includes('table') ? sourcesOf(playerId, context) : []),
  ];
}

function targetsFor(
  cardId: CardId,
  { choose }: Ability,
  state: GundamState,
  context: Enumerating,
): readonly CardId[] {
  return choose ? unitsFitting(choose, context.playerId, selfOf(cardId, context), state, context) : [];
}

function* candidates(
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

const abilityIn = ({ params, registry }: Judging<ActivateParams>): Ability | undefined => {
  const card = registry!.getCard(params.cardId);
  return card && abilitiesOf(card)[params.ability];
};

function canBeUsed(activation: Activation): Rule<ActivateParams> {
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

const level: Rule<ActivateParams> = {
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

const costOf = (context: Judging<ActivateParams>) =>
  commandIn(context.params.cardId, context)
    ? (cardOf(context.params.cardId, context).cost ?? 0)
    : (abilityIn(context)?.cost ?? 0);

const cost: Rule<ActivateParams> = {
  name: 'there are resources enough',
  check: (_, context) => payable(costOf(context), context),
};

const fresh: Rule<ActivateParams> = {
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

const demands: Rule<ActivateParams> = {
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

const target: Rule<ActivateParams> = {
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

function activation(given: Activation) {
  const { moveId, name, timing } = given;
  const where = 'This is done in an action step, when you are asked.';
  return defineMove<ActivateParams>({
    name,
    enumerator: (state, context) => [...candidates(given, state, context)],
    params: shape<ActivateParams>({ cardId: 'text', ability: 'whole number', targetId: 'optional text' }),
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
