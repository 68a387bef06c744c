// A board for thinking ahead: small numbers in one array, moves made and unmade in place. Squares are counted 16 to a
// rank, so that a step over an edge is seen by one bit.

/** The kinds of pieces: White's are these numbers, Black's the same below 0. */
export const PAWN = 1;
const KNIGHT = 2;
const BISHOP = 3;
const ROOK = 4;
const QUEEN = 5;
export const KING = 6;

/** A move in one number: from, to, what a pawn becomes, and whether it is no ordinary one. */
export type SearchMove = number;

const PASSING = 1 << 17;
const CASTLING = 1 << 18;

const LETTERS = ' pnbrqk';
const STRAIGHT = [16, 1, -16, -1];
const DIAGONAL = [17, -15, -17, 15];
const LEAPS = [33, 31, 18, 14, -33, -31, -18, -14];
const AROUND = [...STRAIGHT, ...DIAGONAL];
const STEPS: readonly (readonly number[])[] = [[], [], LEAPS, DIAGONAL, STRAIGHT, AROUND, AROUND];
const IS_FAR = [false, false, false, true, true, true, false];

/** Where a move begins. */
export const fromOf = (move: SearchMove): number => move & 127;
/** Where a move ends. */
export const toOf = (move: SearchMove): number => (move >> 7) & 127;
/** What a pawn becomes by a move; 0 where it stays one. */
export const becomesOf = (move: SearchMove): number => (move >> 14) & 7;

const nameOf = (square: number) => `${'abcdefgh'[square & 7]}${(square >> 4) + 1}`;
const squareOf = (name: string) => (Number(name[1]) - 1) * 16 + 'abcdefgh'.indexOf(name[0]!);

/** A move as parameters of an option have it. */
export function paramsOf(move: SearchMove): { from: string; to: string; promotion?: string } {
  const becomes = becomesOf(move);
  return {
    from: nameOf(fromOf(move)),
    to: nameOf(toOf(move)),
    ...(becomes > 0 && { promotion: LETTERS[becomes]! }),
  };
}

interface Unmade {
  readonly move: SearchMove;
  readonly taken: number;
  readonly rights: number;
  readonly passing: number;
}

/** What castling a move from or to a corner or a king's square ends. */
const RIGHTS_LOST = new Map([
  [0, 2],
  [4, 3],
  [7, 1],
  [112, 8],
  [116, 12],
  [119, 4],
]);

/** A position to think about. */
export class SearchBoard {
  readonly squares = new Int8Array(128);
  /** 1 where White is to move, -1 where Black is. */
  side = 1;
  /** 1 and 2 for White's castling to the king's and the queen's side, 4 and 8 for Black's. */
  #rights = 0;
  /** The square that a pawn has just passed over; -1 for none. */
  #passing = -1;
  readonly #kings = [0, 0];
  readonly #made: Unmade[] = [];

  constructor(fen: string) {
    const [places = '', side, rights = '-', passing = '-'] = fen.split(' ');
    for (const [row, rank] of places.split('/').entries()) {
      let square = (7 - row) * 16;
      for (const letter of rank) {
        if (/\d/.test(letter)) square += Number(letter);
        else this.#put(square++, LETTERS.indexOf(letter.toLowerCase()) * (letter < 'a' ? 1 : -1));
      }
    }
    this.side = side === 'b' ? -1 : 1;
    for (let at = 0; at < 4; at += 1) if (rights.includes('KQkq'[at]!)) this.#rights |= 1 << at;
    this.#passing = passing === '-' ? -1 : squareOf(passing);
  }

