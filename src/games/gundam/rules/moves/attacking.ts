import { nothing } from '../../../../engines/rule-engine/enumerators/nothing.js';
import { beginBattle, blockersOf, enterBattleAction } from '../battle.js';
import { askedFor, mainPhase, yourTurn, yourUnit, type Rule } from '../conditions.js';
import { trigger } from '../deeds.js';
import { defineMove } from '../define.js';
import {
  apOf,
  cardOf,
  crewOf,
  fullNameOf,
  hasKeyword,
  isRested,
  mustWait,
  opponentOf,
  remainingHp,
  unitsOf,
} from '../facts.js';
import { tell } from '../log.js';
import { proceed } from '../proceed.js';
import { shape } from '../shape.js';
import type { Judging } from '../state.js';
import type { ActivateBlockerParams, DeclareAttackParams } from '../types/moves.js';
import { unitWorth } from '../worth.js';

const targetOf = ({ targets }: Pick<Judging, 'targets'>) => targets?.[0]?.[0];

const active: Rule<DeclareAttackParams> = {
  name: 'the Unit is active',
  check: (_, context) =>
    !isRested(context.params.attackerId, context) || {
      reason: `${cardOf(context.params.attackerId, context).name} is rested.`,
      errorCode: 'UNIT_RESTED',
    },
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
    active,
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
    };
  },
  score(_, context) {
    const { attackerId } = context.params;
    const target = targetOf(context)!;
    const ap = apOf(attackerId, context);
    const enemies = unitsOf(opponentOf(context.playerId, context), context);
    const blocks = enemies.some((id) => hasKeyword(id, 'Blocker', context) && !isRested(id, context));
    if (context.zones.getCardZone(target) !== 'battle-area') return ap === 0 ? -1 : blocks ? 9 : 13;
    const first = hasKeyword(attackerId, 'First Strike', context);
    const kills = ap >= remainingHp(target, context);
    const dies = apOf(target, context) >= remainingHp(attackerId, context) && !(kills && first);
    return (
      (kills ? 6 + unitWorth(target, context) : 0) -
      (dies ? unitWorth(attackerId, context) : 0) +
      (kills ? 3 : -4)
    );
  },
});

const canStepIn: Rule<ActivateBlockerParams> = {
  name: 'the Unit can block',
  check: ({ battle }, context) =>
    (battle !== null && blockersOf(battle, context).includes(context.params.blockerId)) || {
      reason:
        'This Unit cannot block now: it needs <Blocker>, to be active, and an attacker without <High-Maneuver>.',
      errorCode: 'CANNOT_BLOCK',
    },
};

/** A Unit with <Blocker> rests to become the target of the attack. */
export const activateBlocker = defineMove<ActivateBlockerParams>({
  name: 'Block',
  enumerator: ({ battle }, context) =>
    context.decision && battle ? blockersOf(battle, context).map((blockerId) => ({ blockerId })) : [],
  params: shape<ActivateBlockerParams>({ blockerId: 'text' }),
  condition: [
    askedFor('ACTIVATE_BLOCKER', 'Nothing attacks you that you could block.'),
    yourUnit(({ blockerId }: ActivateBlockerParams) => blockerId),
    canStepIn,
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
    };
  },
  score({ battle }, context) {
    const { blockerId } = context.params;
    const attacker = battle!.attackerId;
    const dies = apOf(attacker, context) >= remainingHp(blockerId, context);
    const kills = apOf(blockerId, context) >= remainingHp(attacker, context);
    const shields = context.zones.getCardsInZone('shield-area-shields', context.playerId).length;
    const danger = battle!.attackTarget === 'player' ? 12 - 1.5 * shields : 0;
    return danger + (kills ? unitWorth(attacker, context) : 0) - (dies ? unitWorth(blockerId, context) : 0);
  },
});

/** Nobody steps in the way. */
export const skipBlocker = defineMove({
  name: 'Do not block',
  enumerator: (state, context) => (context.decision ? nothing()(state, context) : []),
  condition: [askedFor('SKIP_BLOCKER', 'Nothing attacks you that you could block.')],
  reducer(draft, context) {
    enterBattleAction(draft);
    proceed(draft, context);
  },
  describe: () => ({ displayName: 'Do not block', category: 'Block', priority: 10 }),
  score: () => 0,
});
