import type { PlayerId } from '../../protocol/ids.js';
import type { PlayerInfo } from '../../protocol/snapshot.js';
import { CARD_NAMES, cardNamed, type CardName } from './rules/cards.js';
import { scoreOf } from './rules/game-over.js';
import type { GameState, PlayerState } from './rules/types.js';
import type { CardView, PlayerView, PrincipalityView, StackView } from './view.js';

/** What a seat may see: its own hand and what it owns, and of others what lies open. */
export function viewOf(
  state: GameState,
  players: readonly PlayerInfo[],
  seat: PlayerId | null,
  over: boolean,
): PrincipalityView {
  return {
    supply: [...state.supply].map(([card, count]) => ({ ...cardView(card), count })),
    players: state.players.map((player, at) =>
      playerView(player, players[at]!, players[at]!.id === seat, over),
    ),
    near: seat ?? players[0]!.id,
    pending: state.pending,
  };
}

function playerView(player: PlayerState, { id, name }: PlayerInfo, own: boolean, over: boolean): PlayerView {
  const { deck, hand, discard, playArea, actions, buys, coins } = player;
  const top = discard.at(-1);
  return {
    id,
    name,
    hand: own ? stacksOf(hand) : null,
    handCount: hand.length,
    deckCount: deck.length,
    discardCount: discard.length,
    discardTop: top === undefined ? null : cardView(top),
    playArea: stacksOf(playArea),
    actions,
    buys,
    coins,
    // Sorted by kind: what a player owns is known, where it lies in the deck is not.
    owned: own || over ? stacksOf([...hand, ...deck, ...discard, ...playArea].toSorted(inPileOrder)) : null,
    score: over ? scoreOf(player) : null,
  };
}

function inPileOrder(a: CardName, b: CardName): number {
  return CARD_NAMES.indexOf(a) - CARD_NAMES.indexOf(b);
}

/** Cards by kind, in the order in which each kind first comes. */
function stacksOf(cards: readonly CardName[]): StackView[] {
  const counts = new Map<CardName, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return Array.from(counts, ([card, count]) => ({ ...cardView(card), count }));
}

function cardView(name: CardName): CardView {
  const { type, cost, description, effect, victoryPoints } = cardNamed(name)!;
  return {
    name,
    kind: type,
    cost,
    text: description,
    ...(type === 'treasure' && { coins: effect.coins ?? 0 }),
    ...(victoryPoints !== undefined && { points: victoryPoints }),
  };
}
