import type { MoveDescription } from '../../adapters/legal-moves.js';
import { GameError } from '../../protocol/game-error.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { OptionMove } from '../../protocol/option.js';
import { CARD_NAMES, cardNamed, type CardName } from './rules/cards.js';
import type { GameState, Move } from './rules/types.js';
import { handId, pileId } from './view.js';

/** How a move is shown to the seat that could make it. */
export function describeMove(move: Move, state: GameState, seat: PlayerId): MoveDescription {
  switch (move.type) {
    case 'buy':
      return ofCard(move, 'Buy', 'Supply', pileId(move.card!));
    case 'play_action':
      return ofCard(move, 'Play', 'Hand', handId(seat, move.card!));
    case 'play_treasure':
      return ofCard(move, 'Play', 'Hand', handId(seat, move.card!));
    case 'discard_for_cellar':
      return ofDiscard(move.cards!, state, seat);
    case 'end_phase':
      return {
        moveId: 'end_phase',
        params: {},
        metadata: { displayName: endText(state), category: 'Turn', hotkey: 'e' },
      };
  }
}

function ofCard({ type, card }: Move, verb: string, category: string, entity: string): MoveDescription {
  const { description } = cardNamed(card)!;
  return {
    moveId: type,
    params: { card },
    metadata: { displayName: `${verb} ${card}`, description, category, refs: { card: entity } },
  };
}

/** How many of each kind in hand are discarded: one parameter a kind, so that each can be chosen by itself. */
function ofDiscard(cards: readonly CardName[], state: GameState, seat: PlayerId): MoveDescription {
  const { hand } = state.players[state.currentPlayer]!;
  const kinds = CARD_NAMES.filter((kind) => hand.includes(kind));
  const counts = kinds.map((kind): [CardName, number] => [
    kind,
    cards.filter((card) => card === kind).length,
  ]);
  const named = counts
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => (count > 1 ? `${count} ${kind}` : kind));
  return {
    moveId: 'discard_for_cellar',
    params: Object.fromEntries(counts),
    metadata: {
      displayName: named.length === 0 ? 'Discard nothing' : `Discard ${named.join(', ')}`,
      category: 'Cellar',
      // Fewer first.
      priority: -cards.length,
      refs: Object.fromEntries(kinds.map((kind) => [kind, handId(seat, kind)])),
    },
  };
}

function endText({ phase, pending }: GameState): string {
  if (pending) return 'Keep all cards and go buying';
  return phase === 'action' ? 'Go buying' : 'End turn';
}

/** The engine's move for what a seat sent. */
export function moveOf({ moveId, params }: OptionMove): Move {
  switch (moveId) {
    case 'buy':
    case 'play_action':
    case 'play_treasure':
      return { type: moveId, card: params['card'] as CardName };
    case 'end_phase':
      return { type: 'end_phase' };
    case 'discard_for_cellar':
      return { type: 'discard_for_cellar', cards: cardsOf(params) };
    default:
      throw new GameError(`There is no move "${moveId}".`, 'UNKNOWN_MOVE', { moveId });
  }
}

const MOST_OF_A_KIND = 60;

function cardsOf(params: OptionMove['params']): CardName[] {
  return Object.entries(params).flatMap(([kind, count]) => {
    if (!cardNamed(kind)) throw new GameError(`There is no card "${kind}".`, 'UNKNOWN_CARD', { card: kind });
    if (!Number.isInteger(count) || (count as number) < 0 || (count as number) > MOST_OF_A_KIND)
      throw new GameError(`That is no number of cards for ${kind}.`, 'INVALID_COUNT', { card: kind });
    return new Array<CardName>(count as number).fill(kind as CardName);
  });
}
