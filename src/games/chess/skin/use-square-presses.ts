import type { MouseEvent } from 'react';
import { useGameStore } from '../../../hooks/GameProvider.js';
import type { Option } from '../../../protocol/option.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { ChessView } from '../view.js';
import { pieceText } from './piece-words.js';

/**
 * Presses on squares, where a board of this game wants something else than others: the first press only chooses, also
 * where one move alone is left, and who presses a square that the chosen piece cannot reach is told why.
 */
export function useSquarePresses(): { onClickCapture(event: MouseEvent<HTMLElement>): void } {
  const store = useGameStore<ChessView>();
  const words = useWords();

  function choose(square: string, options: readonly Option[]): void {
    const axis = options.some(({ params }) => params['from'] === square) ? 'from' : 'to';
    store.clearSelection();
    store.select(axis, square);
  }

  return {
    onClickCapture(event) {
      const target =
        event.target instanceof Element ? event.target.closest<HTMLElement>('[data-entity-id]') : null;
      const square = target?.dataset['entityId'];
      if (square === undefined) return;
      const { selection, options, snapshot } = store.getState();
      const open = options.filter(({ kind }) => kind === 'available');
      const { from, to } = selection;
      const touching = open.filter(({ params }) => params['from'] === square || params['to'] === square);
      const goesOn = (one: Option) =>
        (from === undefined || one.params['from'] === from) && (to === undefined || one.params['to'] === to);
      const begun = from !== undefined || to !== undefined;
      if (begun && touching.some(goesOn)) return;
      const isOwn = snapshot.view.pieces[square]?.color === snapshot.view.turn;
      if (touching.length > 0 && (!begun || isOwn || from === undefined)) {
        event.stopPropagation();
        choose(square, touching);
      } else if (typeof from === 'string' && snapshot.view.pieces[from] && !isOwn) {
        event.stopPropagation();
        const name = words.say(
          'chess.attempt',
          { piece: pieceText(snapshot.view.pieces[from], words), square },
          '{piece} to {square}',
        );
        void store.executeMove({ moveId: 'move', params: { from, to: square } }, name);
      }
    },
  };
}
