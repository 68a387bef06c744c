/** Whether a move may be made, and everything that stands in its way. */
export interface MoveValidationResult {
  readonly valid: boolean;
  /** The first reason, in words. */
  readonly reason?: string;
  /** The codes of all checks that failed. */
  readonly failedChecks?: readonly string[];
}

/** Whether a player's level suffices. */
export interface LevelCheckResult {
  readonly valid: boolean;
  readonly currentLevel: number;
  readonly requiredLevel: number;
  readonly reason?: string;
}

/** Whether there are active resources enough. */
export interface CostCheckResult {
  readonly valid: boolean;
  /** Resources that are not rested. */
  readonly availableResources: number;
  readonly requiredCost: number;
  readonly reason?: string;
}

/** Whether a Pilot makes a Unit a Link Unit. */
export interface LinkConditionCheckResult {
  readonly valid: boolean;
  readonly satisfiedConditions: readonly string[];
  readonly unsatisfiedConditions: readonly string[];
  readonly isLinkUnit: boolean;
}

/** What every deployment needs. */
export interface DeploymentConstraints {
  /** The card is in hand. */
  readonly hasCard: boolean;
  readonly hasLevel: boolean;
  readonly hasCost: boolean;
  /** There is room where it goes. */
  readonly hasSpace: boolean;
  readonly isMainPhase: boolean;
  readonly isPlayerTurn: boolean;
}
