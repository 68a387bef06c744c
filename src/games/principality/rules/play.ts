import { freeze } from '../../../protocol/freeze.js';
import { cardNamed, type CardName } from './cards.js';
import { shuffle } from './shuffle.js';
import { Supply } from './supply.js';
import type { GameState, Move, PlayerState } from './types.js';

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
  const player = current(state);
  const played = {
    deck: player.deck,
    hand: without(player.hand, name),
    discard: player.discard,
    playArea: [...player.playArea, name],
    actions: player.actions - 1 + actions,
    buys: player.buys + buys,
    coins: player.coins + coins,
  };
  const { player: after, rng } = draw(played, cards, state.rng);
  return next(state, after, `plays ${name}`, rng, special ? 'discard_for_cellar' : null);
}

function playTreasure(state: GameState, name: CardName): GameState {
  const player = current(state);
  const after = {
    deck: player.deck,
    hand: without(player.hand, name),
    discard: player.discard,
    playArea: [...player.playArea, name],
    actions: player.actions,
    buys: player.buys,
    coins: player.coins + (cardNamed(name)!.effect.coins ?? 0),
  };
  return next(state, after, `plays ${name}`);
}

function buy(state: GameState, name: CardName): GameState {
  const player = current(state);
  const after = {
    ...player,
    discard: [...player.discard, name],
    buys: player.buys - 1,
    coins: player.coins - cardNamed(name)!.cost,
  };
  const supply = Supply.from(state.supply, name, state.supply.get(name)! - 1);
  return next({ ...state, supply }, after, `buys ${name}`);
}

function discard(state: GameState, cards: readonly CardName[]): GameState {
  const player = current(state);
  let hand: readonly CardName[] = player.hand;
  for (const name of cards) hand = without(hand, name);
  const discarded = { ...player, hand, discard: [...player.discard, ...cards] };
  const { player: after, rng } = draw(discarded, cards.length, state.rng);
  const what = cards.length === 0 ? 'discards nothing' : `discards ${cards.join(', ')}`;
  return next(state, after, what, rng);
}

function endPhase(state: GameState): GameState {
  if (state.phase === 'action')
    return next({ ...state, phase: 'buy' }, current(state), 'ends the action phase');
  if (state.phase === 'buy')
    return next({ ...state, phase: 'cleanup' }, current(state), 'ends the buy phase');
  const { discard: pile, hand, playArea, deck } = current(state);
  const cleared: PlayerState = {
    deck,
    hand: [],
    discard: [...pile, ...hand, ...playArea],
    playArea: [],
    actions: 1,
    buys: 1,
    coins: 0,
  };
  const { player, rng } = draw(cleared, HAND_SIZE, state.rng);
  const ended = next(state, player, 'ends the turn', rng);
  const currentPlayer = (state.currentPlayer + 1) % state.players.length;
  return freeze({
    ...ended,
    phase: 'action',
    currentPlayer,
    turnNumber: state.turnNumber + (currentPlayer === 0 ? 1 : 0),
  });
}

/** Draws from the deck; where that runs out, the discard pile is shuffled and becomes the deck. */
export function draw(
  player: PlayerState,
  count: number,
  rng: number,
): { readonly player: PlayerState; readonly rng: number } {
  if (count === 0) return { player, rng };
  const { deck, hand, discard: pile } = player;
  if (deck.length >= count || pile.length === 0) {
    const drawn = { ...player, hand: [...hand, ...deck.slice(0, count)], deck: deck.slice(count) };
    return { player: drawn, rng };
  }
  const { items, rng: after } = shuffle(pile, rng);
  const missing = count - deck.length;
  return {
    player: {
      ...player,
      hand: [...hand, ...deck, ...items.slice(0, missing)],
      deck: items.slice(missing),
      discard: [],
    },
    rng: after,
  };
}

/** The cards without one of a name. */
function without(cards: readonly CardName[], name: CardName): CardName[] {
  const left = [...cards];
  left.splice(left.indexOf(name), 1);
  return left;
}

/** The state with its current player replaced, and a line in the log. */
function next(
  state: GameState,
  player: PlayerState,
  what: string,
  rng: number = state.rng,
  pending: GameState['pending'] = null,
): GameState {
  const players = [...state.players];
  players[state.currentPlayer] = frozenPlayer(player);
  return freeze({
    players: freeze(players),
    supply: state.supply,
    currentPlayer: state.currentPlayer,
    phase: state.phase,
    turnNumber: state.turnNumber,
    seed: state.seed,
    gameLog: freeze([...state.gameLog, `Player ${state.currentPlayer + 1} ${what}`]),
    rng,
    pending,
  });
}

/** A player of whom nothing can be changed, in development. */
export function frozenPlayer(player: PlayerState): PlayerState {
  freeze(player.deck);
  freeze(player.hand);
  freeze(player.discard);
  freeze(player.playArea);
  return freeze(player);
}
