import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { CHEAPEST_ACTION } from './cards/cards.js';
import { isUsed } from './deeds.js';
import type { Ability } from './effects/ability.js';
import { holds } from './effects/conditions.js';
import { unitsFitting } from './effects/targets.js';
import {
  abilitiesOf,
  activeResources,
  baseOf,
  cardOf,
  isRested,
  opponentOf,
  selfOf,
  unitsOf,
} from './facts.js';
import type { Changing, GundamState, Reading } from './state.js';

/** Begins an action step: one player acts first, until both pass in a row. */
export function enterActionStep(playerId: PlayerId, draft: GundamState): void {
  draft.passes = 0;
  draft.priority = playerId;
}

/** Notes that a player passed. */
export function pass(draft: GundamState, context: Pick<Changing, 'game'>): void {
  draft.passes! += 1;
  draft.priority = opponentOf(draft.priority!, context);
}

/** Notes that a player acted: the other one may answer. */
export function acted(draft: GundamState, context: Pick<Changing, 'game'>): void {
  draft.passes = 0;
  draft.priority = opponentOf(draft.priority!, context);
}

/**
 * Asks who may act. Says whether the action step is over. Who cannot act for all that everybody sees is not asked: what
 * is hidden must not show itself by that.
 */
export function offerPriority(draft: GundamState, context: Changing): boolean {
  while (draft.passes! < 2) {
    if (mayAct(draft.priority!, draft, context)) {
      ask(draft.priority!, draft, context);
      return false;
    }
    pass(draft, context);
  }
  draft.passes = null;
  draft.priority = null;
  return true;
}

/** Whether somebody could act, for all that everybody sees. */
function mayAct(playerId: PlayerId, state: GundamState, context: Reading): boolean {
  const hand = context.zones.getCardsInZone('hand', playerId);
  if (hand.length > 0 && activeResources(playerId, context).length >= CHEAPEST_ACTION) return true;
  return sourcesOf(playerId, context).some((cardId) =>
    abilitiesOf(cardOf(cardId, context)).some(
      (ability, nth) =>
        ability.trigger === 'activateAction' && isUsable(cardId, nth, ability, playerId, state, context),
    ),
  );
}

/** The cards on the table whose abilities a player may use. */
export function sourcesOf(playerId: PlayerId, context: Pick<Reading, 'zones'>): readonly CardId[] {
  const base = baseOf(playerId, context);
  const pilots = context.zones.getCardsInZone('pilots', playerId);
  return [...unitsOf(playerId, context), ...pilots, ...(base === undefined ? [] : [base])];
}

function isUsable(
  cardId: CardId,
  nth: number,
  ability: Ability,
  playerId: PlayerId,
  state: GundamState,
  context: Reading,
): boolean {
  const { cost = 0, restSelf, oncePerTurn, choose } = ability;
  const selfId = selfOf(cardId, context);
  if (oncePerTurn && isUsed(cardId, nth, context)) return false;
  if (restSelf && isRested(selfId, context)) return false;
  if (activeResources(playerId, context).length < cost) return false;
  if (!(ability.if ?? []).every((condition) => holds(condition, { playerId, selfId }, state, context)))
    return false;
  return !choose || unitsFitting(choose, playerId, selfId, state, context).length > 0;
}

function ask(playerId: PlayerId, draft: GundamState, { game, flow }: Changing): void {
  const inBattle = draft.battle !== null;
  const endsTurn = !inBattle && flow!.currentPlayer === playerId;
  const deeds = inBattle
    ? ['ACTIVATE_ACTION_DURING_BATTLE']
    : ['ACTIVATE_COMMAND_ACTION', 'ACTIVATE_ACTION_ABILITY'];
  game.askDecision({
    playerId,
    moveIds: [...deeds, endsTurn ? 'END_TURN' : 'PASS_ACTION_STEP'],
    prompt: inBattle ? 'Action step of the battle: act or pass' : 'Action step of the turn: act or pass',
    code: inBattle ? 'ASK_BATTLE_ACTION' : 'ASK_TURN_ACTION',
  });
}
