import type { PlayerId } from '../protocol/ids.js';
import type { Reason } from '../protocol/reason.js';
import type { HistoryPosition } from '../protocol/snapshot.js';

/** The positions a game went through, for engines whose states are immutable values. */
export interface StateHistory<State> {
  /** The state shown. */
  current(): State;
  where(): HistoryPosition;
  /** Adds the state after a move, in place of everything that could have been redone. */
  push(state: State): void;
  /** Goes back to a position, or to the seat's last decision. No reasons means done. */
  undo(seat: PlayerId, position?: number): readonly Reason[];
  /** Goes forward to a position, or to the seat's next decision. No reasons means done. */
  redo(seat: PlayerId, position?: number): readonly Reason[];
}

/** A history that starts with one state. `decider` says whose decision a state awaits. */
export function createStateHistory<State>(
  initial: State,
  decider: (state: State) => PlayerId | null,
): StateHistory<State> {
  const states: State[] = [initial];
  let at = 0;

  const decides = (seat: PlayerId) => (position: number) => decider(states[position]!) === seat;
  const back = () => Array.from({ length: at }, (_, step) => at - 1 - step);
  const ahead = () => Array.from({ length: states.length - 1 - at }, (_, step) => at + 1 + step);

  function go(
    way: 'undo' | 'redo',
    positions: readonly number[],
    target: number | undefined,
  ): readonly Reason[] {
    if (target !== undefined && positions.includes(target)) {
      at = target;
      return [];
    }
    const [code, text] =
      way === 'undo'
        ? ['NOTHING_TO_UNDO', 'There is no move of yours to take back.']
        : ['NOTHING_TO_REDO', 'There is no move to play again.'];
    return [{ code, text, context: { position: at, length: states.length - 1 } }];
  }

  return {
    current: () => states[at]!,
    where: () => ({ position: at, length: states.length - 1 }),
    push(state) {
      at += 1;
      states.splice(at, Infinity, state);
    },
    undo: (seat, position) => go('undo', back(), position ?? back().find(decides(seat))),
    redo: (seat, position) => go('redo', ahead(), position ?? ahead().find(decides(seat)) ?? ahead().at(-1)),
  };
}
