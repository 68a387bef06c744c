import type { Words } from '../../../hooks/words.js';
import type { ChessPiece } from '../view.js';

/** A piece in words, with its colour. */
export function pieceText({ kind, color }: ChessPiece, words: Words): string {
  const isWhite = color === 'white';
  switch (kind) {
    case 'pawn':
      return isWhite
        ? words.say('chess.white-pawn', {}, 'white pawn')
        : words.say('chess.black-pawn', {}, 'black pawn');
    case 'knight':
      return isWhite
        ? words.say('chess.white-knight', {}, 'white knight')
        : words.say('chess.black-knight', {}, 'black knight');
    case 'bishop':
      return isWhite
        ? words.say('chess.white-bishop', {}, 'white bishop')
        : words.say('chess.black-bishop', {}, 'black bishop');
    case 'rook':
      return isWhite
        ? words.say('chess.white-rook', {}, 'white rook')
        : words.say('chess.black-rook', {}, 'black rook');
    case 'queen':
      return isWhite
        ? words.say('chess.white-queen', {}, 'white queen')
        : words.say('chess.black-queen', {}, 'black queen');
    case 'king':
      return isWhite
        ? words.say('chess.white-king', {}, 'white king')
        : words.say('chess.black-king', {}, 'black king');
  }
}
