import { cardsIn } from '../../../../engines/rule-engine/enumerate/enumerators/cards-in.js';
import { paramsOf } from '../../../../engines/rule-engine/enumerate/enumerators/params-of.js';
import type { CardId } from '../../../../protocol/ids.js';
import { yourTurn, type Rule } from '../conditions.js';
import { defineMove } from '../define.js';
import { harm } from '../effects.js';
import { creatureOf, creaturesOf, fullNameOf, healthOf, isKeeper, nameOf, opponentOf } from '../facts.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { Judging } from '../state.js';
import { harmWorth, worthOf } from '../worth.js';

type Attack = { attackerId: CardId };

const targetOf = ({ targets }: Pick<Judging, 'targets'>) => targets?.[0]?.[0];

const yourCreature: Rule<Attack> = {
  name: 'the creature is yours',
  check: (_, context) =>
    creaturesOf(context.playerId, context).includes(context.params.attackerId) || {
      reason: 'This creature is not in your clearing.',
      errorCode: 'NOT_YOUR_CREATURE',
    },
};

const rested: Rule<Attack> = {
  name: 'the creature is rested',
  check(state, context) {
    const { params, counters } = context;
    const name = nameOf(params.attackerId, state, context);
    if (counters.getFlag(params.attackerId, 'arrived')) {
      return {
        reason: `${name} has only just arrived: it attacks from your next turn on.`,
        errorCode: 'JUST_ARRIVED',
      };
    }
    if (!counters.getFlag(params.attackerId, 'exhausted')) return true;
    return counters.getFlag(params.attackerId, 'snared')
      ? { reason: `${name} is snared in brambles this turn.`, errorCode: 'SNARED' }
      : {
          reason: `${name} has attacked already: 1 of 1 attack this turn.`,
          errorCode: 'EXHAUSTED',
          context: { done: 1, allowed: 1 },
        };
  },
};

const guardiansFirst: Rule<Attack> = {
  name: 'guardians are attacked first',
  check(state, context) {
    const target = targetOf(context);
    const enemies = creaturesOf(opponentOf(context.playerId, context), context);
    const guardians = enemies.filter((cardId) => creatureOf(cardId, context).guardian);
    if (target === undefined || guardians.length === 0 || guardians.includes(target)) return true;
    const names = guardians.map((cardId) => nameOf(cardId, state, context)).join(' and ');
    return {
      reason: `${names} ${guardians.length === 1 ? 'stands' : 'stand'} guard and must be attacked first.`,
      errorCode: 'GUARDED',
      context: { guardians },
    };
  },
};

/** A creature attacks a creature of the other side, which hits back, or its keeper. */
export const attack = defineMove({
  name: 'Attack',
  enumerator: paramsOf({ attackerId: cardsIn('clearing') }),
  targets: [
    {
      filter: [
        { zone: 'clearing', holder: 'opponents' },
        { kind: 'player', player: 'opponents' },
      ],
      prompt: 'Choose what to attack',
    },
  ],
  params: paramsShape<Attack>({ attackerId: 'text' }),
  condition: [yourTurn, yourCreature, rested, guardiansFirst],
  reducer(draft, context) {
    const { attackerId } = context.params;
    const target = targetOf(context)!;
    const { name, strength } = creatureOf(attackerId, context);
    context.counters.setFlag(attackerId, 'exhausted', true);
    context.history.log({
      text: `${name} attacks ${nameOf(target, draft, context)}.`,
      refs: [attackerId, target],
    });
    const answer = isKeeper(target, draft) ? 0 : creatureOf(target, context).strength;
    harm(target, strength, draft, context);
    if (answer > 0) harm(attackerId, answer, draft, context);
  },
  describe(state, context) {
    const target = targetOf(context);
    const attacker = fullNameOf(context.params.attackerId, state, context);
    const attacked = target === undefined ? null : fullNameOf(target, state, context);
    return {
      displayName: attacked === null ? `${attacker} attacks` : `${attacker} attacks ${attacked}`,
      category: 'Attack',
      priority: 30,
      labels: { attackerId: attacker, ...(attacked !== null && { target: attacked }) },
    };
  },
  score(state, context) {
    const { attackerId } = context.params;
    const target = targetOf(context)!;
    const gain = harmWorth(target, creatureOf(attackerId, context).strength, state, context);
    if (isKeeper(target, state)) return gain + 1;
    const answer = creatureOf(target, context).strength;
    const loss = answer >= healthOf(attackerId, context) ? worthOf(attackerId, context) : 0.5 * answer;
    return gain - loss + 1;
  },
});
