import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { freeze } from '../../../protocol/freeze.js';
import { canonicalText } from '../../../protocol/plain-data.js';
import { allCards, cardAt, pagesOf } from '../card-pages.js';
import type { CardRecord } from '../card-record.js';
import type { CoreState } from '../core-state.js';
import { frozen } from '../drafting.js';
import type { GameDefinition } from '../game-definition.js';
import type { SeededRNG } from '../seeded-rng.js';
import type { ZoneSlot, ZoneTable } from '../zone-table.js';

/** Whether a viewer knows which cards lie in a list. */
export function seesInto({ zone, holder }: ZoneSlot, viewer: PlayerId | null): boolean {
  if (zone.visibility === 'public') return true;
  return zone.visibility === 'private' && (holder === null || holder === viewer) && viewer !== null;
}

/** Whether a viewer knows a card's face. */
export function seesFace(card: CardRecord, place: ZoneSlot, viewer: PlayerId | null): boolean {
  return !card.faceDown && seesInto(place, viewer);
}

/** The numbers of the cards whose face a viewer does not know, list by list. */
export function hiddenCards<TState>(
  core: CoreState<TState>,
  layout: ZoneTable,
  viewer: PlayerId | null,
): number[] {
  return layout.slots.flatMap((place, slot) =>
    core.zones[slot]!.map((id: CardId) => core.numbers.get(id)!).filter(
      (number) => !seesFace(cardAt(core.cards, number)!, place, viewer),
    ),
  );
}

/**
 * A state as it might be for all that a viewer knows: the faces of hidden cards are dealt anew among the cards of the same
 * owner, and chance begins anew. What comes out depends on what the viewer knows and on the numbers given, on nothing else.
 */
export function imagined<TState extends object>(
  core: CoreState<TState>,
  {
    layout,
    definition,
  }: { readonly layout: ZoneTable; readonly definition: Pick<GameDefinition<TState>, 'imagine'> },
  viewer: PlayerId | null,
  rng: SeededRNG,
): CoreState<TState> {
  const cards = allCards(core.cards);
  const hidden = hiddenCards(core, layout, viewer);
  const owners = new Set(hidden.map((number) => cards[number]!.owner));
  for (const owner of owners) {
    const numbers = hidden.filter((number) => cards[number]!.owner === owner);
    const isUnseen = ({ slot }: CardRecord) => !seesInto(layout.slots[slot]!, viewer);
    const faces = numbers
      .map((number) => faceOf(cards[number]!, isUnseen(cards[number]!)))
      // In an order of their own: the one they lie in is the secret.
      .map((face) => ({ face, text: canonicalText(face) }))
      .toSorted((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
      .map(({ face }) => face);
    rng.shuffle(faces).forEach((face, nth) => {
      const number = numbers[nth]!;
      const card = cards[number]!;
      const { definitionId, meta } = face;
      cards[number] = freeze(isUnseen(card) ? { ...card, ...face } : { ...card, definitionId, meta });
    });
  }
  const game = definition.imagine ? frozen(definition.imagine(core.game, viewer, rng)) : core.game;
  return { ...core, game, cards: pagesOf(cards), rng: rng.createChild('chance').state };
}

/** What a viewer does not know of a hidden card; what is counted on it lies open where its back can be seen. */
function faceOf({ definitionId, meta, counters, flags }: CardRecord, isUnseen: boolean) {
  return isUnseen
    ? { definitionId, meta, counters, flags }
    : { definitionId, meta, counters: NOTHING, flags: NOTHING };
}

const NOTHING = freeze({});
