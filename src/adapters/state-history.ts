import type { PlayerId } from '../protocol/ids.js';
import type { Reason } from '../protocol/reason.js';
import type { HistoryPosition } from '../protocol/snapshot.js';

/** The positions a game went through, for engines whose states are immutable values. */
export interface StateHistory<State> {
  /** The state shown. */
  current(): State;
  /** Where the state shown stands, and what a seat may do about it. */
  where(seat: PlayerId | null): HistoryPosition;
  /** Adds the state after a move, in place of everything that could have been redone. */
  push(state: State): void;
  /** Goes back to a decision of the seat: the one at a position, or its last. No reasons means done. */
  undo(seat: PlayerId, position?: number): readonly Reason[];
  /** Goes forward to a decision of the seat, at a position or its next, or to the end. No reasons means done. */
  redo(seat: PlayerId, position?: number): readonly Reason[];
}

const NOTHING_TO_UNDO: Reason = { code: 'NOTHING_TO_UNDO', text: 'There is no move of yours to take back.' };
const NOTHING_TO_REDO: Reason = { code: 'NOTHING_TO_REDO', text: 'There is no move to play again.' };

/** A history that starts with one state. `decider` says whose decision a state awaits. */
export function createStateHistory<State>(
  initial: State,
  decider: (state: State) => PlayerId | null,
): StateHistory<State> {
  const states: State[] = [initial];
  let at = 0;

  const last = () => states.length - 1;
  const decides = (seat: PlayerId | null) => (position: number) => decider(states[position]!) === seat;
  // Nearest first.
  const back = (seat: PlayerId | null) =>
    range(0, at - 1)
      .toReversed()
      .filter(decides(seat));
  const ahead = (seat: PlayerId | null) =>
    range(at + 1, last()).filter((position) => position === last() || decides(seat)(position));

  function go(positions: readonly number[], wanted: number | undefined, refusal: Reason): readonly Reason[] {
    const target = wanted === undefined ? positions[0] : positions.find((position) => position === wanted);
    if (target === undefined) return [{ ...refusal, context: { position: at, length: last() } }];
    at = target;
    return [];
  }

  return {
    current: () => states[at]!,
    where: (seat) => ({
      position: at,
      length: last(),
      canUndo: seat !== null && back(seat).length > 0,
      canRedo: seat !== null && ahead(seat).length > 0,
    }),
    push(state) {
      at += 1;
      states.splice(at, Infinity, state);
    },
    undo: (seat, position) => go(back(seat), position, NOTHING_TO_UNDO),
    redo: (seat, position) => go(ahead(seat), position, NOTHING_TO_REDO),
  };
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, step) => from + step);
}
