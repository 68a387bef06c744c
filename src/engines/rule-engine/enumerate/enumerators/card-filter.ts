import type { CardId } from '../../../../protocol/ids.js';
import { sameData } from '../../../../protocol/plain-data.js';
import type { MoveEnumerationContext } from '../../define/contexts.js';
import type { ZoneId } from '../../define/operations.js';
import { belongsTo, playersMeant, type Holder, type Table } from './holder.js';

/** What cards must be like. Everything given must fit. */
export interface CardFilter<TState = unknown, TCardMeta = unknown, TCardDefinition = unknown> {
  /** Where they lie; anywhere, if nothing is said. */
  readonly zone?: ZoneId | readonly ZoneId[];
  /** Whose they are; anybody's, if nothing is said. */
  readonly holder?: Holder;
  /** Values their metadata must have. */
  readonly meta?: Readonly<Partial<TCardMeta>>;
  /** What is printed on them. A card without a definition does not fit. */
  readonly definition?: (definition: TCardDefinition, cardId: CardId) => boolean;
  /** Anything else. */
  readonly where?: (
    cardId: CardId,
    state: TState,
    context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
  ) => boolean;
}

/** The cards that fit, in the order in which they lie. */
export function cardsFitting<TState, TCardMeta, TCardDefinition>(
  filter: CardFilter<TState, TCardMeta, TCardDefinition>,
  state: TState,
  context: MoveEnumerationContext<TCardMeta, TCardDefinition>,
): readonly CardId[] {
  const { zone, holder = 'any', meta, definition, where } = filter;
  const lying =
    zone === undefined
      ? context.cards.queryCards({}).filter((cardId) => belongsTo(cardId, holder, context))
      : typeof zone === 'string'
        ? cardsLyingIn(zone, holder, context)
        : [...new Set(zone)].flatMap((each) => cardsLyingIn(each, holder, context));
  if (!meta && !definition && !where) return lying;
  const values = Object.entries(meta ?? {});
  return lying.filter((cardId) => {
    if (meta) {
      const known: Readonly<Record<string, unknown>> = context.cards.getCardMeta(cardId);
      if (!values.every(([key, value]) => sameData(known[key], value))) return false;
    }
    if (definition) {
      const printed = context.registry?.getCard(cardId);
      if (printed === undefined || !definition(printed, cardId)) return false;
    }
    return !where || where(cardId, state, context);
  });
}

function cardsLyingIn(zone: ZoneId, holder: Holder, context: Table): readonly CardId[] {
  const { zones } = context;
  if (holder === 'any') return zones.getCardsInZone(zone);
  const [nearest, ...others] = playersMeant(holder, context);
  if (nearest === undefined) return [];
  const cards = zones.getCardsInZone(zone, nearest);
  const isShared = cards.length > 0 && zones.getCardHolder(cards[0]!) === undefined;
  if (isShared) return cards.filter((cardId) => belongsTo(cardId, holder, context));
  return others.length === 0
    ? cards
    : cards.concat(...others.map((other) => zones.getCardsInZone(zone, other)));
}
