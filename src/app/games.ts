/** The games of the arcade; the first one is played unless another is chosen. */
export const GAMES = ['tic-tac-toe', 'emberwood'] as const;
/** One of `GAMES`. */
export type GameName = (typeof GAMES)[number];

/** The game that the address names. */
export function gameInAddress(): GameName {
  return GAMES.find((name) => location.hash === `#${name}`) ?? GAMES[0];
}
