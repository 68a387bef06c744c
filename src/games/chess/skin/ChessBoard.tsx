import type { ReactNode } from 'react';
import { BoardGrid, type BoardGridProps } from '../../../components/BoardGrid/BoardGrid.js';
import { useView } from '../../../hooks/facts.js';
import { useChoosing } from '../../../hooks/use-entity.js';
import type { GridPlace } from '../../../hooks/use-roving-grid.js';
import type { Words } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import { SQUARE_ROWS, type ChessSeat, type ChessView } from '../view.js';
import { pieceText } from './piece-words.js';
import { PieceArt } from './PieceArt.js';
import { Promotion } from './Promotion.js';
import { useSquarePresses } from './use-square-presses.js';

const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
const RANKS = [8, 7, 6, 5, 4, 3, 2, 1];

/** The board of the seat's game, seen from one side. Renders a `<div>` element with a grid in it. */
export function ChessBoard({ label, near = 'white', ...elementProps }: ChessBoardProps): ReactNode {
  const words = useWords();
  const view = useView<ChessView>();
  const choosing = useChoosing();
  const presses = useSquarePresses();
  const turned = near === 'black';
  const squareAt = ({ row, column }: GridPlace) =>
    turned ? SQUARE_ROWS[7 - row]![7 - column]! : SQUARE_ROWS[row]![column]!;
  const along = <T,>(names: readonly T[]) => (turned ? names.toReversed() : names);

  return (
    // A board is not read in the direction of a text.
    <div className="chess-frame" dir="ltr" data-choosing={choosing || undefined} {...presses}>
      <Marks names={along(RANKS)} place="ranks" />
      <BoardGrid
        {...elementProps}
        label={label ?? words.say('chess.board', {}, 'Chessboard')}
        rows={8}
        columns={8}
        cellId={squareAt}
        cellLabel={(place) => labelOf(squareAt(place), view, words)}
        renderCell={(place) => <Square square={squareAt(place)} view={view} />}
        overlay={<Promotion color={view.turn} />}
      />
      <Marks names={along(FILES)} place="files" />
    </div>
  );
}

/** Props of `ChessBoard`. */
export interface ChessBoardProps extends Omit<
  BoardGridProps,
  'label' | 'rows' | 'columns' | 'cellId' | 'cellLabel' | 'renderCell' | 'overlay'
> {
  /** What the board is called. */
  readonly label?: string;
  /** Whose side is near. White's, unless said. */
  readonly near?: ChessSeat;
}

function labelOf(square: string, { pieces, check }: ChessView, words: Words): string {
  const piece = pieces[square];
  if (!piece) return words.say('chess.empty', { square }, '{square}, empty');
  const held = { square, piece: pieceText(piece, words) };
  return square === check
    ? words.say('chess.checked', held, '{square}, {piece}, in check')
    : words.say('chess.held', held, '{square}, {piece}');
}

interface SquareProps {
  readonly square: string;
  readonly view: ChessView;
}

function Square({ square, view: { pieces, check, lastMove } }: SquareProps): ReactNode {
  const piece = pieces[square];
  const isDark = (square.charCodeAt(0) + Number(square[1])) % 2 === 0;
  return (
    <span
      className="chess-square"
      data-dark={isDark || undefined}
      data-piece={piece ? '' : undefined}
      data-last={lastMove?.from === square || lastMove?.to === square || undefined}
      data-check={square === check || undefined}
    >
      {piece && <PieceArt {...piece} />}
    </span>
  );
}

function Marks({
  names,
  place,
}: {
  readonly names: readonly (string | number)[];
  readonly place: 'ranks' | 'files';
}): ReactNode {
  return (
    <div className="chess-marks" data-place={place} aria-hidden="true">
      {names.map((name) => (
        <span key={name}>{name}</span>
      ))}
    </div>
  );
}
