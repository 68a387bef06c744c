import type { PlayerId } from '../protocol/ids.js';
import type { Reason } from '../protocol/reason.js';
import type { HistoryPosition } from '../protocol/snapshot.js';

/** The course of a game, to be gone back and forth in. */
export interface Course {
  /** Moves played up to the position shown. */
  position(): number;
  /** Moves known, those that could be redone included. */
  length(): number;
  /** Whose decision was taken at a position. */
  decider(position: number): PlayerId | null;
  go(position: number): void;
}

/** The ways of a seat through the course of a game: from decision to decision of its own. */
export interface SeatTravel {
  /** Where the position shown stands, and what a seat may do about it. */
  where(seat: PlayerId | null): HistoryPosition;
  /** Goes back to a decision of the seat: the one at a position, or its last. No reasons means done. */
  undo(seat: PlayerId, position?: number): readonly Reason[];
  /** Goes forward to a decision of the seat, at a position or its next, or to the end. No reasons means done. */
  redo(seat: PlayerId, position?: number): readonly Reason[];
}

const NOTHING_TO_UNDO: Reason = { code: 'NOTHING_TO_UNDO', text: 'There is no move of yours to take back.' };
const NOTHING_TO_REDO: Reason = { code: 'NOTHING_TO_REDO', text: 'There is no move to play again.' };

/** Lets seats travel through a course. Looks only as far as it must: a long history costs no more. */
export function createSeatTravel(course: Course): SeatTravel {
  function back(seat: PlayerId, wanted?: number): number | undefined {
    for (let position = course.position() - 1; position >= 0; position -= 1) {
      if ((wanted ?? position) === position && course.decider(position) === seat) return position;
    }
    return undefined;
  }

  function ahead(seat: PlayerId, wanted?: number): number | undefined {
    const last = course.length();
    for (let position = course.position() + 1; position <= last; position += 1) {
      if ((wanted ?? position) !== position) continue;
      if (position === last || course.decider(position) === seat) return position;
    }
    return undefined;
  }

  function go(target: number | undefined, refusal: Reason): readonly Reason[] {
    if (target === undefined) {
      return [{ ...refusal, context: { position: course.position(), length: course.length() } }];
    }
    course.go(target);
    return [];
  }

  return {
    where: (seat) => ({
      position: course.position(),
      length: course.length(),
      canUndo: seat !== null && back(seat) !== undefined,
      canRedo: seat !== null && ahead(seat) !== undefined,
    }),
    undo: (seat, position) => go(back(seat, position), NOTHING_TO_UNDO),
    redo: (seat, position) => go(ahead(seat, position), NOTHING_TO_REDO),
  };
}
