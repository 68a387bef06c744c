import type { PlayerId } from '../protocol/ids.js';
import { createSeatTravel, type SeatTravel } from './seat-travel.js';

/** The positions a game went through, for engines whose states are immutable values. */
export interface StateHistory<State> extends SeatTravel {
  /** The state shown. */
  current(): State;
  /** The state after so many moves, up to `length`. */
  at(position: number): State;
  /** Moves known, those that could be redone included. */
  length(): number;
  /** Adds the state after a move, in place of everything that could have been redone. */
  push(state: State): void;
}

/**
 * A history that starts with one state. `decider` says whose decision a state awaits, `isFinal` whether a move brought to
 * light what cannot be unseen, so that it cannot be taken back.
 */
export function createStateHistory<State>(
  initial: State,
  decider: (state: State) => PlayerId | null,
  isFinal?: (before: State, after: State) => boolean,
): StateHistory<State> {
  const states: State[] = [initial];
  let at = 0;
  return {
    current: () => states[at]!,
    at: (position) => states[position]!,
    length: () => states.length - 1,
    push(state) {
      at += 1;
      states.splice(at, Infinity, state);
    },
    ...createSeatTravel({
      position: () => at,
      length: () => states.length - 1,
      decider: (position) => decider(states[position]!),
      ...(isFinal && { isFinal: (position) => isFinal(states[position]!, states[position + 1]!) }),
      go: (position) => void (at = position),
    }),
  };
}
