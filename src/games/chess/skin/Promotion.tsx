import { useEffect, useRef, type ReactNode } from 'react';
import { useOptions } from '../../../hooks/facts.js';
import { useGame } from '../../../hooks/GameProvider.js';
import { optionName } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { PieceKind } from '../view.js';
import { PieceArt } from './PieceArt.js';

const KINDS: Readonly<Record<string, PieceKind>> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };

/** What a pawn may become, where that is all that is left to choose. Renders a `<div>` element, or nothing. */
export function Promotion({ color }: { readonly color: 'white' | 'black' }): ReactNode {
  const words = useWords();
  const options = useOptions();
  const { from, to } = useGame((state) => state.selection);
  const first = useRef<HTMLButtonElement>(null);
  const left = options.filter(
    ({ kind, params }) =>
      kind === 'available' && params['from'] === from && params['to'] === to && 'promotion' in params,
  );
  const open = left.length > 0;
  useEffect(() => {
    if (open) first.current?.focus();
  }, [open]);
  if (!open) return null;
  return (
    <div className="chess-promotion" role="group" aria-label={words.say('chess.promotion', {}, 'Becomes a')}>
      {left.toReversed().map((option, at) => (
        <button
          key={option.id}
          ref={at === 0 ? first : null}
          type="button"
          className="chess-promotion-choice"
          data-option-id={option.id}
          aria-label={optionName(option, words)}
        >
          <PieceArt kind={KINDS[String(option.params['promotion'])] ?? 'queen'} color={color} />
        </button>
      ))}
    </div>
  );
}
