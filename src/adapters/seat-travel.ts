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
  /** Whether the move that led away from a position brought to light what cannot be unseen. Without it, none did. */
  isFinal?(position: number): boolean;
  go(position: number): void;
}

/** The ways of a seat through the course of a game: from decision to decision of its own. */
export interface SeatTravel {
  /** Where the position shown stands, and what a seat may do about it. */
  where(seat: PlayerId | null): HistoryPosition;
  /** Everything that prevents a seat from going to a position. Changes nothing. */
  obstacles(seat: PlayerId, position: number): readonly Reason[];
  /** Goes back to a decision of the seat: the one at a position, or its last. No reasons means done. */
  undo(seat: PlayerId, position?: number): readonly Reason[];
  /** Goes forward to a decision of the seat, at a position or its next, or to the end. No reasons means done. */
  redo(seat: PlayerId, position?: number): readonly Reason[];
}

const ALREADY_THERE: Reason = { code: 'ALREADY_THERE', text: 'The game stands here already.' };
const NOTHING_TO_UNDO: Reason = { code: 'NOTHING_TO_UNDO', text: 'There is no move of yours to take back.' };
const NOTHING_TO_REDO: Reason = { code: 'NOTHING_TO_REDO', text: 'There is no move to play again.' };
const NOT_YOUR_DECISION: Reason = {
  code: 'NOT_YOUR_DECISION',
  text: 'Somebody else decided here: you can only go to decisions of your own.',
};

const SEEN: Reason = {
  code: 'SOMETHING_WAS_SEEN',
  text: 'Something came to light since: what was seen cannot be unseen.',
};

/** Lets seats travel through a course. Looks only as far as it must: a long history costs no more. */
export function createSeatTravel(course: Course): SeatTravel {
  function back(seat: PlayerId): number | undefined {
    for (let position = course.position() - 1; position >= 0; position -= 1) {
      if (course.isFinal?.(position)) return undefined;
      if (course.decider(position) === seat) return position;
    }
    return undefined;
  }

  /** Whether something came to light between a position and the one shown. */
  function wasSeenSince(position: number): boolean {
    for (let at = course.position() - 1; at >= position; at -= 1) if (course.isFinal?.(at)) return true;
    return false;
  }

  function ahead(seat: PlayerId): number | undefined {
    const last = course.length();
    for (let position = course.position() + 1; position <= last; position += 1) {
      if (isOwn(seat, position)) return position;
    }
    return undefined;
  }

  /** Whether a seat may go to a position: it decided there, or everything is played again. */
  function isOwn(seat: PlayerId, position: number): boolean {
    const atEnd = position === course.length() && position > course.position();
    return atEnd || course.decider(position) === seat;
  }

  const because = (reason: Reason): readonly Reason[] => [
    { ...reason, context: { position: course.position(), length: course.length() } },
  ];

  function obstacles(seat: PlayerId, position: number): readonly Reason[] {
    if (position === course.position()) return because(ALREADY_THERE);
    return [
      ...(isOwn(seat, position) ? [] : because(NOT_YOUR_DECISION)),
      ...(wasSeenSince(position) ? because(SEEN) : []),
    ];
  }

  function go(seat: PlayerId, target: number | undefined, beyond: Reason): readonly Reason[] {
    const [position, length] = [course.position(), course.length()];
    const [first, last] = beyond === NOTHING_TO_UNDO ? [0, position - 1] : [position + 1, length];
    const there = target !== undefined && Number.isInteger(target) && target >= first && target <= last;
    if (!there) return because(beyond);
    const reasons = obstacles(seat, target);
    if (reasons.length === 0) course.go(target);
    return reasons;
  }

  return {
    where: (seat) => ({
      position: course.position(),
      length: course.length(),
      canUndo: seat !== null && back(seat) !== undefined,
      canRedo: seat !== null && ahead(seat) !== undefined,
    }),
    obstacles,
    undo: (seat, position = back(seat)) => go(seat, position, NOTHING_TO_UNDO),
    redo: (seat, position = ahead(seat)) => go(seat, position, NOTHING_TO_REDO),
  };
}
