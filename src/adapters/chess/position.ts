import type { Chess, Color, Move, Piece, Square } from 'chess.js';

/** How a game can end. */
export const ENDINGS = [
  'checkmate',
  'stalemate',
  'insufficient-material',
  'threefold-repetition',
  'fifty-moves',
] as const;
/** One of `ENDINGS`. */
export type Ending = (typeof ENDINGS)[number];

/** Everything the engine says about a position, read once. */
export interface ChessPosition {
  readonly fen: string;
  readonly pieces: ReadonlyMap<Square, Piece>;
  readonly turn: Color;
  /** Counts from 1, and rises after Black has moved. */
  readonly moveNumber: number;
  readonly check: boolean;
  /** The sides on which each colour has not yet lost the right to castle. */
  readonly castling: Readonly<Record<Color, { readonly k: boolean; readonly q: boolean }>>;
  /** Where a pawn can be taken that has just passed by. */
  readonly passing: Square | null;
  /** What can be played. Nothing, once the game is over. */
  readonly legal: readonly Move[];
  readonly ending: Ending | null;
}

/** Reads the position an engine shows. */
export function readPosition(chess: Chess): ChessPosition {
  const fen = chess.fen();
  const ending = endingOf(chess);
  const passing = fen.split(' ')[3]!;
  return {
    fen,
    pieces: new Map(
      chess
        .board()
        .flat()
        .flatMap((place) => (place ? [[place.square, { type: place.type, color: place.color }]] : [])),
    ),
    turn: chess.turn(),
    moveNumber: chess.moveNumber(),
    check: chess.isCheck(),
    castling: { w: chess.getCastlingRights('w'), b: chess.getCastlingRights('b') },
    passing: passing === '-' ? null : (passing as Square),
    legal: ending ? [] : chess.moves({ verbose: true }),
    ending,
  };
}

function endingOf(chess: Chess): Ending | null {
  if (chess.isCheckmate()) return 'checkmate';
  if (chess.isStalemate()) return 'stalemate';
  if (chess.isInsufficientMaterial()) return 'insufficient-material';
  if (chess.isThreefoldRepetition()) return 'threefold-repetition';
  return chess.isDrawByFiftyMoves() ? 'fifty-moves' : null;
}
