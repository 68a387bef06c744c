import type { CardId } from '../../../../protocol/ids.js';
import type { Workspace } from '../workspace.js';
import type { CardRegistry } from '../../define/operations.js';

/** Looks up the printed side of the cards in a workspace. */
export class WorkspaceRegistry implements CardRegistry<unknown> {
  readonly #workspace: Workspace;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  getCard(id: CardId | string): unknown {
    const card = this.#workspace.cards.find(id);
    return this.#workspace.rules.cards.get(card?.definitionId ?? id);
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
