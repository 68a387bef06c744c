import type { MoveContextInput } from '../../engines/rule-engine/move-definition.js';
import type { CardId, PlayerId } from '../../protocol/ids.js';
import type { GundamEngine } from './engine.js';
import { CARDS } from './rules/cards/cards.js';
import { satisfies } from './rules/facts.js';
import { PLAYERS } from './rules/state.js';
import { isUnitCard } from './rules/types/cards.js';
import type {
  BattlePosition,
  GameOverState,
  GundamGameState,
  WinCondition,
} from './rules/types/game-state.js';
import type { MoveValidationResult } from './rules/types/validation.js';

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

/** A game as the document's one record, secrets included. */
export function gundamGameState(engine: GundamEngine): GundamGameState {
  const { zones } = engine.getFullState();
  const { battle, passes, skippedFirstDraw } = engine.getState();
  const lying = (zone: string, playerId: PlayerId) => zones[`${zone}:${playerId}`] ?? [];
  const each = <T>(of: (playerId: PlayerId) => T) => Object.fromEntries(PLAYERS.map((id) => [id, of(id)]));
  const { cards } = engine.getFullState();
  const isTapped = (id: CardId) => cards[id]!.meta['tapped'] === true;
  return {
    shields: each((id) => lying('shield-area-shields', id)),
    bases: each((id) => lying('shield-area-base', id)[0] ?? null),
    battlePositions: each((id) =>
      lying('battle-area', id).map((unitId) => positionOf(unitId, lying('pilots', id), engine)),
    ),
    activeResources: each((id) => lying('resource-area', id).filter((card) => !isTapped(card)).length),
    currentAttack: battle,
    actionStepPasses: passes ?? 0,
    isFirstTurn: engine.getFlowManager()!.isFirstTurn(),
    firstPlayerSkippedFirstDraw: skippedFirstDraw,
  };
}

/** How a game was won; nothing while it goes on, or when it is a draw. */
export function gameOverState(engine: GundamEngine): GameOverState | null {
  const { winner, code } = engine.getGameEndResult() ?? {};
  if (winner === undefined) return null;
  return { winner, condition: code as WinCondition, timestamp: engine.getFlowManager()!.getTurnNumber() };
}

function positionOf(unitId: CardId, pilots: readonly CardId[], engine: GundamEngine): BattlePosition {
  const { cards } = engine.getFullState();
  const { meta, definitionId } = cards[unitId]!;
  const pilotId = pilots.find((id) => cards[id]!.meta['pairedWith'] === unitId);
  const pilot = pilotId === undefined ? null : CARDS[cards[pilotId]!.definitionId!]!;
  const unit = CARDS[definitionId!]!;
  const isLinkUnit =
    pilot !== null && isUnitCard(unit) && (unit.linkConditions ?? []).some((one) => satisfies(pilot, one));
  const tapped = meta['tapped'] === true;
  const isNew = meta['deployedOn'] === engine.getFlowManager()!.getTurnNumber();
  const gained = (meta['gainedKeywords'] ?? []) as readonly string[];
  const hasBlocker =
    gained.includes('Blocker') || (isUnitCard(unit) && (unit.keywords ?? []).includes('Blocker'));
  return {
    unitId,
    ...(pilotId !== undefined && { pilotId }),
    tapped,
    canAttack: !tapped && (!isNew || isLinkUnit),
    canBlock: !tapped && hasBlocker,
    isLinkUnit,
    damage: Number(meta['damageCounters'] ?? 0),
  };
}
