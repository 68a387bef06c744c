import { FACTS, type GameName } from './games.js';

/** Who may sit at a table: somebody at this screen, or a computer of some strength. */
export const SITTERS = ['you', 'easy', 'hard'] as const;
/** One of `SITTERS`. */
export type Sitter = (typeof SITTERS)[number];
/** How strong a computer is. */
export type Level = Exclude<Sitter, 'you'>;

/** What is decided before a game: the same setup is the same deal. */
export interface Setup {
  readonly game: GameName;
  /** Who sits where. */
  readonly seats: readonly Sitter[];
  /** Decides whatever is left to chance. */
  readonly seed: number;
  /** One of the game's ways to be played; empty where there is but one. */
  readonly variant: string;
}

/** The setup that is offered first. */
export function usualSetup(game: GameName): Setup {
  return { game, seats: ['you', 'easy'], seed: 1, variant: FACTS[game].variants[0] ?? '' };
}

/** Whether two games begin alike. */
export function isSameSetup(a: Setup, b: Setup): boolean {
  return (
    a.game === b.game && a.seed === b.seed && a.variant === b.variant && a.seats.join() === b.seats.join()
  );
}

/** What is wrong with a setup, if anything is. */
export function faultOf({ game, seats, seed, variant }: Setup): 'seats' | 'seed' | 'variant' | null {
  const { seats: allowed, variants } = FACTS[game];
  if (seats.length < allowed[0] || seats.length > allowed[1]) return 'seats';
  if (!Number.isSafeInteger(seed) || seed < 1) return 'seed';
  return variant === (variants[0] ?? '') || variants.includes(variant) ? null : 'variant';
}

/** With whom somebody plays, as it is asked: everybody here, nobody here, or computers of some strength. */
export type Opponent = Level | 'friend' | 'watch';

/** With whom these play. */
export function opponentAt(seats: readonly Sitter[]): Opponent {
  if (!seats.includes('you')) return 'watch';
  return seats.find((seat) => seat !== 'you') ?? 'friend';
}

/** Where the player sits. */
export function sideAt(seats: readonly Sitter[]): number {
  return Math.max(0, seats.indexOf('you'));
}

/** Who sits where, so that somebody plays with those opponents on that side. */
export function seatsFor(count: number, opponent: Opponent, side: number): readonly Sitter[] {
  return Array.from({ length: count }, (_, at) => {
    if (opponent === 'watch') return 'hard';
    return opponent === 'friend' || at === side || count === 1 ? 'you' : opponent;
  });
}
