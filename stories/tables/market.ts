import type { Reason } from '../../src/protocol/reason.js';
import type { Chair } from '../seated.js';
import { onePlayerGame, type Choice } from './one-player-game.js';

interface Purse {
  readonly coins: number;
  readonly sold: readonly number[];
}

const COLOURS = [
  'amber',
  'azure',
  'black',
  'bronze',
  'copper',
  'coral',
  'cream',
  'golden',
  'green',
  'grey',
  'indigo',
  'ivory',
  'lilac',
  'olive',
  'red',
  'rose',
  'silver',
  'teal',
  'umber',
  'white',
];
const ANIMALS = ['Badger', 'Crane', 'Dragon', 'Eagle', 'Gnu', 'Hare', 'Lion', 'Otter', 'Panther', 'Zebra'];
const EACH = 50;

/** How many things the market offers. */
export const MARKET_SIZE = ANIMALS.length * COLOURS.length * EACH;

/** A market of ten thousand figures in ten categories, most of them too dear. */
export function market(): Chair {
  const numbers = Array.from({ length: MARKET_SIZE }, (_, number) => number);
  return onePlayerGame<Purse>({ coins: 40, sold: [] }, (purse) =>
    numbers.map((number) => figure(number, purse)),
  );
}

function figure(number: number, { coins, sold }: Purse): Choice<Purse> {
  const animal = ANIMALS[Math.floor(number / (COLOURS.length * EACH))]!;
  const colour = COLOURS[Math.floor(number / EACH) % COLOURS.length]!;
  const price = 1 + ((number * 37) % 100);
  const reasons: Reason[] = [];
  if (sold.includes(number)) reasons.push({ code: 'SOLD', text: 'You have bought it.' });
  if (price > coins) {
    const context = { required: price, available: coins };
    const text = `It costs ${price} coins, you have ${coins}.`;
    reasons.push({ code: 'NOT_ENOUGH_COINS', text, context });
  }
  if (number % 13 === 12) reasons.push({ code: 'RESERVED', text: 'It is set aside for somebody else.' });
  return {
    moveId: 'buy',
    params: { figure: number },
    metadata: {
      displayName: `${animal} ${(number % EACH) + 1} in ${colour}, ${price} coins`,
      category: `${animal}s`,
    },
    reasons,
    after: { coins: coins - price, sold: [...sold, number] },
  };
}
