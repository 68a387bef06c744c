import type { GameEndResult } from '../../../engines/rule-engine/define/contexts.js';
import type { MetricLabel } from '../../../engines/rule-engine/define/game-definition.js';
import type { ZoneConfig } from '../../../engines/rule-engine/define/operations.js';
import { CARDS } from './cards/cards.js';
import { defineGame } from './define.js';
import { opponentOf } from './facts.js';
import { flowOf } from './flow.js';
import { actionAbility, battleAction, commandAction, commandMain, mainAbility } from './moves/activating.js';
import { activateBurst, chooseTarget, declineBurst } from './moves/answering.js';
import { declareAttack } from './moves/attacking.js';
import { activateBlocker, skipBlocker } from './moves/blocking.js';
import { deployBaseMove, deployUnitMove } from './moves/deploying.js';
import { concede, discard, endMainPhase, endTurn, passActionStep } from './moves/ending.js';
import { pairPilot } from './moves/pairing.js';
import { playResource, skipResource } from './moves/resource.js';
import { chooseFirstPlayer, confirmHand, mulligan } from './moves/setting-up.js';
import { deal, type Deal } from './setup.js';
import type { GundamState, Reading, ZoneName } from './state.js';
import type { WinCondition } from './types/game-state.js';
import { GUNDAM_ZONES, GUNDAM_ZONE_TYPES, type GundamZoneType } from './types/zones.js';
import { evaluate } from './worth.js';

const moves = {
  CHOOSE_FIRST_PLAYER: chooseFirstPlayer,
  MULLIGAN: mulligan,
  CONFIRM_HAND: confirmHand,
  PLAY_RESOURCE: playResource,
  SKIP_RESOURCE_PHASE: skipResource,
  DEPLOY_UNIT: deployUnitMove,
  DEPLOY_BASE: deployBaseMove,
  PAIR_PILOT: pairPilot,
  ACTIVATE_COMMAND_MAIN: commandMain,
  ACTIVATE_MAIN_ABILITY: mainAbility,
  DECLARE_ATTACK: declareAttack,
  END_MAIN_PHASE: endMainPhase,
  ACTIVATE_BLOCKER: activateBlocker,
  SKIP_BLOCKER: skipBlocker,
  ACTIVATE_ACTION_DURING_BATTLE: battleAction,
  PASS_ACTION_STEP: passActionStep,
  ACTIVATE_COMMAND_ACTION: commandAction,
  ACTIVATE_ACTION_ABILITY: actionAbility,
  DISCARD_TO_HAND_LIMIT: discard,
  END_TURN: endTurn,
  ACTIVATE_BURST: activateBurst,
  DECLINE_BURST: declineBurst,
  CHOOSE_TARGET: chooseTarget,
  CONCEDE: concede,
};

/** Who may look: into decks and shields nobody, into a hand its player. The hand may be too full until the turn ends. */
function zoneOf(id: GundamZoneType): ZoneConfig {
  const { name, visibility, ordered, maxCards } = GUNDAM_ZONES[id];
  const seen = visibility === 'public' ? 'public' : id === 'hand' ? 'private' : 'secret';
  // All cards of a resource deck are alike: nothing in it is a secret, and it must not be dealt among the others.
  return {
    id,
    name,
    visibility: id === 'resource-deck' ? 'public' : seen,
    ordered,
    ...(maxCards !== undefined && id !== 'hand' && { maxSize: maxCards }),
  };
}

const zones: Readonly<Record<ZoneName, ZoneConfig>> = {
  ...(Object.fromEntries(GUNDAM_ZONE_TYPES.map((id) => [id, zoneOf(id)])) as Record<
    GundamZoneType,
    ZoneConfig
  >),
  pilots: { id: 'pilots', name: 'Pilots', visibility: 'public', ordered: true },
  'looked-at': { id: 'looked-at', name: 'Cards looked at', visibility: 'private', ordered: true },
};

/** The rules of the game, for a deal. */
export function gundam(dealt: Deal) {
  return defineGame({
    name: 'Gundam',
    setup: (players, context) => deal(players, dealt, context),
    moves,
    zones,
    cards: CARDS,
    flow: flowOf(dealt),
    endIf: endOf,
    evaluate,
    labels: LABELS,
  });
}

/** What previews tell of what changes; what is only how the rules keep their books is left out. */
const LABELS: Readonly<Record<string, string | MetricLabel | false>> = {
  ...Object.fromEntries(
    [
      'pending',
      'names',
      'rules',
      'battle',
      'passes',
      'priority',
      'isReady',
      'isGiven',
      'skippedFirstDraw',
      'lost',
      'flow.turn',
      'flow.phase',
      'flow.step',
      'cards.*.tapped',
      'cards.*.damaged',
      'cards.*.deployedOn',
      'cards.*.pairedWith',
      'cards.*.hpModifier',
    ].map((path) => [path, false]),
  ),
  'flow.currentPlayer': 'Next to play',
  'cards.*.damageCounters': 'Damage on {card}',
  'cards.*.apModifier': { label: 'AP of {card} this turn' },
  'cards.*.battleApModifier': { label: 'AP of {card} this battle' },
};

const REASONS: Readonly<Record<WinCondition, string>> = {
  OPPONENT_SHIELD_DEPLETED: 'was hit with no shield left',
  OPPONENT_DECK_OUT: 'has no card left in the deck',
  OPPONENT_CONCEDED: 'conceded',
};

function endOf(state: GundamState, context: Reading): GameEndResult | null {
  const { lost, isReady } = state;
  if (lost) return lossOf(lost.playerId, lost.condition, state, context);
  if (!isReady) return null;
  const empty = context.game
    .getPlayers()
    .filter((id) => context.zones.getCardsInZone('deck', id).length === 0);
  // Cards that are being looked at go back.
  const out = empty.filter((id) => context.zones.getCardsInZone('looked-at', id).length === 0);
  if (out.length === 0) return null;
  if (out.length > 1)
    return { reason: 'Nobody has a card left in the deck: a draw.', code: 'BOTH_DECKS_OUT' };
  return lossOf(out[0]!, 'OPPONENT_DECK_OUT', state, context);
}

function lossOf(
  playerId: string,
  condition: WinCondition,
  { names }: GundamState,
  context: Reading,
): GameEndResult {
  return {
    winner: opponentOf(playerId, context),
    reason: `${names[playerId]} ${REASONS[condition]}.`,
    code: condition,
    context: { player: names[playerId]! },
    metadata: { condition, turn: context.flow!.turn },
  };
}
