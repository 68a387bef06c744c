import type { CardId, PlayerId } from '../../../../protocol/ids.js';
import { freeze } from '../../../../protocol/freeze.js';
import { sameData } from '../../../../protocol/plain-data.js';
import { ownCopy, merged } from '../plain-copy.js';
import type { CardRecord } from '../card-record.js';
import type { Workspace } from '../workspace.js';
import type { CardOperations, CardQuery } from '../../define/operations.js';

const NOTHING = freeze({});

/** Card operations on a workspace. */
export class WorkspaceCards implements CardOperations<unknown> {
  readonly #workspace: Workspace;

  constructor(workspace: Workspace) {
    this.#workspace = workspace;
  }

  getCardMeta(cardId: CardId): object {
    return this.#workspace.cards.find(cardId)?.meta ?? NOTHING;
  }

  updateCardMeta(cardId: CardId, changes: object): void {
    const { meta } = this.#workspace.cards.get(cardId);
    this.#workspace.cards.set(cardId, 'meta', freeze(merged(meta, ownCopy(changes) as CardRecord['meta'])));
  }

  setCardMeta(cardId: CardId, meta: object): void {
    this.#workspace.cards.set(cardId, 'meta', ownCopy(meta) as CardRecord['meta']);
  }

  getCardOwner(cardId: CardId): PlayerId | undefined {
    return this.#workspace.cards.find(cardId)?.owner ?? undefined;
  }

  getCardDefinitionId(cardId: CardId): string | undefined {
    return this.#workspace.cards.find(cardId)?.definitionId ?? undefined;
  }

  isFaceDown(cardId: CardId): boolean {
    return this.#workspace.cards.find(cardId)?.faceDown ?? false;
  }

  setFaceDown(cardId: CardId, faceDown: boolean): void {
    this.#workspace.cards.set(cardId, 'faceDown', faceDown);
  }

  queryCards({ zone, owner, holder, meta, where }: CardQuery<unknown>): readonly CardId[] {
    const { zones } = this.#workspace.rules;
    const fits = (card: CardRecord): boolean => {
      const place = zones.slots[card.slot]!;
      if (owner !== undefined && card.owner !== owner) return false;
      if (holder !== undefined && place.holder !== holder) return false;
      if (meta && !hasAll(card.meta, meta)) return false;
      return !where || where(card.id);
    };
    // The cards of a zone keep their order.
    const slots = zone === undefined ? null : zones.slotsOf(zone);
    const cards = slots
      ? slots.flatMap((slot) => this.#workspace.zone(slot).map((id) => this.#workspace.cards.get(id)))
      : this.#workspace.cards.all();
    return cards.filter(fits).map(({ id }) => id);
  }
}

function hasAll(meta: Readonly<Record<string, unknown>>, wanted: object): boolean {
  return Object.entries(wanted).every(([key, value]) => sameData(meta[key], value));
}
