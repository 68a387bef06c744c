import { nothing } from '../../../../engines/rule-engine/enumerate/enumerators/nothing.js';
import { enterBattleAction } from '../battle.js';
import { clash, fighterOf } from '../clash.js';
import { isActive, yourUnit, type Rule } from '../conditions.js';
import { defineMove } from '../define.js';
import { cardOf, fullNameOf, hasKeyword, unitsOf } from '../facts.js';
import { blockForecast } from '../forecast.js';
import { playerName, tell } from '../log.js';
import { proceed } from '../proceed.js';
import { paramsShape } from '../../../../engines/rule-engine/define/params-shape.js';
import type { ActivateBlockerParams } from '../types/moves.js';
import { unitWorth } from '../worth.js';

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
  params: paramsShape<ActivateBlockerParams>({ blockerId: 'text' }),
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
