import type { CardId } from '../../../../protocol/ids.js';
import type { CardRecord } from '../card-record.js';
import type { World } from '../workspace.js';
import type { CardRegistry } from '../../define/operations.js';

/** The printed side of a world's cards. */
export class WorldRegistry<TState extends object, TCardDefinition> implements CardRegistry<TCardDefinition> {
  readonly #world: World<TState>;
  readonly #definitions: ReadonlyMap<string, TCardDefinition>;
  // The card that was asked for last: rules ask several things about one.
  #lastCard: CardRecord | null = null;
  #lastDefinition: TCardDefinition | undefined;

  constructor(world: World<TState>, definitions: ReadonlyMap<string, TCardDefinition>) {
    this.#world = world;
    this.#definitions = definitions;
  }

  getCard(id: CardId | string): TCardDefinition | undefined {
    const card = this.#world.cards.find(id);
    if (card === undefined) return this.#definitions.get(id);
    if (card !== this.#lastCard) {
      this.#lastCard = card;
      this.#lastDefinition = this.#definitions.get(card.definitionId ?? id);
    }
    return this.#lastDefinition;
  }

  hasCard(id: CardId | string): boolean {
    return this.getCard(id) !== undefined;
  }

  getAllCards(): readonly TCardDefinition[] {
    return [...this.#definitions.values()];
  }

  queryCards(where: (definition: TCardDefinition) => boolean): readonly TCardDefinition[] {
    return this.getAllCards().filter(where);
  }
}
