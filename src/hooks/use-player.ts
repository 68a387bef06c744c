import type { PlayerId } from '../protocol/ids.js';
import { usePlayers } from './facts.js';
import { useGame } from './GameProvider.js';

/** One player: the name, whose decision it is, and whether that is you. */
export function usePlayer(id: PlayerId) {
  return {
    id,
    /** The player's name; the id of somebody who is not at the table. */
    name: usePlayers().find((player) => player.id === id)?.name ?? id,
    /** The player's decision is awaited. */
    current: useGame(({ snapshot }) => snapshot.flow.currentPlayer === id),
    /** The seat is this player's. */
    you: useGame(({ snapshot }) => snapshot.seat === id),
    winner: useGame(({ snapshot: { status } }) => status.kind === 'over' && status.winner === id),
  };
}

/** What `usePlayer` gives. */
export type UsePlayerResult = ReturnType<typeof usePlayer>;