  /** Every legal move; with `taking`, only those that take or make a queen. */
  moves(taking = false): SearchMove[] {
    return this.#movesOf(taking).filter((move) => {
      this.make(move);
      const legal = !this.#isAttacked(this.#kingOf(-this.side), this.side);
      this.unmake();
      return legal;
    });
  }

  /** Whether the side to move is in check. */
  isCheck(): boolean {
    return this.#isAttacked(this.#kingOf(this.side), -this.side);
  }

  make(move: SearchMove): void {
    const [from, to, becomes] = [fromOf(move), toOf(move), becomesOf(move)];
    const { side, squares } = this;
    const piece = squares[from]!;
    const takenAt = move & PASSING ? to - 16 * side : to;
    this.#made.push({ move, taken: squares[takenAt]!, rights: this.#rights, passing: this.#passing });
    squares[takenAt] = 0;
    squares[from] = 0;
    this.#put(to, becomes > 0 ? becomes * side : piece);
    if (move & CASTLING) this.#moveRook(to, 1);
    this.#rights &= ~((RIGHTS_LOST.get(from) ?? 0) | (RIGHTS_LOST.get(to) ?? 0));
    this.#passing = Math.abs(piece) === PAWN && Math.abs(to - from) === 32 ? (from + to) / 2 : -1;
    this.side = -side;
  }

  unmake(): void {
    const { move, taken, rights, passing } = this.#made.pop()!;
    const [from, to] = [fromOf(move), toOf(move)];
    this.side = -this.side;
    const { side, squares } = this;
    this.#put(from, becomesOf(move) > 0 ? PAWN * side : squares[to]!);
    squares[to] = 0;
    squares[move & PASSING ? to - 16 * side : to] = taken;
    if (move & CASTLING) this.#moveRook(to, -1);
    this.#rights = rights;
    this.#passing = passing;
  }

  #put(square: number, piece: number): void {
    this.squares[square] = piece;
    if (Math.abs(piece) === KING) this.#kings[piece > 0 ? 0 : 1] = square;
  }

  #kingOf(side: number): number {
    return this.#kings[side > 0 ? 0 : 1]!;
  }

  /** The rook that castles with a king that went to a square, or comes back with it. */
  #moveRook(king: number, way: 1 | -1): void {
    const [corner, beside] = (king & 7) === 6 ? [king + 1, king - 1] : [king - 2, king + 1];
    const [from, to] = way === 1 ? [corner, beside] : [beside, corner];
    this.squares[to] = this.squares[from]!;
    this.squares[from] = 0;
  }

  #isAttacked(square: number, by: number): boolean {
    const { squares } = this;
    for (const aside of [-1, 1]) {
      const from = square - 16 * by + aside;
      if (!(from & 136) && squares[from] === PAWN * by) return true;
    }
    for (const step of LEAPS) {
      const from = square + step;
      if (!(from & 136) && squares[from] === KNIGHT * by) return true;
    }
    return (
      this.#isSeenFrom(square, STRAIGHT, ROOK * by, by) || this.#isSeenFrom(square, DIAGONAL, BISHOP * by, by)
    );
  }

  /** Whether a piece that goes far in some directions, a queen or a king sees a square from there. */
  #isSeenFrom(square: number, steps: readonly number[], far: number, by: number): boolean {
    for (const step of steps) {
      let at = square + step;
      if (!(at & 136) && this.squares[at] === KING * by) return true;
      while (!(at & 136) && this.squares[at] === 0) at += step;
      if (!(at & 136) && (this.squares[at] === far || this.squares[at] === QUEEN * by)) return true;
    }
    return false;
  }

  /** What could be played if the king did not matter. */
  #movesOf(taking: boolean): SearchMove[] {
    const moves: SearchMove[] = [];
    const { squares, side } = this;
    for (let from = 0; from < 120; from += 1) {
      if (from & 136) continue;
      const kind = squares[from]! * side;
      if (kind <= 0) continue;
      if (kind === PAWN) this.#pawnMoves(from, taking, moves);
      else this.#pieceMoves(from, kind, taking, moves);
    }
    if (!taking) this.#castlings(moves);
    return moves;
  }

  #pieceMoves(from: number, kind: number, taking: boolean, moves: SearchMove[]): void {
    const { squares, side } = this;
    for (const step of STEPS[kind]!) {
      for (let to = from + step; !(to & 136); to += step) {
        const there = squares[to]! * side;
        if (there < 0 || (there === 0 && !taking)) moves.push(from | (to << 7));
        if (there !== 0 || !IS_FAR[kind]) break;
      }
    }
  }

  #pawnMoves(from: number, taking: boolean, moves: SearchMove[]): void {
    const { squares, side } = this;
    const ahead = from + 16 * side;
    const last = side > 0 ? 7 : 0;
    const add = (to: number, mark = 0) => {
      if (to >> 4 !== last) moves.push(from | (to << 7) | mark);
      else for (const kind of [QUEEN, KNIGHT, ROOK, BISHOP]) moves.push(from | (to << 7) | (kind << 14));
    };
    if (squares[ahead] === 0 && (!taking || ahead >> 4 === last)) {
      add(ahead);
      const far = ahead + 16 * side;
      if (from >> 4 === (side > 0 ? 1 : 6) && squares[far] === 0 && !taking) add(far);
    }
    for (const to of [ahead - 1, ahead + 1]) {
      if (to & 136) continue;
      if (squares[to]! * side < 0) add(to);
      else if (to === this.#passing) add(to, PASSING);
    }
  }

  #castlings(moves: SearchMove[]): void {
    const { squares, side } = this;
    const king = side > 0 ? 4 : 116;
    const rights = side > 0 ? this.#rights : this.#rights >> 2;
    const isFree = (...aside: number[]) => aside.every((by) => squares[king + by] === 0);
    const isSafe = (...aside: number[]) => aside.every((by) => !this.#isAttacked(king + by, -side));
    if (rights & 1 && isFree(1, 2) && isSafe(0, 1)) moves.push(king | ((king + 2) << 7) | CASTLING);
    if (rights & 2 && isFree(-1, -2, -3) && isSafe(0, -1)) moves.push(king | ((king - 2) << 7) | CASTLING);
  }
}
