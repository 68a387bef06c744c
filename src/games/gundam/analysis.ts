import type { MoveContextInput } from '../../engines/rule-engine/define/move-definition.js';
import type { CardId, PlayerId } from '../../protocol/ids.js';
import type { GundamEngine } from './engine.js';
import { checkCost, checkLevel, checkLink, deploymentConstraints } from './rules/checks.js';
import {
  activeResources,
  baseOf,
  canBlock,
  cardOf,
  damageOn,
  isLinked,
  isRested,
  mustWait,
  pilotOf,
  unitCardOf,
  unitsOf,
} from './rules/facts.js';
import { PLAYERS, type Reading } from './rules/state.js';
import type {
  BattlePosition,
  GameOverState,
  GundamGameState,
  WinCondition,
} from './rules/types/game-state.js';
import type {
  CostCheckResult,
  DeploymentConstraints,
  LevelCheckResult,
  LinkConditionCheckResult,
  MoveValidationResult,
} from './rules/types/validation.js';

/** Whether a move may be made, with the codes of all checks that failed. Nothing is played. */
export function validateMove(
  engine: GundamEngine,
  moveId: string,
  input: MoveContextInput,
): MoveValidationResult {
  const { allowed, rules } = engine.explainMove(moveId as 'END_TURN', input as never);
  if (allowed) return { valid: true };
  const errors = rules.flatMap((rule) => (rule.status === 'failed' ? [rule.error] : []));
  return { valid: false, reason: errors[0]!.reason, failedChecks: errors.map(({ errorCode }) => errorCode) };
}

/** Whether a player's level suffices for a card. */
export function validateLevel(engine: GundamEngine, playerId: PlayerId, cardId: CardId): LevelCheckResult {
  return engine.read((state, context) =>
    checkLevel(cardOf(cardId, context).lv ?? 0, playerId, state, context),
  );
}

/** Whether a player can pay for a card. */
export function validateCost(engine: GundamEngine, playerId: PlayerId, cardId: CardId): CostCheckResult {
  return engine.read((_, context) => checkCost(cardOf(cardId, context).cost ?? 0, playerId, context));
}

/** Whether a Pilot would make a Unit a Link Unit. */
export function validateLink(
  engine: GundamEngine,
  unitId: CardId,
  pilotId: CardId,
): LinkConditionCheckResult {
  return engine.read((_, context) => checkLink(unitCardOf(unitId, context), cardOf(pilotId, context)));
}

/** Everything that the deployment of a card needs, one by one. */
export function validateDeployment(
  engine: GundamEngine,
  playerId: PlayerId,
  cardId: CardId,
): DeploymentConstraints {
  return engine.read((state, context) => deploymentConstraints(cardId, playerId, state, context));
}

/** A game as the document's one record, secrets included. */
export function gundamGameState(engine: GundamEngine): GundamGameState {
  const each = <T>(of: (playerId: PlayerId) => T) => Object.fromEntries(PLAYERS.map((id) => [id, of(id)]));
  return engine.read(({ battle, passes, skippedFirstDraw }, context) => ({
    shields: each((id) => context.zones.getCardsInZone('shield-area-shields', id)),
    bases: each((id) => baseOf(id, context) ?? null),
    battlePositions: each((id) => unitsOf(id, context).map((unitId) => positionOf(unitId, context))),
    activeResources: each((id) => activeResources(id, context).length),
    currentAttack: battle,
    actionStepPasses: passes ?? 0,
    isFirstTurn: context.flow!.isFirstTurn,
    firstPlayerSkippedFirstDraw: skippedFirstDraw,
  }));
}

/** How a game was won; nothing while it goes on, or when it is a draw. */
export function gameOverState(engine: GundamEngine): GameOverState | null {
  const { winner, code } = engine.getGameEndResult() ?? {};
  if (winner === undefined) return null;
  return { winner, condition: code as WinCondition, timestamp: engine.getFlowManager()!.getTurnNumber() };
}

function positionOf(unitId: CardId, context: Reading): BattlePosition {
  const pilotId = pilotOf(unitId, context);
  const tapped = isRested(unitId, context);
  return {
    unitId,
    ...(pilotId !== undefined && { pilotId }),
    tapped,
    canAttack: !tapped && !mustWait(unitId, context),
    canBlock: canBlock(unitId, context),
    isLinkUnit: isLinked(unitId, context),
    damage: damageOn(unitId, context),
  };
}
