import { memo, type ReactNode } from 'react';
import type { Words } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { PaletteKeys } from './PaletteKeys.js';

/** How much was found, and the keys of a palette. Renders a `<div>` element. */
export const PaletteFooter = memo(function PaletteFooter({
  count,
  available,
  planning,
  gathered,
}: PaletteFooterProps): ReactNode {
  const words = useWords();
  return (
    <div className="ms-palette-footer">
      <p role="status" dir="auto">
        {countText(count, available, words)}
      </p>
      <PaletteKeys planning={planning} />
      <p role="status" className="ms-visually-hidden">
        {gathered}
      </p>
    </div>
  );
});

function countText(count: number, available: number, words: Words): string {
  if (count === 0) return words.say('palette.no-results', {}, 'No results');
  return words.say(
    'palette.count',
    { count, available },
    { one: '{count} result, {available} available', other: '{count} results, {available} available' },
  );
}

/** Props of `PaletteFooter`. */
export interface PaletteFooterProps {
  /** How many results there are. */
  readonly count: number;
  /** How many of them are available. */
  readonly available: number;
  /** Whether options can be gathered. */
  readonly planning: boolean;
  /** What was added to the plan or taken out of it last, to be spoken. */
  readonly gathered: string;
}
