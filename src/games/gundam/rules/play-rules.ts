/** The six points in which rules differ. */
export interface PlayRules {
  /** What a player's level is: the number of resources, or the highest level among the player's Units (at least 1). */
  readonly level: 'resources' | 'highest-unit';
  /** Whether a Pilot's level must not exceed that of its Unit. */
  readonly pilotLevelWithinUnit: boolean;
  /** Whether a Pilot must satisfy a link condition of a Unit that has some. */
  readonly pairingNeedsLink: boolean;
  /** Whether the first player draws no card on the first turn. */
  readonly firstPlayerSkipsDraw: boolean;
  /** What happens to one Unit or Base too many: one already there is trashed for it, or it cannot be deployed. */
  readonly fullArea: 'replace' | 'blocked';
  /** Whether the resource of a turn is placed by itself, or by a move that may be skipped. */
  readonly resource: 'automatic' | 'by-move';
}

/** The printed rules. */
export const OFFICIAL_RULES: PlayRules = {
  level: 'resources',
  pilotLevelWithinUnit: false,
  pairingNeedsLink: false,
  firstPlayerSkipsDraw: false,
  fullArea: 'replace',
  resource: 'automatic',
};

/** The rules as the type document's validation list has them. */
export const DOCUMENT_RULES: PlayRules = {
  level: 'highest-unit',
  pilotLevelWithinUnit: true,
  pairingNeedsLink: true,
  firstPlayerSkipsDraw: true,
  fullArea: 'blocked',
  resource: 'by-move',
};

/** The numbers that are the same by all rules. */
export const NUMBERS = {
  handAtStart: 5,
  shields: 6,
  handLimit: 10,
  units: 6,
  resources: 15,
  deck: 50,
  resourceDeck: 10,
  copies: 4,
  colors: 2,
} as const;
