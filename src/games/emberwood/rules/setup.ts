import type { SetupContext } from '../../../engines/rule-engine/define/contexts.js';
import type { Player } from '../../../engines/rule-engine/define/game-definition.js';
import { DECK, type Card, type CardName } from './cards.js';
import { creatureOf } from './facts.js';
import type { CardMeta, EmberwoodState, Keeper, KeeperId, Limits } from './state.js';

/** One side of a given position. What is not given is as at the beginning, or empty where cards lie. */
export interface GivenSide extends Partial<Omit<Keeper, 'name'>> {
  readonly hand?: readonly CardName[];
  /** Creatures, rested; damage is written after the name: `bear:4`. */
  readonly clearing?: readonly (CardName | `${CardName}:${number}`)[];
  /** From the top. */
  readonly deck?: readonly CardName[];
}

/** A position to begin with instead of a new deal, for puzzles, lessons and tests. The first keeper is to play. */
export type GivenPosition = Readonly<Record<KeeperId, GivenSide>>;

/** How a game is dealt. */
export interface Deal {
  readonly limits: Limits;
  readonly position?: GivenPosition | undefined;
}

const HAND = 4;

/** Deals a game to its players. */
export function deal(
  players: readonly Player[],
  { limits, position }: Deal,
  context: SetupContext<CardMeta, Card>,
): EmberwoodState {
  const keepers = players.map(({ id, name = id }, nth): [string, Keeper] => {
    const given = position?.[id as KeeperId];
    if (given) layOut(id, given, context);
    else dealAnew(id, nth, context);
    const kindling = given?.kindling ?? (nth === 0 ? 1 : 0);
    // Who goes second has an ember in store for the first dawn.
    const { warmth = limits.warmth, embers = given ? (nth === 0 ? kindling : 0) : 1, cold = 0 } = given ?? {};
    return [id, { name, warmth, embers, kindling, cold }];
  });
  context.history.log(`${players[0]!.name ?? players[0]!.id} begins.`);
  return { keepers: Object.fromEntries(keepers), limits };
}

function dealAnew(playerId: string, nth: number, { zones, rng }: SetupContext<CardMeta, Card>): void {
  // Shuffled before the cards get their ids: an id must not tell what is on a card.
  zones.createDeck({ zoneId: 'deck', playerId, cards: rng.shuffle(DECK) });
  // Who goes second also has a card more.
  zones.drawCards({ from: 'deck', to: 'hand', count: HAND + nth, playerId });
}

function layOut(
  playerId: string,
  { hand = [], clearing = [], deck = [] }: GivenSide,
  { zones, counters, registry }: SetupContext<CardMeta, Card>,
): void {
  zones.createDeck({ zoneId: 'deck', playerId, cards: deck });
  zones.createDeck({ zoneId: 'hand', playerId, cards: hand });
  const creatures = clearing.map((written) => written.split(':') as [CardName, string?]);
  const cards = zones.createDeck({ zoneId: 'clearing', playerId, cards: creatures.map(([name]) => name) });
  for (const [nth, cardId] of cards.entries()) {
    const damage = Number(creatures[nth]![1] ?? 0);
    counters.addCounter(cardId, 'health', creatureOf(cardId, { registry: registry! }).toughness - damage);
  }
}
