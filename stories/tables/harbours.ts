import type { Chair } from '../seated.js';
import { onePlayerGame, type Choice } from './one-player-game.js';

const COUNT = 100;
const RANGE = 70;

/** A hundred harbours, and every passage between two of them: ten thousand, some of them too long. */
export function harbours(): Chair {
  return onePlayerGame(null, () =>
    Array.from({ length: COUNT * COUNT }, (_, at) => passage(Math.floor(at / COUNT), at % COUNT)),
  );
}

function passage(from: number, to: number): Choice<null> {
  const miles = Math.abs(from - to);
  const name = (harbour: number) => `Harbour ${harbour + 1}`;
  const reasons = [
    ...(miles === 0 ? [{ code: 'THERE', text: 'You are there already.' }] : []),
    ...(miles > RANGE
      ? [
          {
            code: 'TOO_FAR',
            text: `It is ${miles} miles away, and the water lasts for ${RANGE}.`,
            context: { required: miles, available: RANGE },
          },
        ]
      : []),
  ];
  return {
    moveId: 'sail',
    params: { from: `harbour-${from}`, to: `harbour-${to}` },
    metadata: {
      displayName: `Sail from ${name(from)} to ${name(to)}`,
      labels: { from: name(from), to: name(to) },
      successChance: Math.max(5, 100 - miles),
    },
    reasons,
  };
}
