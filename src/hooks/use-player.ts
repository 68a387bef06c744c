import type { PlayerId } from '../protocol/ids.js';
import { usePlayers } from './facts.js';
import { useGame } from './GameProvider.js';

/** One player, as far as the seat is concerned. */
export interface UsePlayerResult {
  readonly id: PlayerId;
  /** What the player is called; the id of somebody who is not at the table. */
  readonly name: string;
  /** Whether this player's decision is awaited. */
  readonly current: boolean;
  /** Whether the seat is this player's. */
  readonly you: boolean;
  /** Whether this player has won. */
  readonly winner: boolean;
}

/** One player: the name, whose decision it is, and whether that is you. */
export function usePlayer(id: PlayerId): UsePlayerResult {
  return {
    id,
    name: usePlayers().find((player) => player.id === id)?.name ?? id,
    current: useGame(({ snapshot }) => snapshot.flow.currentPlayer === id),
    you: useGame(({ snapshot }) => snapshot.seat === id),
    winner: useGame(({ snapshot: { status } }) => status.kind === 'over' && status.winner === id),
  };
}
