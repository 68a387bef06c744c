import type { CardId } from '../../../../protocol/ids.js';
import { nothing } from '../../../../engines/rule-engine/enumerators/nothing.js';
import { beginBattle, enterBattleAction } from '../battle.js';
import { clash, fighterOf } from '../clash.js';
import { mainPhase, yourTurn, yourUnit, type Rule } from '../conditions.js';
import { trigger } from '../deeds.js';
import { defineMove } from '../define.js';
import {
  apOf,
  canBlock,
  cardOf,
  crewOf,
  fullNameOf,
  hasKeyword,
  isRested,
  mustWait,
  opponentOf,
  unitsOf,
} from '../facts.js';
import { attackForecast, blockForecast } from '../forecast.js';
import { playerName, tell } from '../log.js';
import { proceed } from '../proceed.js';
import { shape } from '../shape.js';
import type { Judging } from '../state.js';
import type { ActivateBlockerParams, DeclareAttackParams } from '../types/moves.js';
import { unitWorth } from '../worth.js';

const targetOf = ({ targets }: Pick<Judging, 'targets'>) => targets?.[0]?.[0];

const isActive = (unitId: CardId, context: Judging) =>
  !isRested(unitId, context) || {
    reason: `${cardOf(unitId, context).name} is rested.`,
    errorCode: 'UNIT_RESTED',
  };

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
  params: shape<DeclareAttackParams>({ attackerId: 'text' }),
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

const hasBlocker: Rule<ActivateBlockerParams> = {
  name: 'the Unit has <Blocker>',
  check: (_, context) =>
    !unitsOf(context.playerId, context).includes(context.params.blockerId) ||
    hasKeyword(context.params.blockerId, 'Blocker', context) || {
      reason: `${cardOf(context.params.blockerId, context).name} has no <Blocker>.`,
      errorCode: 'NO_BLOCKER',
    },
};

const blockerActive: Rule<ActivateBlockerParams> = {
  name: 'the Unit is active',
  check: (_, context) => isActive(context.params.blockerId, context),
};

const notTheTarget: Rule<ActivateBlockerParams> = {
  name: 'the Unit is not attacked itself',
  check: ({ battle }, context) =>
    battle?.targetUnitId !== context.params.blockerId || {
      reason: 'This Unit is attacked itself.',
      errorCode: 'ALREADY_TARGET',
    },
};

const notTooQuick: Rule<ActivateBlockerParams> = {
  name: 'the attacker can be blocked',
  check: ({ battle }, context) =>
    battle === null ||
    !hasKeyword(battle.attackerId, 'High-Maneuver', context) || {
      reason: `${cardOf(battle.attackerId, context).name} has <High-Maneuver> and cannot be blocked.`,
      errorCode: 'HIGH_MANEUVER',
    },
};

/** A Unit with <Blocker> rests to become the target of the attack. */
export const activateBlocker = defineMove<ActivateBlockerParams>({
  name: 'Block',
  answersDecision: true,
  enumerator: (_, context) =>
    unitsOf(context.playerId, context)
      .filter((unitId) => hasKeyword(unitId, 'Blocker', context))
      .map((blockerId) => ({ blockerId })),
  params: shape<ActivateBlockerParams>({ blockerId: 'text' }),
  condition: [
    yourUnit(({ blockerId }: ActivateBlockerParams) => blockerId),
    hasBlocker,
    blockerActive,
    notTheTarget,
    notTooQuick,
  ],
  reducer(draft, context) {
    const { blockerId } = context.params;
    const battle = draft.battle!;
    context.cards.updateCardMeta(blockerId, { tapped: true });
    battle.blockerId = blockerId;
    battle.targetUnitId = blockerId;
    battle.attackTarget = 'unit';
    tell(`${cardOf(blockerId, context).name} blocks.`, context, blockerId);
    enterBattleAction(draft);
    proceed(draft, context);
  },
  describe(state, context) {
    const name = fullNameOf(context.params.blockerId, state, context);
    return {
      displayName: `Block with ${name}`,
      category: 'Block',
      priority: 20,
      labels: { blockerId: name },
      ...(state.battle && {
        preview: blockForecast(state.battle, context.params.blockerId, {
          viewer: context.playerId,
          state,
          context,
        }),
      }),
    };
  },
  score({ battle }, context) {
    const { blockerId } = context.params;
    const { attackerId, attackTarget } = battle!;
    const { attackerFalls, targetFalls } = clash(
      fighterOf(attackerId, context),
      fighterOf(blockerId, context),
    );
    const shields = context.zones.getCardsInZone('shield-area-shields', context.playerId).length;
    const danger = attackTarget === 'player' ? 12 - 1.5 * shields : 0;
    const gain = attackerFalls ? unitWorth(attackerId, context) : 0;
    return danger + gain - (targetFalls ? unitWorth(blockerId, context) : 0);
  },
});

/** Nobody steps in the way. */
export const skipBlocker = defineMove({
  name: 'Do not block',
  answersDecision: true,
  enumerator: nothing(),
  reducer(draft, context) {
    tell(`${playerName(context.playerId, draft)} does not block.`, context, context.playerId);
    enterBattleAction(draft);
    proceed(draft, context);
  },
  describe: (state, context) => ({
    displayName: 'Do not block',
    category: 'Block',
    priority: 10,
    ...(state.battle && {
      preview: blockForecast(state.battle, null, { viewer: context.playerId, state, context }),
    }),
  }),
  score: () => 0,
});
