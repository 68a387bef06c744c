import { cardNamed, type Card, type CardName } from './cards.js';
import type { GameState, Move, Phase, PlayerState } from './types.js';

/** One thing that stands in the way of a move. */
export interface Refusal {
  readonly code: string;
  /** The sentence that `executeMove` answers with. */
  readonly message: string;
  /** The numbers and names behind it. */
  readonly context?: Readonly<Record<string, unknown>>;
}

const NONE: readonly Refusal[] = [];

/**
 * Everything that stands in the way of a move, in the order of the checks; nothing if it may be played. What makes a
 * move incomprehensible is said alone: nothing else can be said about it.
 */
export function refusalsOf(state: GameState, move: Move): readonly Refusal[] {
  const player = state.players[state.currentPlayer]!;
  switch (move.type) {
    case 'end_phase':
      return NONE;
    case 'play_action':
      return refusalsOfAction(state, player, move);
    case 'play_treasure':
      return refusalsOfTreasure(state, player, move);
    case 'buy':
      return refusalsOfBuy(state, player, move);
    case 'discard_for_cellar':
      return refusalsOfDiscard(state, player, move);
    default:
      return [refusal('UNKNOWN_MOVE_TYPE', `Unknown move type: ${move.type as string}`)];
  }
}

function refusalsOfAction(state: GameState, player: PlayerState, { card: name }: Move): readonly Refusal[] {
  let found = NONE;
  if (state.phase !== 'action')
    found = and(found, wrongPhase(state, 'action', 'Cannot play actions outside action phase'));
  const card = cardNamed(name);
  if (!card) return and(found, incomprehensible(name, 'Must specify card to play'));
  if (player.actions <= 0)
    found = and(found, refusal('NO_ACTIONS', 'No actions remaining', { required: 1, available: 0 }));
  if (!player.hand.includes(card.name)) found = and(found, notInHand(card));
  if (card.type !== 'action')
    found = and(found, refusal('NOT_AN_ACTION', `${card.name} is not an action card`));
  // While a decision is awaited, nothing else is played.
  if (state.pending) found = and(found, refusal('DECISION_PENDING', 'Must discard for Cellar first'));
  return found;
}

function refusalsOfTreasure(state: GameState, player: PlayerState, { card: name }: Move): readonly Refusal[] {
  let found = NONE;
  if (state.phase !== 'buy')
    found = and(found, wrongPhase(state, 'buy', 'Cannot play treasures outside buy phase'));
  const card = cardNamed(name);
  if (!card) return and(found, incomprehensible(name, 'Must specify card to play'));
  if (!player.hand.includes(card.name)) found = and(found, notInHand(card));
  if (card.type !== 'treasure')
    found = and(found, refusal('NOT_A_TREASURE', `${card.name} is not a treasure card`));
  return found;
}

function refusalsOfBuy(
  state: GameState,
  { buys, coins }: PlayerState,
  { card: name }: Move,
): readonly Refusal[] {
  let found = NONE;
  if (state.phase !== 'buy')
    found = and(found, wrongPhase(state, 'buy', 'Cannot buy cards outside buy phase'));
  const card = cardNamed(name);
  if (!card) return and(found, incomprehensible(name, 'Must specify card to buy'));
  if (buys <= 0) found = and(found, refusal('NO_BUYS', 'No buys remaining', { required: 1, available: 0 }));
  if (coins < card.cost) {
    const cost = { card: card.name, required: card.cost, available: coins };
    found = and(found, refusal('INSUFFICIENT_COINS', `Insufficient coins to buy ${card.name}`, cost));
  }
  if (!((state.supply.get(card.name) ?? 0) > 0))
    found = and(found, refusal('PILE_EMPTY', `Card not in supply: ${card.name}`, { card: card.name }));
  return found;
}

function refusalsOfDiscard(state: GameState, player: PlayerState, { cards }: Move): readonly Refusal[] {
  let found = NONE;
  if (state.phase !== 'action')
    found = and(found, wrongPhase(state, 'action', 'Cannot discard for Cellar outside action phase'));
  if (!isList(cards)) return and(found, refusal('MISSING_CARDS', 'Must specify cards to discard'));
  const left = [...player.hand];
  const absent = new Set<CardName>();
  for (const name of cards) {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    else absent.add(name);
  }
  for (const name of absent)
    found = and(found, refusal('NOT_IN_HAND', `Cannot discard card not in hand: ${name}`, { card: name }));
  if (state.pending !== 'discard_for_cellar')
    found = and(found, refusal('NOT_PROMPTED', 'Cannot discard for Cellar: no Cellar was played'));
  return found;
}

function isList(cards: Move['cards']): cards is NonNullable<Move['cards']> {
  return Array.isArray(cards);
}

function wrongPhase(state: GameState, needed: Phase, message: string): Refusal {
  return refusal('WRONG_PHASE', message, { phase: state.phase, needed });
}

function notInHand({ name }: Card): Refusal {
  return refusal('NOT_IN_HAND', `Card not in hand: ${name}`, { card: name });
}

function incomprehensible(name: CardName | undefined, missing: string): Refusal {
  return name
    ? refusal('UNKNOWN_CARD', `Unknown card: ${name}`, { card: name })
    : refusal('MISSING_CARD', missing);
}

function refusal(code: string, message: string, context?: Refusal['context']): Refusal {
  return context ? { code, message, context } : { code, message };
}

/** One more: most moves meet no refusal, and make no list. */
function and(found: readonly Refusal[], more: Refusal): readonly Refusal[] {
  return [...found, more];
}
