import type { CardId, PlayerId } from '../../../protocol/ids.js';
import { freeze } from '../../../protocol/freeze.js';
import { canonicalText } from '../../../protocol/plain-data.js';
import { allCards, cardAt, pagesOf } from '../state/card-pages.js';
import type { CardRecord } from '../state/card-record.js';
import type { CoreState } from '../state/position.js';
import { frozen } from '../state/state-draft.js';
import type { GameDefinition } from '../define/game-definition.js';
import type { SeededRNG } from '../state/seeded-rng.js';
import type { ZoneSlot, ZoneTable } from '../state/zone-table.js';

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
  for (const { numbers, faces, unseen } of secretsOf(core, layout, viewer)) {
    rng.shuffle(faces).forEach((face, nth) => {
      const number = numbers[nth]!;
      const card = cards[number]!;
      const { definitionId, meta } = face;
      cards[number] = freeze(unseen[nth] ? { ...card, ...face } : { ...card, definitionId, meta });
    });
  }
  const game = definition.imagine ? frozen(definition.imagine(core.game, viewer, rng)) : core.game;
  return { ...core, game, cards: pagesOf(cards), rng: rng.createChild('chance').state };
}

/** The hidden cards of one owner. */
interface Secrets {
  readonly numbers: readonly number[];
  /** Their faces, in an order of their own: the one they lie in is the secret. */
  readonly faces: readonly ReturnType<typeof faceOf>[];
  /** Whether not even the back of each can be seen. */
  readonly unseen: readonly boolean[];
}

// Whoever previews or searches imagines many games from one position.
const secrets = new WeakMap<object, Map<PlayerId | null, readonly Secrets[]>>();

function secretsOf<TState>(
  core: CoreState<TState>,
  layout: ZoneTable,
  viewer: PlayerId | null,
): readonly Secrets[] {
  const known = secrets.get(core) ?? new Map<PlayerId | null, readonly Secrets[]>();
  secrets.set(core, known);
  let found = known.get(viewer);
  if (!found) known.set(viewer, (found = findSecrets(core, layout, viewer)));
  return found;
}

function findSecrets<TState>(core: CoreState<TState>, layout: ZoneTable, viewer: PlayerId | null): Secrets[] {
  const cardOf = (number: number) => cardAt(core.cards, number)!;
  const isUnseen = (number: number) => !seesInto(layout.slots[cardOf(number).slot]!, viewer);
  const hidden = hiddenCards(core, layout, viewer);
  const owners = new Set(hidden.map((number) => cardOf(number).owner));
  return Array.from(owners, (owner) => {
    const numbers = hidden.filter((number) => cardOf(number).owner === owner);
    const faces = numbers
      .map((number) => faceOf(cardOf(number), isUnseen(number)))
      .map((face) => ({ face, text: canonicalText(face) }))
      .toSorted((a, b) => (a.text < b.text ? -1 : Number(a.text > b.text)))
      .map(({ face }) => face);
    return { numbers, faces, unseen: numbers.map(isUnseen) };
  });
}

/** What a viewer does not know of a hidden card; what is counted on it lies open where its back can be seen. */
function faceOf({ definitionId, meta, counters, flags }: CardRecord, isUnseen: boolean) {
  return isUnseen
    ? { definitionId, meta, counters, flags }
    : { definitionId, meta, counters: NOTHING, flags: NOTHING };
}

const NOTHING = freeze({});
