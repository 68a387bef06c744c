/** The games of the arcade, in the order of their tables. */
export const GAMES = [
  'tic-tac-toe',
  'emberwood',
  'principality',
  'battletech',
  'gundam',
  'chess',
  'moths',
] as const;
/** One of `GAMES`. */
export type GameName = (typeof GAMES)[number];

/** What somebody must know before a table is laid. */
export interface GameFacts {
  /** How many may play. */
  readonly seats: readonly [fewest: number, most: number];
  /** Other ways to play it, the usual one first; none where there is but one. */
  readonly variants: readonly string[];
}

export const FACTS: Readonly<Record<GameName, GameFacts>> = {
  'tic-tac-toe': { seats: [2, 2], variants: ['3', '4'] },
  emberwood: { seats: [2, 2], variants: [] },
  principality: { seats: [1, 4], variants: [] },
  battletech: { seats: [2, 2], variants: ['2', '3', '4'] },
  gundam: { seats: [2, 2], variants: ['official', 'document'] },
  chess: { seats: [2, 2], variants: [] },
  moths: { seats: [2, 2], variants: [] },
};
