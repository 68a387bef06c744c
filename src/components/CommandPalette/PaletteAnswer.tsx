import { memo, type ReactNode } from 'react';
import { optionName } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { UnavailableOption } from '../../protocol/option.js';
import { ReasonList } from '../ReasonList/ReasonList.js';

/** Why what was asked for cannot be done, announced. Renders a `<div>` element, empty as long as nothing was refused. */
export const PaletteAnswer = memo(function PaletteAnswer({ refused }: PaletteAnswerProps): ReactNode {
  const words = useWords();
  return (
    // Many reasons scroll: the keyboard can reach them.
    <div className="ms-palette-answer" role="status" tabIndex={refused ? 0 : undefined}>
      {refused && (
        <>
          <p className="ms-palette-answer-title">
            {words.say(
              'palette.not-possible',
              { name: optionName(refused, words) },
              '{name}: not possible now.',
            )}
          </p>
          <ReasonList reasons={refused.reasons} />
        </>
      )}
    </div>
  );
});

/** Props of `PaletteAnswer`. */
export interface PaletteAnswerProps {
  /** What was asked for and cannot be done. */
  readonly refused: UnavailableOption | null;
}
