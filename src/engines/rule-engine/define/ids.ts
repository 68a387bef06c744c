import type { CardId, PlayerId } from '../../../protocol/ids.js';

/** A player's id. Throws if it is empty. */
export function createPlayerId(value: string): PlayerId {
  return checked(value, 'player');
}

/** A card's id. Throws if it is empty. */
export function createCardId(value: string): CardId {
  return checked(value, 'card');
}

function checked(value: unknown, kind: string): string {
  if (typeof value === 'string' && value.trim() !== '') return value;
  throw new Error(
    `moveset: ${JSON.stringify(value) ?? typeof value} is no ${kind} id. Ids name things in states, moves and views. Give a text that is not empty.`,
  );
}
