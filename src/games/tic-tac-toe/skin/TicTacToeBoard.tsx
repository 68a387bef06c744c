import type { ReactNode } from 'react';
import { BoardGrid, type BoardGridProps } from '../../../components/BoardGrid/BoardGrid.js';
import { useView } from '../../../hooks/facts.js';
import type { GridPlace } from '../../../hooks/use-roving-grid.js';
import type { Words } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import { cellId, type Mark, type TicTacToeView } from '../view.js';

/** The board of the seat's game: noughts, crosses and the line that won. Renders a `<div>` element with the role of a grid. */
export function TicTacToeBoard({ label, ...elementProps }: TicTacToeBoardProps): ReactNode {
  const words = useWords();
  const { board, boardSize, winningLine, lastMove } = useView<TicTacToeView>();
  const positionOf = ({ row, column }: GridPlace) => row * boardSize + column;

  return (
    <BoardGrid
      {...elementProps}
      label={label ?? words.say('tic-tac-toe.board', {}, 'Board')}
      rows={boardSize}
      columns={boardSize}
      cellId={(place) => cellId(positionOf(place))}
      cellLabel={(place) => labelOf(place, board[positionOf(place)] ?? null, words)}
      renderCell={(place) => {
        const position = positionOf(place);
        return (
          <MarkFace
            mark={board[position] ?? null}
            last={position === lastMove}
            won={winningLine?.includes(position) === true}
          />
        );
      }}
      overlay={winningLine && <WinningLine line={winningLine} boardSize={boardSize} />}
    />
  );
}

/** Props of `TicTacToeBoard`. */
export interface TicTacToeBoardProps extends Omit<
  BoardGridProps,
  'label' | 'rows' | 'columns' | 'cellId' | 'cellLabel' | 'renderCell' | 'overlay'
> {
  /** What the board is called. */
  readonly label?: string;
}

function labelOf(place: GridPlace, mark: Mark | null, words: Words): string {
  const cell = { row: place.row + 1, column: place.column + 1 };
  return mark
    ? words.say('tic-tac-toe.cell', { ...cell, mark }, 'Row {row}, column {column}, {mark}')
    : words.say('tic-tac-toe.cell-empty', cell, 'Row {row}, column {column}, empty');
}

interface MarkFaceProps {
  readonly mark: Mark | null;
  readonly last: boolean;
  readonly won: boolean;
}

function MarkFace({ mark, last, won }: MarkFaceProps): ReactNode {
  return (
    <svg
      className="ttt-face"
      viewBox="0 0 100 100"
      data-mark={mark}
      data-last={last || undefined}
      data-won={won || undefined}
    >
      {mark === 'X' && <path className="ttt-stroke" pathLength={1} d="M26 26 74 74M74 26 26 74" />}
      {mark === 'O' && <circle className="ttt-stroke" pathLength={1} cx={50} cy={50} r={26} />}
    </svg>
  );
}

function WinningLine({
  line,
  boardSize,
}: {
  readonly line: readonly number[];
  readonly boardSize: number;
}): ReactNode {
  const place = (position: number) => ({
    x: ((position % boardSize) + 0.5) / boardSize,
    y: (Math.floor(position / boardSize) + 0.5) / boardSize,
  });
  const from = place(line[0]!);
  const to = place(line.at(-1)!);
  // Drawn a little beyond the middles of the last cells.
  const beyond = 0.28 / Math.max(1, line.length - 1);
  const dx = (to.x - from.x) * beyond;
  const dy = (to.y - from.y) * beyond;
  return (
    <svg className="ttt-line" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
      <line pathLength={1} x1={from.x - dx} y1={from.y - dy} x2={to.x + dx} y2={to.y + dy} />
    </svg>
  );
}
