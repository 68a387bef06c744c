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

/** How many cards each pile has left: a `Map` that cannot be changed. */
export class Supply extends Map<CardName, number> {
  #sealed = false;

  /** The same piles with some of them replaced. */
  static from(piles: Iterable<readonly [CardName, number]>, card?: CardName, left?: number): Supply {
    const supply = new Supply();
    for (const [name, count] of piles) supply.set(name, name === card ? left! : count);
    supply.#sealed = true;
    return supply;
  }

  override set(card: CardName, count: number): this {
    this.#refuseIfSealed();
    return super.set(card, count);
  }

  override delete(card: CardName): boolean {
    this.#refuseIfSealed();
    return super.delete(card);
  }

  override clear(): void {
    this.#refuseIfSealed();
    super.clear();
  }

  #refuseIfSealed(): void {
    if (!this.#sealed) return;
    throw new TypeError(
      'moveset: the supply of a game state cannot be changed. Other states share it. ' +
        'Play a move with executeMove, which gives a new state, or make a new Map of it.',
    );
  }
}

/** The piles at the start of a game. */
export function startingSupply(): Supply {
  return Supply.from(CARD_NAMES.map((name) => [name, STARTING_PILES[name] ?? KINGDOM_PILE]));
}
