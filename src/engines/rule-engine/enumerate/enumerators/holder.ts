import type { CardId, PlayerId } from '../../../../protocol/ids.js';
import type { MoveEnumerationContext } from '../../define/contexts.js';
import { misuse, quoted } from '../../errors.js';

/** Whose something is: seen from the player who chooses, or a player by id. */
export type Holder = 'you' | 'opponents' | 'any' | PlayerId;

/** What must be known to tell whose something is. */
export type Table = Pick<MoveEnumerationContext, 'playerId' | 'zones' | 'cards' | 'game'>;

/** The players that are meant. */
export function playersMeant(holder: Holder, { playerId, game }: Table): readonly PlayerId[] {
  switch (holder) {
    case 'you':
      return [playerId];
    case 'opponents':
      return game.getOpponents(playerId);
    case 'any':
      return game.getPlayers();
    default:
      if (game.getPlayers().includes(holder)) return [holder];
      throw misuse(
        `there is no player "${holder}"`,
        'Nothing can belong to somebody who does not play',
        `Write 'you', 'opponents' or 'any', or one of ${quoted(game.getPlayers())}`,
      );
  }
}

/** Who has a card: whose zone it is in, or in a zone that all share, its owner. */
export function controllerOf(cardId: CardId, { zones, cards }: Table): PlayerId | undefined {
  return zones.getCardHolder(cardId) ?? cards.getCardOwner(cardId);
}

/** Whether a card is one of theirs. What nobody has is everybody's. */
export function belongsTo(cardId: CardId, holder: Holder, context: Table): boolean {
  if (holder === 'any') return true;
  const controller = controllerOf(cardId, context);
  return controller === undefined || playersMeant(holder, context).includes(controller);
}
