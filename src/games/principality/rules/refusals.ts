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
  const outside = wrongPhase(state, 'action', 'Cannot play actions outside action phase');
  const card = cardNamed(name);
  if (!card) return incomprehensible(outside, name, 'Must specify card to play');
  return gather(
    outside,
    player.actions > 0 ? null : refusal('NO_ACTIONS', 'No actions remaining', { required: 1, available: 0 }),
    missingFromHand(player, card),
    card.type === 'action' ? null : refusal('NOT_AN_ACTION', `${card.name} is not an action card`),
    interrupted(state),
  );
}

function refusalsOfTreasure(state: GameState, player: PlayerState, { card: name }: Move): readonly Refusal[] {
  const outside = wrongPhase(state, 'buy', 'Cannot play treasures outside buy phase');
  const card = cardNamed(name);
  if (!card) return incomprehensible(outside, name, 'Must specify card to play');
  return gather(
    outside,
    missingFromHand(player, card),
    card.type === 'treasure' ? null : refusal('NOT_A_TREASURE', `${card.name} is not a treasure card`),
  );
}

function refusalsOfBuy(state: GameState, player: PlayerState, { card: name }: Move): readonly Refusal[] {
  const outside = wrongPhase(state, 'buy', 'Cannot buy cards outside buy phase');
  const card = cardNamed(name);
  if (!card) return incomprehensible(outside, name, 'Must specify card to buy');
  const { coins, buys } = player;
  const cost = { card: card.name, required: card.cost, available: coins };
  return gather(
    outside,
    buys > 0 ? null : refusal('NO_BUYS', 'No buys remaining', { required: 1, available: 0 }),
    coins >= card.cost ? null : refusal('INSUFFICIENT_COINS', `Insufficient coins to buy ${card.name}`, cost),
    (state.supply.get(card.name) ?? 0) > 0
      ? null
      : refusal('PILE_EMPTY', `Card not in supply: ${card.name}`, { card: card.name }),
  );
}

function refusalsOfDiscard(state: GameState, player: PlayerState, { cards }: Move): readonly Refusal[] {
  const outside = wrongPhase(state, 'action', 'Cannot discard for Cellar outside action phase');
  if (!isList(cards)) return gather(outside, refusal('MISSING_CARDS', 'Must specify cards to discard'));
  const left = [...player.hand];
  const absent = cards.filter((name) => {
    const at = left.indexOf(name);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return gather(
    outside,
    ...[...new Set(absent)].map((name) =>
      refusal('NOT_IN_HAND', `Cannot discard card not in hand: ${name}`, { card: name }),
    ),
    state.pending === 'discard_for_cellar'
      ? null
      : refusal('NOT_PROMPTED', 'Cannot discard for Cellar: no Cellar was played'),
  );
}

function isList(cards: Move['cards']): cards is NonNullable<Move['cards']> {
  return Array.isArray(cards);
}

function wrongPhase(state: GameState, needed: Phase, message: string): Refusal | null {
  return state.phase === needed ? null : refusal('WRONG_PHASE', message, { phase: state.phase, needed });
}

function missingFromHand({ hand }: PlayerState, { name }: Card): Refusal | null {
  return hand.includes(name) ? null : refusal('NOT_IN_HAND', `Card not in hand: ${name}`, { card: name });
}

/** While a decision is awaited, nothing else is played. */
function interrupted({ pending }: GameState): Refusal | null {
  return pending ? refusal('DECISION_PENDING', 'Must discard for Cellar first') : null;
}

function incomprehensible(
  outside: Refusal | null,
  name: CardName | undefined,
  missing: string,
): readonly Refusal[] {
  return gather(
    outside,
    name
      ? refusal('UNKNOWN_CARD', `Unknown card: ${name}`, { card: name })
      : refusal('MISSING_CARD', missing),
  );
}

function refusal(code: string, message: string, context?: Refusal['context']): Refusal {
  return context ? { code, message, context } : { code, message };
}

function gather(...refusals: readonly (Refusal | null)[]): readonly Refusal[] {
  const found = refusals.filter((entry) => entry !== null);
  return found.length > 0 ? found : NONE;
}
