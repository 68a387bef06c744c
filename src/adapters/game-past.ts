import type { PlayerId } from '../protocol/ids.js';
import type { Reason } from '../protocol/reason.js';
import type { PlayedMove } from '../protocol/recollection.js';
import type { SeatReport } from './seat-report.js';

/** The positions a game went through, to be looked at. Nothing here changes anything. */
export interface GamePast<View = unknown> {
  /** Moves known, those that could be redone included. */
  length(): number;
  /** What a seat could see and do after so many moves; `null` is the spectator's. */
  report(seat: PlayerId | null, position: number): SeatReport<View>;
  /** The move that led to a position, as a seat may know it. */
  move(seat: PlayerId | null, position: number): PlayedMove;
  /** Everything that prevents a seat from going to a position. Without it, nobody can. */
  obstacles?(seat: PlayerId, position: number): readonly Reason[];
}

/** What a seat could see and do at a position; `null` where there is none. */
export function reportAt<View>(
  past: GamePast<View>,
  seat: PlayerId | null,
  position: number,
): SeatReport<View> | null {
  const length = past.length();
  if (!Number.isInteger(position) || position < 0 || position > length) return null;
  // Whoever looks at the past cannot go back from there.
  return { ...past.report(seat, position), history: { position, length, canUndo: false, canRedo: false } };
}

/** The moves that led to the positions from one up to another, as far as there are any. */
export function movesBetween(
  past: GamePast,
  seat: PlayerId | null,
  from: number,
  to: number,
): readonly PlayedMove[] {
  const moves: PlayedMove[] = [];
  const last = Math.min(to, past.length());
  for (let position = Math.max(1, Math.ceil(from)); position <= last; position += 1)
    moves.push(past.move(seat, position));
  return moves;
}
