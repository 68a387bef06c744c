import type { Chess, Color, Move } from 'chess.js';
import { readPosition, type ChessPosition } from './position.js';

/** The course of a game: every position it went through, read once, and the moves between them. */
export interface GameCourse {
  /** Moves played up to the position shown. */
  position(): number;
  /** Moves known, those that could be played again included. */
  length(): number;
  /** A position, by how many moves led there. */
  at(position: number): ChessPosition;
  /** Who was to move at a position. */
  turnAt(position: number): Color;
  /** The moves that led to a position. */
  moves(position: number): readonly Move[];
  /** Plays a legal move, in place of everything that could have been played again. */
  play(move: Move): void;
  /** Takes back or plays again, up to a position. */
  go(position: number): void;
}

/** Follows a game from where it stands, with the moves it has behind it. */
export function createGameCourse(chess: Chess): GameCourse {
  const played = chess.history({ verbose: true });
  const positions: (ChessPosition | undefined)[] = [];
  let shown = played.length;
  const last = chess.turn();

  function go(position: number): void {
    while (shown > position) {
      chess.undo();
      shown -= 1;
    }
    while (shown < position) {
      chess.move(sentFor(played[shown]!));
      shown += 1;
    }
  }

  // Who is to move alternates, whoever began.
  const begins = played[0]?.color ?? last;
  const other: Color = begins === 'w' ? 'b' : 'w';

  return {
    position: () => shown,
    length: () => played.length,
    at(position) {
      const known = positions[position];
      if (known) return known;
      const here = shown;
      go(position);
      const read = readPosition(chess);
      go(here);
      positions[position] = read;
      return read;
    },
    turnAt: (position) => (position % 2 === 0 ? begins : other),
    moves: (position) => played.slice(0, position),
    play(move) {
      const made = chess.move(sentFor(move));
      played.splice(shown, Infinity, made);
      positions.length = Math.min(positions.length, shown + 1);
      shown += 1;
    },
    go,
  };
}

function sentFor({ from, to, promotion }: Move) {
  return { from, to, ...(promotion && { promotion }) };
}
