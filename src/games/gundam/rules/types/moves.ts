import type { CardId, PlayerId } from '../../../../protocol/ids.js';

/** Everything a player may do, as the document names it. */
export const GUNDAM_MOVE_TYPES = [
  'MULLIGAN',
  'CONFIRM_HAND',
  'PLAY_RESOURCE',
  'SKIP_RESOURCE_PHASE',
  'DEPLOY_UNIT',
  'DEPLOY_BASE',
  'PAIR_PILOT',
  'ACTIVATE_COMMAND_MAIN',
  'ACTIVATE_MAIN_ABILITY',
  'DECLARE_ATTACK',
  'END_MAIN_PHASE',
  'ACTIVATE_BLOCKER',
  'SKIP_BLOCKER',
  'ACTIVATE_ACTION_DURING_BATTLE',
  'PASS_ACTION_STEP',
  'ACTIVATE_COMMAND_ACTION',
  'ACTIVATE_ACTION_ABILITY',
  'DISCARD_TO_HAND_LIMIT',
  'END_TURN',
  'ACTIVATE_BURST',
  'DECLINE_BURST',
] as const;
/** One of `GUNDAM_MOVE_TYPES`. */
export type GundamMoveType = (typeof GUNDAM_MOVE_TYPES)[number];

/** What the document leaves out and a game needs: who begins, what an effect is aimed at, giving up. */
export const FURTHER_MOVE_TYPES = ['CHOOSE_FIRST_PLAYER', 'CHOOSE_TARGET', 'CONCEDE'] as const;
/** One of `FURTHER_MOVE_TYPES`. */
export type FurtherMoveType = (typeof FURTHER_MOVE_TYPES)[number];

/** A card from the hand. */
export interface CardParams {
  cardId: CardId;
}

/** A Unit to be deployed. Who deploys it is the seat that sends the move. */
export interface DeployUnitParams extends CardParams {
  /** Where the battle area is full: the Unit that makes room for it. */
  replaces?: CardId;
}

/** A Base to be deployed. */
export type DeployBaseParams = CardParams;

/** A Pilot, and the Unit it is paired with. */
export interface PairPilotParams extends CardParams {
  unitId: CardId;
}

/** A Command or an ability to be used. */
export interface ActivateParams extends CardParams {
  /** Which of the card's abilities, from 0. */
  ability: number;
  /** What it is aimed at, where it is aimed at something. */
  targetId?: CardId;
}

/** A Unit that attacks. What it attacks is its target: a rested enemy Unit, or the opponent. */
export interface DeclareAttackParams {
  attackerId: CardId;
}

/** A Unit that steps in the way. */
export interface ActivateBlockerParams {
  blockerId: CardId;
}

/** What an effect that was triggered is aimed at; nothing, where that is allowed. */
export interface ChooseTargetParams {
  targetId?: CardId;
}

/** Who begins. */
export interface ChooseFirstPlayerParams {
  firstPlayerId: PlayerId;
}
