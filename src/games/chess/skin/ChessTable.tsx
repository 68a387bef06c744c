import type { ComponentProps, ReactNode } from 'react';
import { mergeProps } from '../../../components/merge-props.js';
import { usePlayers, useView } from '../../../hooks/facts.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { ChessSeat, ChessView } from '../view.js';
import { ChessBoard } from './ChessBoard.js';
import { pieceText } from './piece-words.js';
import { PieceArt } from './PieceArt.js';

/** The board between its players, each with what it has taken. Renders a `<section>` element. */
export function ChessTable({ near = 'white', ...elementProps }: ChessTableProps): ReactNode {
  const words = useWords();
  const far: ChessSeat = near === 'white' ? 'black' : 'white';
  return (
    <section
      aria-label={words.say('chess.table', {}, 'Chess')}
      {...mergeProps({ className: 'chess-table' }, elementProps)}
    >
      <PlayerStrip seat={far} />
      <ChessBoard near={near} />
      <PlayerStrip seat={near} />
    </section>
  );
}

/** Props of `ChessTable`. */
export interface ChessTableProps extends ComponentProps<'section'> {
  /** Whose side is near. White's, unless said. */
  readonly near?: ChessSeat;
}

/** A player, whether it is to move, and what it has taken. */
function PlayerStrip({ seat }: { readonly seat: ChessSeat }): ReactNode {
  const words = useWords();
  const players = usePlayers();
  const { lost, balance, turn } = useView<ChessView>();
  const other: ChessSeat = seat === 'white' ? 'black' : 'white';
  const taken = lost[other];
  const lead = seat === 'white' ? balance : -balance;
  const names = taken.map((kind) => pieceText({ kind, color: other }, words));
  return (
    <div className="chess-player" data-turn={turn === seat || undefined}>
      <span className="chess-player-king">
        <PieceArt kind="king" color={seat} />
      </span>
      <span className="chess-player-name">{players.find(({ id }) => id === seat)?.name ?? seat}</span>
      <span className="chess-taken">
        <span className="ms-visually-hidden">
          {taken.length > 0
            ? words.say('chess.taken', { pieces: names }, 'Taken: {pieces}')
            : words.say('chess.taken-none', {}, 'Nothing taken')}
        </span>
        {taken.map((kind, at) => (
          // Pieces of a kind are all alike.
          // oxlint-disable-next-line react/no-array-index-key
          <PieceArt key={`${kind}${at}`} kind={kind} color={other} />
        ))}
      </span>
      {lead > 0 && <span className="chess-lead">{words.say('chess.lead', { count: lead }, '+{count}')}</span>}
    </div>
  );
}
