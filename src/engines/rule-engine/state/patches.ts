import { freeze } from '../../../protocol/freeze.js';
import { GameError } from '../../../protocol/game-error.js';
import type { CardId } from '../../../protocol/ids.js';
import { isRecord } from '../../../protocol/plain-data.js';
import { allCards, changedCards, pagesOf } from './card-pages.js';
import { REMOVED, type CardRecord } from './card-record.js';
import type { Position } from './position.js';
import { cardInfoOf, type CardInfo } from './full-state.js';
import { ownCopy } from './plain-copy.js';
import type { Draft } from './state-draft.js';
import type { ZoneTable } from './zone-table.js';

/** One difference between two full states. */
export interface Patch {
  readonly op: 'add' | 'replace' | 'remove';
  /** Where in the full state: `['state', 'players', 'ada', 'life']`, `['zones', 'hand:ada']`, `['cards', 'deck:ada-3']`. */
  readonly path: readonly (string | number)[];
  readonly value?: unknown;
}

/** The parts of a position that are replaced as a whole. */
const WHOLE = ['trackers', 'flow', 'table', 'rng', 'end'] as const;

/** The differences between two positions. Parts that are the same object are skipped. */
export function patchesBetween(before: Position, after: Position, layout: ZoneTable): Patch[] {
  const patches: Patch[] = [];
  compare(before.state, after.state, ['state'], patches);
  layout.slots.forEach(({ key }, slot) => {
    const value = after.zones[slot]!;
    if (before.zones[slot] !== value) patches.push({ op: 'replace', path: ['zones', key], value });
  });
  for (const [was, is] of changedCards(before.cards, after.cards)) {
    const [there, here] = [isHere(was), isHere(is)];
    const op = here ? (there ? 'replace' : 'add') : 'remove';
    if (here) patches.push({ op, path: ['cards', here.id], value: cardInfoOf(here, layout) });
    else if (there) patches.push({ op, path: ['cards', there.id] });
  }
  for (const part of WHOLE)
    if (before[part] !== after[part]) patches.push({ op: 'replace', path: [part], value: after[part] });
  return patches;
}

function isHere(card: CardRecord | undefined): CardRecord | null {
  return card && card.slot !== REMOVED ? card : null;
}

function compare(was: unknown, is: unknown, path: readonly (string | number)[], patches: Patch[]): void {
  if (Object.is(was, is)) return;
  if (hasKeys(was) && hasKeys(is)) {
    for (const key of Object.keys(was))
      if (!Object.hasOwn(is, key)) patches.push({ op: 'remove', path: [...path, key] });
    for (const [key, value] of Object.entries(is)) {
      if (Object.hasOwn(was, key)) compare(was[key], value, [...path, key], patches);
      else patches.push({ op: 'add', path: [...path, key], value });
    }
  } else if (Array.isArray(was) && Array.isArray(is) && was.length === is.length) {
    is.forEach((value, at) => compare(was[at], value, [...path, at], patches));
  } else {
    patches.push({ op: 'replace', path, value: is });
  }
}

function hasKeys(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && isRecord(value);
}

/** The parts of a position that patches have in common, while they are applied. */
type PatchedPosition = Pick<Draft<Position>, 'zones'> & {
  cards: CardRecord[];
  cardIndices: Map<CardId, number>;
};

/** A position with patches applied. */
export function applyPatchesTo(position: Position, patches: readonly Patch[], layout: ZoneTable): Position {
  const draft = {
    ...position,
    zones: [...position.zones],
    cardIndices: new Map(position.cardIndices),
    cards: allCards(position.cards),
  };
  for (const given of patches) {
    // Copied: whoever sent it may go on changing it.
    const patch = ownCopy(given);
    const path: unknown = patch?.path;
    if (!Array.isArray(path)) throw new GameError('A patch has a path.', 'INVALID_PATCH', { patch });
    const [part, name, ...rest] = patch.path;
    if (part === 'state') draft.state = set(draft.state, patch.path.slice(1), patch) as object;
    else if (part === 'zones' && rest.length === 0 && Array.isArray(patch.value))
      draft.zones[slotOf(layout, name)] = patch.value as CardId[];
    else if (part === 'cards' && typeof name === 'string' && rest.length === 0)
      setCard(draft, name, patch, layout);
    else if (WHOLE.some((whole) => whole === part) && name === undefined)
      Object.assign(draft, { [part!]: patch.value });
    else throw unknownPath(patch);
  }
  checkPlaces(draft, layout);
  return { ...draft, cards: pagesOf(draft.cards) };
}

/** Throws unless every card is in exactly the zone that its record names. */
function checkPlaces({ zones, cards, cardIndices }: PatchedPosition, { slots }: ZoneTable): void {
  let placed = 0;
  zones.forEach((list, slot) => {
    for (const id of list) {
      const card = cards[cardIndices.get(id) ?? -1];
      if (card?.slot !== slot || list.indexOf(id) !== list.lastIndexOf(id))
        throw misplaced(id, slots[slot]!.key);
      placed += 1;
    }
  });
  if (placed === cards.filter(isHere).length) return;
  const lost = cards.find((card) => isHere(card) && !zones[card.slot]!.includes(card.id));
  throw misplaced(lost!.id, slots[lost!.slot]!.key);
}

function misplaced(cardId: CardId, zone: string): GameError {
  return new GameError(
    `Patches must agree on where a card lies, and do not on "${cardId}" in "${zone}".`,
    'INVALID_PATCH',
    { cardId, zone },
  );
}

function setCard(draft: PatchedPosition, id: CardId, patch: Patch, layout: ZoneTable): void {
  const index = draft.cardIndices.get(id) ?? draft.cards.length;
  const before = draft.cards[index];
  if (patch.op === 'remove') {
    if (!before) throw unknownPath(patch);
    draft.cards[index] = freeze({ ...before, slot: REMOVED });
    return;
  }
  if (typeof patch.value !== 'object' || patch.value === null) throw unknownPath(patch);
  const { zone, ...info } = patch.value as CardInfo;
  draft.cards[index] = freeze({ id, ...info, slot: slotOf(layout, zone), index });
  draft.cardIndices.set(id, index);
}

function slotOf(layout: ZoneTable, key: unknown): number {
  const slot = layout.slots.findIndex((place) => place.key === key);
  if (slot >= 0) return slot;
  throw new GameError(`There is no zone "${String(key)}" that a patch could change.`, 'INVALID_PATCH', {
    zone: key,
  });
}

function set(target: unknown, path: readonly (string | number)[], patch: Patch): unknown {
  const [key, ...rest] = path;
  if (key === undefined) return patch.value;
  if (typeof target !== 'object' || target === null) throw unknownPath(patch);
  const copy = (Array.isArray(target) ? [...(target as unknown[])] : { ...target }) as Record<
    string | number,
    unknown
  >;
  if (rest.length === 0 && patch.op === 'remove') delete copy[key];
  else copy[key] = set(copy[key], rest, patch);
  return freeze(copy);
}

function unknownPath({ path }: Patch): GameError {
  return new GameError(`There is nothing at ${path.join('.')} that a patch could change.`, 'INVALID_PATCH', {
    path,
  });
}
