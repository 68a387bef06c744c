/** The kinds of cards. */
export const CARD_TYPES = ['UNIT', 'PILOT', 'COMMAND', 'BASE', 'RESOURCE'] as const;
/** One of `CARD_TYPES`. */
export type CardType = (typeof CARD_TYPES)[number];

/** The colours of cards. Resources have none. */
export const CARD_COLORS = ['blue', 'green', 'red', 'white'] as const;
/** One of `CARD_COLORS`. */
export type CardColor = (typeof CARD_COLORS)[number];

/** What Units can do without a sentence of their own. */
export const KEYWORD_EFFECTS = [
  /** Recovers HP at the end of its player's turn. */
  'Repair',
  /** Deals damage to the shield area when it destroys a Unit in battle. */
  'Breach',
  /** Rests to give AP to another friendly Unit. */
  'Support',
  /** Rests to become the target of an attack instead. */
  'Blocker',
  /** Deals its damage before the enemy does. */
  'First Strike',
  /** Cannot be blocked. */
  'High-Maneuver',
] as const;
/** One of `KEYWORD_EFFECTS`. */
export type KeywordEffect = (typeof KEYWORD_EFFECTS)[number];

/** The keyword effects that have a number: `<Repair 2>`. */
export const NUMBERED_KEYWORDS = ['Repair', 'Breach', 'Support'] as const satisfies readonly KeywordEffect[];
/** A keyword effect without a number. Only these can be gained for a turn. */
export type PlainKeyword = Exclude<KeywordEffect, (typeof NUMBERED_KEYWORDS)[number]>;

/** When a Command may be played. */
export const COMMAND_TIMINGS = ['main', 'action'] as const;
/** One of `COMMAND_TIMINGS`. */
export type CommandTiming = (typeof COMMAND_TIMINGS)[number];
