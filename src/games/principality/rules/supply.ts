import { CARD_NAMES, type CardName } from './cards.js';

const STARTING_PILES: Readonly<Partial<Record<CardName, number>>> = {
  Copper: 60,
  Silver: 40,
  Gold: 30,
  Estate: 12,
  Duchy: 12,
  Province: 12,
};
const KINGDOM_PILE = 10;

/** How a `Map` is filled, also one that refuses to be changed. */
const put = Map.prototype.set as (this: Supply, card: CardName, count: number) => void;

/** How many cards each pile has left: a `Map` that cannot be changed. */
export class Supply extends Map<CardName, number> {
  /** A supply of these piles. */
  static of(piles: Iterable<readonly [CardName, number]>): Supply {
    const supply = new Supply();
    for (const [card, count] of piles) put.call(supply, card, count);
    return supply;
  }

  /** The same piles, with another number left of one. */
  static with(piles: ReadonlyMap<CardName, number>, card: CardName, left: number): Supply {
    const supply = new Supply();
    piles.forEach((count, name) => put.call(supply, name, name === card ? left : count));
    return supply;
  }

  override set(): never {
    return refuse();
  }

  override delete(): never {
    return refuse();
  }

  override clear(): never {
    return refuse();
  }
}

function refuse(): never {
  throw new TypeError(
    'moveset: the supply of a game state cannot be changed. Other states share it. ' +
      'Play a move with executeMove, which gives a new state, or make a new Map of it.',
  );
}

/** The piles at the start of a game. */
export function startingSupply(): Supply {
  return Supply.of(CARD_NAMES.map((name) => [name, STARTING_PILES[name] ?? KINGDOM_PILE]));
}
