import { becomesOf, KING, PAWN, SearchBoard, toOf, fromOf, type SearchMove } from './search-board.js';

/** How far a search goes. */
export interface SearchLimits {
  /** How many plies it looks ahead, beside exchanges, which it follows to their end. */
  readonly depth: number;
  /** After so many positions it looks no further ahead than it has so far. */
  readonly positions: number;
}

/** How good a move is for who makes it, in hundredths of a pawn. */
export interface RatedMove {
  readonly move: SearchMove;
  readonly score: number;
}

/** What a mate is worth; the sooner, the more. */
const MATE = 100_000;

/** Whether a score means that one side gives mate. */
export const isMate = (score: number): boolean => Math.abs(score) >= MATE;

const WORTH = [0, 100, 320, 330, 500, 900, 0];
// So often the page may have its turn.
const REST = 250;

/** Every move of a position with how good it is, the best first. Rests now and then, so that it can be run in slices. */
export function* rateMoves(
  fen: string,
  { depth, positions }: SearchLimits,
): Generator<void, readonly RatedMove[]> {
  const board = new SearchBoard(fen);
  let seen = 0;
  let rated: readonly RatedMove[] = ordered(board, board.moves()).map((move) => ({ move, score: 0 }));

  function* rest(): Generator<void, void> {
    seen += 1;
    if (seen % REST === 0) yield;
  }

  /** What exchanges come to: a position is judged when nothing hangs in the air. */
  function* settle(alpha: number, beta: number): Generator<void, number> {
    yield* rest();
    let best = evaluate(board);
    for (const move of ordered(board, board.moves(true))) {
      if (best >= beta) break;
      board.make(move);
      const score = -(yield* settle(-beta, -Math.max(alpha, best)));
      board.unmake();
      best = Math.max(best, score);
    }
    return best;
  }

  function* value(plies: number, alpha: number, beta: number): Generator<void, number> {
    if (plies === 0) return yield* settle(alpha, beta);
    yield* rest();
    const moves = ordered(board, board.moves());
    if (moves.length === 0) return board.isCheck() ? -MATE - plies : 0;
    let best = -Infinity;
    for (const move of moves) {
      board.make(move);
      const score = -(yield* value(plies - 1, -beta, -Math.max(alpha, best)));
      board.unmake();
      best = Math.max(best, score);
      if (best >= beta) break;
    }
    return best;
  }

  for (let plies = 1; plies <= depth; plies += 1) {
    if (plies > 1 && seen >= positions) break;
    const next: RatedMove[] = [];
    for (const { move } of rated) {
      board.make(move);
      // With open bounds, as each score is wanted and not only the best.
      next.push({ move, score: -(yield* value(plies - 1, -Infinity, Infinity)) });
      board.unmake();
    }
    rated = next.toSorted((a, b) => b.score - a.score);
  }
  return rated;
}

/** Moves that take much with little first: what is tried first saves the rest. */
function ordered({ squares }: SearchBoard, moves: readonly SearchMove[]): readonly SearchMove[] {
  const promise = (move: SearchMove) => {
    const taken = Math.abs(squares[toOf(move)]!);
    return (
      WORTH[taken]! * 10 - (taken ? WORTH[Math.abs(squares[fromOf(move)]!)]! : 0) + WORTH[becomesOf(move)]!
    );
  };
  return moves
    .map((move) => ({ move, promise: promise(move) }))
    .toSorted((a, b) => b.promise - a.promise)
    .map(({ move }) => move);
}

/** How well the side to move stands: what it has, and where it stands. */
export function evaluate({ squares, side }: SearchBoard): number {
  let material = 0;
  let score = 0;
  for (let square = 0; square < 120; square += 1) {
    const piece = square & 136 ? 0 : squares[square]!;
    if (piece !== 0) material += WORTH[Math.abs(piece)]!;
  }
  const isLate = material < 2600;
  for (let square = 0; square < 120; square += 1) {
    const piece = square & 136 ? 0 : squares[square]!;
    if (piece === 0) continue;
    const color = Math.sign(piece);
    score += color * (WORTH[Math.abs(piece)]! + placeWorth(Math.abs(piece), square, color, isLate));
  }
  return score * side;
}

/** What it is worth to stand somewhere: pieces in the middle, pawns ahead, the king at home until few are left. */
function placeWorth(kind: number, square: number, color: number, isLate: boolean): number {
  const [file, rank] = [square & 7, square >> 4];
  const fromMiddle = Math.max(Math.abs(2 * file - 7), Math.abs(2 * rank - 7));
  const ahead = color > 0 ? rank : 7 - rank;
  if (kind === PAWN)
    return ahead * ahead * (isLate ? 3 : 1) + (file === 3 || file === 4 ? 8 * Math.min(ahead, 3) : 0);
  if (kind === KING) return isLate ? 28 - 4 * fromMiddle : -12 * ahead + (fromMiddle > 3 ? 6 : 0);
  return (kind < 4 ? 5 : 2) * (7 - fromMiddle) - (ahead === 0 && kind < 4 ? 12 : 0);
}
