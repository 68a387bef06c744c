import type { Setup } from '../setup.js';

/** What the players are called: computers by that name, with a number where there are several. */
export function namesAt({ seats }: Setup, people: readonly string[]): readonly string[] {
  const computers = seats.filter((seat) => seat !== 'you').length;
  let nth = 0;
  return seats.map((seat, at) => {
    if (seat === 'you') return people[at]!;
    nth += 1;
    return computers === 1 ? 'Computer' : `Computer ${nth}`;
  });
}
