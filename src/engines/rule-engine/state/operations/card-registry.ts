import type { CardId } from '../../../../protocol/ids.js';
import type { CardRecord } from '../card-record.js';
import type { Workspace } from '../workspace.js';
import type { CardRegistry } from '../../define/operations.js';

/** Looks up the printed side of the cards in a workspace. */
export class WorkspaceRegistry implements CardRegistry<unknown> {
  readonly #workspace: Workspace;
  // Rules look at one card several times.
  #lastCard: CardRecord | null = null;
  #lastDefinition: unknown = undefined;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  getCard(id: CardId | string): unknown {
    const card = this.#workspace.cards.find(id);
    if (!card) return this.#workspace.rules.cards.get(id);
    if (card !== this.#lastCard) {
      this.#lastCard = card;
      this.#lastDefinition = this.#workspace.rules.cards.get(card.definitionId ?? id);
    }
    return this.#lastDefinition;
  }

  hasCard(id: CardId | string): boolean {
    return this.getCard(id) !== undefined;
  }

  getAllCards(): readonly unknown[] {
    return [...this.#workspace.rules.cards.values()];
  }

  queryCards(where: (definition: unknown) => boolean): readonly unknown[] {
    return this.getAllCards().filter(where);
  }
}
