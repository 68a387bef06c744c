import type { Reason } from '../../src/protocol/reason.js';
import type { Chair } from '../seated.js';
import { onePlayerGame, type Choice } from './one-player-game.js';

const KINDS = ['Ballista', 'Catapult', 'Mangonel', 'Onager', 'Trebuchet'];
const PLACES = ['north', 'east', 'south', 'west'];
const WALLS = ['Gate', 'Bastion', 'Tower', 'Curtain wall', 'Postern'];
const TARGETS = 50;
const WEIGHTS = 10;

/** How many shots the siege offers. */
export const SIEGE_SIZE = KINDS.length * PLACES.length * TARGETS * WEIGHTS * 2;

/** A siege: every engine, at every wall, with every weight of stone, ranged in or not. Twenty thousand shots. */
export function siege(): Chair {
  const numbers = Array.from({ length: SIEGE_SIZE }, (_, number) => number);
  return onePlayerGame(null, () => numbers.map(shot));
}

function shot(number: number): Choice<null> {
  const rangedIn = number % 2 === 1;
  const weight = 1 + (Math.floor(number / 2) % WEIGHTS);
  const target = Math.floor(number / (2 * WEIGHTS)) % TARGETS;
  const engine = Math.floor(number / (2 * WEIGHTS * TARGETS));
  const distance = 40 + ((target * 37 + engine * 11) % 160);
  const reach = 90 + 30 * (engine % KINDS.length) - 6 * weight;
  const reasons: Reason[] = [];
  if (distance > reach) {
    const context = { required: distance, available: reach };
    reasons.push({
      code: 'OUT_OF_REACH',
      text: `It is ${distance} paces away, and ${reach} are in reach.`,
      context,
    });
  }
  if (rangedIn && weight > 8) {
    reasons.push({ code: 'TOO_HEAVY', text: 'A stone above 8 cannot be ranged in.' });
  }
  const engineName = `${KINDS[engine % KINDS.length]!}, ${PLACES[Math.floor(engine / KINDS.length)]!}`;
  const targetName = `${WALLS[target % WALLS.length]!} ${Math.floor(target / WALLS.length) + 1}`;
  return {
    moveId: 'loose',
    params: { engine: `engine-${engine}`, target: `wall-${target}`, weight, rangedIn },
    metadata: {
      displayName: `${engineName}: stone of ${weight} at ${targetName}${rangedIn ? ', ranged in' : ''}`,
      labels: { engine: engineName, target: targetName },
      successChance: Math.max(5, 100 - Math.floor(distance / 2) + (rangedIn ? 10 : 0)),
      preview: [{ key: 'breach', label: 'Breach', unit: 'feet', min: weight, max: weight * 3, tone: 'good' }],
    },
    reasons,
  };
}
