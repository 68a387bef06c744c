import type { ReactNode } from 'react';
import { useWords } from '../../hooks/WordsProvider.js';

/** How many of a value's options are possible, where that is worth saying: some are not, or there are several. */
export function PossibleCount({ total, available }: PossibleCountProps): ReactNode {
  const words = useWords();
  if (total === 1 && available === 1) return null;
  return (
    <span className="ms-composer-possible">
      <span aria-hidden="true">{available === total ? total : `${available}/${total}`}</span>
      <span className="ms-visually-hidden">
        {words.say('composer.possible-spoken', { available, total }, ', {available} of {total} possible')}
      </span>
    </span>
  );
}

/** Props of `PossibleCount`. */
export interface PossibleCountProps {
  /** How many options there are. */
  readonly total: number;
  /** How many of them are available. */
  readonly available: number;
}
