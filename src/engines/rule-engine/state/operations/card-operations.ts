import type { CardId, PlayerId } from '../../../../protocol/ids.js';
import { freeze } from '../../../../protocol/freeze.js';
import { sameData } from '../../../../protocol/plain-data.js';
import { kept, merged } from '../plain-copy.js';
import { REMOVED, type CardRecord } from '../card-record.js';
import type { World } from '../workspace.js';
import type { CardOperations, CardQuery } from '../../define/operations.js';

const NOTHING = freeze({});

/** Cards of a world. */
export class WorldCards<TState extends object, TCardMeta> implements CardOperations<TCardMeta> {
  readonly #world: World<TState>;

  constructor(world: World<TState>) {
    this.#world = world;
  }

  getCardMeta(cardId: CardId): Readonly<Partial<TCardMeta>> {
    return this.#world.cards.find(cardId)?.meta ?? NOTHING;
  }

  updateCardMeta(cardId: CardId, changes: Readonly<Partial<TCardMeta>>): void {
    const { meta } = this.#world.cards.get(cardId);
    this.#world.cards.set(cardId, 'meta', freeze(merged(meta, kept(changes) as CardRecord['meta'])));
  }

  setCardMeta(cardId: CardId, meta: Readonly<Partial<TCardMeta>>): void {
    this.#world.cards.set(cardId, 'meta', kept(meta));
  }

  getCardOwner(cardId: CardId): PlayerId | undefined {
    return this.#world.cards.find(cardId)?.owner ?? undefined;
  }

  getCardDefinitionId(cardId: CardId): string | undefined {
    return this.#world.cards.find(cardId)?.definitionId ?? undefined;
  }

  isFaceDown(cardId: CardId): boolean {
    return this.#world.cards.find(cardId)?.faceDown ?? false;
  }

  setFaceDown(cardId: CardId, faceDown: boolean): void {
    this.#world.cards.set(cardId, 'faceDown', faceDown);
  }

  queryCards({ zone, owner, holder, meta, where }: CardQuery<TCardMeta>): readonly CardId[] {
    const { layout } = this.#world;
    const fits = (card: CardRecord): boolean => {
      if (card.slot === REMOVED) return false;
      const place = layout.slots[card.slot]!;
      if (owner !== undefined && card.owner !== owner) return false;
      if (holder !== undefined && place.holder !== holder) return false;
      if (meta && !hasAll(card.meta, meta)) return false;
      return !where || where(card.id);
    };
    // Of a zone, in the order in which its cards lie.
    const slots = zone === undefined ? null : layout.slotsOf(zone);
    const cards = slots
      ? slots.flatMap((slot) => this.#world.list(slot).map((id) => this.#world.cards.get(id)))
      : this.#world.cards.all();
    return cards.filter(fits).map(({ id }) => id);
  }
}

function hasAll(meta: Readonly<Record<string, unknown>>, wanted: object): boolean {
  return Object.entries(wanted).every(([key, value]) => sameData(meta[key], value));
}
