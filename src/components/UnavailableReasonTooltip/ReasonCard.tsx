import type { ReactNode } from 'react';
import type { UseCopyResult } from '../../hooks/use-copy.js';
import type { ShownReasons } from '../../hooks/use-option-scope.js';
import { chanceText, optionName } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { ReasonList } from '../ReasonList/ReasonList.js';
import { OptionBrief } from './OptionBrief.js';

/** What a popover says: all reasons, or, where somebody asked, what can be done. While it is pinned it can be copied. */
export function ReasonCard({ shown, copying, renderReasons }: ReasonCardProps): ReactNode {
  const words = useWords();
  const { option, available, reasons, pinned } = shown;
  return (
    <div className="ms-reason-card">
      {renderReasons?.(shown) ?? (
        <>
          {option && <p className="ms-reason-title">{optionName(option, words)}</p>}
          {option?.kind === 'available' && <OptionBrief option={option} />}
          {!option && available.length > 0 && (
            <ul className="ms-reason-choices">
              {available.map((choice) => (
                <li key={choice.id}>
                  <span>{optionName(choice, words)}</span>{' '}
                  <span>{chanceText(choice.successChance, words)}</span>
                </li>
              ))}
            </ul>
          )}
          {reasons.length > 0 && <ReasonList reasons={reasons} />}
        </>
      )}
      {pinned && reasons.length > 0 && (
        <div className="ms-reason-tools">
          {copying.outcome === 'failed' && (
            <p className="ms-reason-hint">
              {words.say(
                'reasons.not-copied',
                {},
                'The browser did not let it be copied. Select the text instead.',
              )}
            </p>
          )}
          <button
            type="button"
            className="ms-reason-copy"
            data-copied={copying.outcome === 'copied' || undefined}
            onClick={copying.copy}
          >
            {copying.outcome === 'copied'
              ? words.say('reasons.copied', {}, 'Copied')
              : words.say('reasons.copy', {}, 'Copy')}
          </button>
        </div>
      )}
    </div>
  );
}

/** Props of `ReasonCard`. */
export interface ReasonCardProps {
  /** What is shown. */
  readonly shown: ShownReasons;
  /** The way to copy it. */
  readonly copying: UseCopyResult;
  /** Renders it in place of the words. */
  readonly renderReasons: ((shown: ShownReasons) => ReactNode) | undefined;
}
