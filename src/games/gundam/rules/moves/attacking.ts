import { beginBattle } from '../battle.js';
import { clash, fighterOf } from '../clash.js';
import { isActive, mainPhase, yourTurn, yourUnit, type Rule } from '../conditions.js';
import { trigger } from '../deeds.js';
import { defineMove } from '../define.js';
import {
  apOf,
  canBlock,
  cardOf,
  crewOf,
  fullNameOf,
  isRested,
  mustWait,
  opponentOf,
  unitsOf,
} from '../facts.js';
import { attackForecast } from '../forecast.js';
import { tell } from '../log.js';
import { proceed } from '../proceed.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { Judging } from '../state.js';
import type { DeclareAttackParams } from '../types/moves.js';
import { unitWorth } from '../worth.js';

const targetOf = ({ targets }: Pick<Judging, 'targets'>) => targets?.[0]?.[0];

const attackerActive: Rule<DeclareAttackParams> = {
  name: 'the Unit is active',
  check: (_, context) => isActive(context.params.attackerId, context),
};

const notJustDeployed: Rule<DeclareAttackParams> = {
  name: 'the Unit was not deployed this turn, or is a Link Unit',
  check: (_, context) =>
    !unitsOf(context.playerId, context).includes(context.params.attackerId) ||
    !mustWait(context.params.attackerId, context) || {
      reason: `${cardOf(context.params.attackerId, context).name} was deployed this turn, and is no Link Unit.`,
      errorCode: 'JUST_DEPLOYED',
    },
};

const restedTarget: Rule<DeclareAttackParams> = {
  name: 'a Unit that is attacked is rested',
  check(_, context) {
    const target = targetOf(context);
    if (target === undefined || context.zones.getCardZone(target) !== 'battle-area') return true;
    return (
      isRested(target, context) || {
        reason: `${cardOf(target, context).name} is active: only rested Units can be attacked.`,
        errorCode: 'TARGET_NOT_RESTED',
        context: { targetId: target },
      }
    );
  },
};

/** A Unit attacks the opponent, or a rested Unit of the opponent's. */
export const declareAttack = defineMove<DeclareAttackParams>({
  name: 'Attack',
  enumerator: (_, context) => unitsOf(context.playerId, context).map((attackerId) => ({ attackerId })),
  targets: [
    {
      filter: [
        { kind: 'player', player: 'opponents' },
        { zone: 'battle-area', holder: 'opponents' },
      ],
      prompt: 'Choose what to attack',
    },
  ],
  params: paramsShape<DeclareAttackParams>({ attackerId: 'text' }),
  condition: [
    yourTurn,
    mainPhase,
    yourUnit(({ attackerId }: DeclareAttackParams) => attackerId),
    attackerActive,
    notJustDeployed,
    restedTarget,
  ],
  reducer(draft, context) {
    const { attackerId } = context.params;
    const target = targetOf(context)!;
    const attacked = draft.names[target] ?? cardOf(target, context).name;
    tell(`${cardOf(attackerId, context).name} attacks ${attacked}.`, context, attackerId, target);
    beginBattle(attackerId, target, draft, context);
    for (const cardId of crewOf(attackerId, context)) trigger('attacking', cardId, draft, context);
    proceed(draft, context);
  },
  describe(state, context) {
    const attacker = fullNameOf(context.params.attackerId, state, context);
    const target = targetOf(context);
    const attacked = target === undefined ? null : fullNameOf(target, state, context);
    return {
      displayName: attacked === null ? `${attacker} attacks` : `${attacker} attacks ${attacked}`,
      category: 'Attack',
      priority: 30,
      labels: { attackerId: attacker, ...(attacked !== null && { target: attacked }) },
      ...(target !== undefined && {
        preview: attackForecast(context.params.attackerId, target, {
          viewer: context.playerId,
          state,
          context,
        }),
      }),
    };
  },
  score(_, context) {
    const { attackerId } = context.params;
    const target = targetOf(context)!;
    if (context.zones.getCardZone(target) !== 'battle-area') {
      if (apOf(attackerId, context) === 0) return -1;
      const enemies = unitsOf(opponentOf(context.playerId, context), context);
      return enemies.some((id) => canBlock(id, context)) ? 9 : 13;
    }
    const { attackerFalls, targetFalls } = clash(fighterOf(attackerId, context), fighterOf(target, context));
    const gain = targetFalls ? 9 + unitWorth(target, context) : -4;
    return attackerFalls ? gain - unitWorth(attackerId, context) : gain;
  },
});
