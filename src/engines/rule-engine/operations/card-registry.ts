import type { CardId } from '../../../protocol/ids.js';
import type { World } from '../world.js';
import type { CardRegistry } from './operations.js';

/** The printed side of a world's cards. */
export class WorldRegistry<TState extends object, TCardDefinition> implements CardRegistry<TCardDefinition> {
  readonly #world: World<TState>;
  readonly #definitions: ReadonlyMap<string, TCardDefinition>;

  constructor(world: World<TState>, definitions: Readonly<Record<string, TCardDefinition>>) {
    this.#world = world;
    this.#definitions = new Map(Object.entries(definitions));
  }

  getCard(id: CardId | string): TCardDefinition | undefined {
    const definitionId = this.#world.find(id)?.definitionId ?? id;
    return this.#definitions.get(definitionId);
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
