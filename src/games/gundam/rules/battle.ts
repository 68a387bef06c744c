import type { CardId } from '../../../protocol/ids.js';
import { clash, fighterOf } from './clash.js';
import { addDamage, damageShieldArea, destroyUnit } from './deeds.js';
import {
  apOf,
  canBlock,
  cardOf,
  hasKeyword,
  keywordValue,
  opponentOf,
  remainingHp,
  unitsOf,
} from './facts.js';
import { playerName, tell } from './log.js';
import { enterActionStep, offerPriority } from './action-step.js';
import type { Battle, Changing, GundamState, Reading } from './state.js';

/** The Units that could step in the way of an attack. */
function blockersOf(battle: Battle, context: Reading): readonly CardId[] {
  if (hasKeyword(battle.attackerId, 'High-Maneuver', context)) return [];
  return unitsOf(battle.defenderId, context).filter(
    (id) => canBlock(id, context) && id !== battle.targetUnitId,
  );
}

/** Begins a battle: the attacker rests, and what it does when attacking waits to be played. */
export function beginBattle(attackerId: CardId, target: string, draft: GundamState, context: Changing): void {
  const isUnit = context.zones.getCardZone(target) === 'battle-area';
  const defenderId = opponentOf(context.zones.getCardHolder(attackerId)!, context);
  context.cards.updateCardMeta(attackerId, { tapped: true });
  draft.battle = {
    attackerId,
    defenderId,
    attackTarget: isUnit ? 'unit' : 'player',
    ...(isUnit && { targetUnitId: target, defenderHP: remainingHp(target, context) }),
    attackerAP: apOf(attackerId, context),
    damageDealt: 0,
    damageReceived: 0,
    attackerDestroyed: false,
    defenderDestroyed: false,
    breachTriggered: false,
    resolved: false,
    step: 'attack',
  };
}

/** Takes a battle one step on. */
export function advanceBattle(draft: GundamState, context: Changing): void {
  const battle = draft.battle!;
  if (battle.step !== 'end' && hasSomebodyLeft(battle, context)) {
    battle.step = 'end';
    draft.passes = null;
    draft.priority = null;
  }
  switch (battle.step) {
    case 'attack':
      battle.step = 'block';
      return;
    case 'block':
      if (blockersOf(battle, context).length === 0) return enterBattleAction(draft);
      return context.game.askDecision({
        playerId: battle.defenderId,
        moveIds: ['ACTIVATE_BLOCKER', 'SKIP_BLOCKER'],
        prompt: `${cardOf(battle.attackerId, context).name} attacks: block it?`,
        code: 'ASK_BLOCK',
        context: { card: cardOf(battle.attackerId, context).name },
      });
    case 'action':
      if (offerPriority(draft, context)) battle.step = 'damage';
      return;
    case 'damage':
      battle.step = 'end';
      return dealDamage(battle, draft, context);
    case 'end':
      return endBattle(draft, context);
  }
}

/** Begins the action step of a battle: who is attacked acts first. */
export function enterBattleAction(draft: GundamState): void {
  draft.battle!.step = 'action';
  enterActionStep(draft.battle!.defenderId, draft);
}

function hasSomebodyLeft({ attackerId, attackTarget, targetUnitId }: Battle, { zones }: Changing): boolean {
  if (zones.getCardZone(attackerId) !== 'battle-area') return true;
  return attackTarget === 'unit' && zones.getCardZone(targetUnitId!) !== 'battle-area';
}

function dealDamage(battle: Battle, draft: GundamState, context: Changing): void {
  battle.resolved = true;
  battle.attackerAP = apOf(battle.attackerId, context);
  if (battle.attackTarget === 'unit') return fight(battle, battle.targetUnitId!, draft, context);
  if (battle.attackerAP === 0) return;
  battle.damageDealt = battle.attackerAP;
  const hit = damageShieldArea(battle.defenderId, battle.attackerAP, draft, context);
  if (hit !== 'nothing') return;
  tell(`${playerName(battle.defenderId, draft)} has no shield left.`, context, battle.defenderId);
  draft.lost = { playerId: battle.defenderId, condition: 'OPPONENT_SHIELD_DEPLETED' };
}

/** Two Units hit each other; who destroys the other with <Breach> hits the shield area too. */
function fight(battle: Battle, targetId: CardId, draft: GundamState, context: Changing): void {
  const { attackerId, defenderId } = battle;
  const breach = keywordValue(attackerId, 'Breach', context);
  const target = fighterOf(targetId, context);
  const { dealt, received, attackerFalls, targetFalls } = clash(fighterOf(attackerId, context), target);
  battle.defenderHP = target.hp;
  battle.damageDealt = dealt;
  battle.damageReceived = received;
  battle.attackerDestroyed = attackerFalls;
  battle.defenderDestroyed = targetFalls;
  const [attacker, met] = [attackerId, targetId].map((id) => cardOf(id, context).name);
  tell(`${attacker} deals ${dealt} damage to ${met} and takes ${received}.`, context, attackerId, targetId);
  addDamage(targetId, dealt, context);
  addDamage(attackerId, received, context);
  if (attackerFalls) destroyUnit(attackerId, draft, context);
  if (targetFalls) destroyUnit(targetId, draft, context);
  if (!targetFalls || breach === 0) return;
  battle.breachTriggered = damageShieldArea(defenderId, breach, draft, context) !== 'nothing';
}

function endBattle(draft: GundamState, context: Changing): void {
  for (const playerId of context.game.getPlayers()) {
    for (const unitId of unitsOf(playerId, context)) {
      const { battleApModifier, ...meta } = context.cards.getCardMeta(unitId);
      if (battleApModifier !== undefined) context.cards.setCardMeta(unitId, meta);
    }
  }
  draft.battle = null;
}
