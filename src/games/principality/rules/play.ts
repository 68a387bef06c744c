import { freeze } from '../../../protocol/freeze.js';
import { cardNamed, type CardName } from './cards.js';
import { logOf, withLine } from './game-log.js';
import { Position } from './position.js';
import { shuffle } from './shuffle.js';
import { Supply } from './supply.js';
import type { GameState, Move, Phase, PlayerState } from './types.js';

/** How many cards a hand begins with. */
export const HAND_SIZE = 5;

/** The state after a move that nothing stands in the way of. */
export function play(state: GameState, move: Move): GameState {
  switch (move.type) {
    case 'play_action':
      return playAction(state, move.card!);
    case 'play_treasure':
      return playTreasure(state, move.card!);
    case 'buy':
      return buy(state, move.card!);
    case 'discard_for_cellar':
      return discard(state, move.cards!);
    case 'end_phase':
      return endPhase(state);
  }
}

const current = (state: GameState) => state.players[state.currentPlayer]!;

function playAction(state: GameState, name: CardName): GameState {
  const { cards = 0, actions = 0, buys = 0, coins = 0, special } = cardNamed(name)!.effect;
  const { deck, hand, discard: pile, playArea, actions: left, buys: had, coins: owned } = current(state);
  const drawn = draw(deck, without(hand, name), pile, cards, state.rng);
  const player = {
    deck: drawn.deck,
    hand: drawn.hand,
    discard: drawn.discard,
    playArea: [...playArea, name],
    actions: left - 1 + actions,
    buys: had + buys,
    coins: owned + coins,
  };
  return next(state, player, `plays ${name}`, state.phase, drawn.rng, special ? 'discard_for_cellar' : null);
}

function playTreasure(state: GameState, name: CardName): GameState {
  const { deck, hand, discard: pile, playArea, actions, buys, coins } = current(state);
  const player = {
    deck,
    hand: without(hand, name),
    discard: pile,
    playArea: [...playArea, name],
    actions,
    buys,
    coins: coins + (cardNamed(name)!.effect.coins ?? 0),
  };
  return next(state, player, `plays ${name}`);
}

function buy(state: GameState, name: CardName): GameState {
  const { deck, hand, discard: pile, playArea, actions, buys, coins } = current(state);
  const player = {
    deck,
    hand,
    discard: [...pile, name],
    playArea,
    actions,
    buys: buys - 1,
    coins: coins - cardNamed(name)!.cost,
  };
  const supply = Supply.with(state.supply, name, state.supply.get(name)! - 1);
  return next(state, player, `buys ${name}`, state.phase, state.rng, null, supply);
}

function discard(state: GameState, cards: readonly CardName[]): GameState {
  const { deck, hand: held, discard: pile, playArea, actions, buys, coins } = current(state);
  let hand: readonly CardName[] = held;
  for (const name of cards) hand = without(hand, name);
  const drawn = draw(deck, hand, [...pile, ...cards], cards.length, state.rng);
  const player = {
    deck: drawn.deck,
    hand: drawn.hand,
    discard: drawn.discard,
    playArea,
    actions,
    buys,
    coins,
  };
  const what = cards.length === 0 ? 'discards nothing' : `discards ${cards.join(', ')}`;
  return next(state, player, what, state.phase, drawn.rng);
}

function endPhase(state: GameState): GameState {
  const player = current(state);
  if (state.phase === 'action') return next(state, player, 'ends the action phase', 'buy');
  if (state.phase === 'buy') return next(state, player, 'ends the buy phase', 'cleanup');
  if (state.phase !== 'cleanup') throw new TypeError('moveset: a game state has a phase that there is not.');
  const { deck, hand, discard: pile, playArea } = player;
  const drawn = draw(deck, [], [...pile, ...hand, ...playArea], HAND_SIZE, state.rng);
  const cleared = {
    deck: drawn.deck,
    hand: drawn.hand,
    discard: drawn.discard,
    playArea: [],
    actions: 1,
    buys: 1,
    coins: 0,
  };
  return next(state, cleared, 'ends the turn', 'action', drawn.rng);
}

interface Drawn {
  readonly deck: readonly CardName[];
  readonly hand: readonly CardName[];
  readonly discard: readonly CardName[];
  readonly rng: number;
}

/** Draws from the deck; where that runs out, the discard pile is shuffled and becomes the deck. */
function draw(
  deck: readonly CardName[],
  hand: readonly CardName[],
  pile: readonly CardName[],
  count: number,
  rng: number,
): Drawn {
  if (count === 0) return { deck, hand, discard: pile, rng };
  if (deck.length >= count || pile.length === 0)
    return { deck: deck.slice(count), hand: [...hand, ...deck.slice(0, count)], discard: pile, rng };
  const { items, rng: after } = shuffle(pile, rng);
  const missing = count - deck.length;
  const drawn = [...hand, ...deck, ...items.slice(0, missing)];
  return { deck: items.slice(missing), hand: drawn, discard: [], rng: after };
}

/** The cards without one of a name. */
function without(cards: readonly CardName[], name: CardName): CardName[] {
  const at = cards.indexOf(name);
  const left: CardName[] = [];
  for (let nth = 0; nth < cards.length; nth += 1) if (nth !== at) left.push(cards[nth]!);
  return left;
}

/** The state after the current player did something. With the end of a turn, the next player's begins. */
function next(
  state: GameState,
  player: PlayerState,
  what: string,
  phase: Phase = state.phase,
  rng: number = state.rng,
  pending: GameState['pending'] = null,
  supply: GameState['supply'] = state.supply,
): GameState {
  const { currentPlayer: at, players: seats } = state;
  const players = [...seats];
  players[at] = frozenPlayer(player);
  const turnEnds = state.phase === 'cleanup';
  const currentPlayer = turnEnds ? (at + 1) % seats.length : at;
  return freeze(
    new Position(
      freeze(players),
      supply,
      currentPlayer,
      phase,
      turnEnds && currentPlayer === 0 ? state.turnNumber + 1 : state.turnNumber,
      state.seed,
      withLine(state.log === undefined ? logOf(state.gameLog) : state.log, logNameOf(at) + what),
      rng,
      pending,
    ),
  );
}

// Every move is logged, and to make a text of a number takes longer than to find it.
const LOG_NAMES: string[] = [];
const logNameOf = (at: number) => (LOG_NAMES[at] ??= `Player ${at + 1} `);

/** A player of whom nothing can be changed, in development. */
export function frozenPlayer(player: PlayerState): PlayerState {
  freeze(player.deck);
  freeze(player.hand);
  freeze(player.discard);
  freeze(player.playArea);
  return freeze(player);
}
