import type { ReactNode } from 'react';
import { directionOf, type Span } from '../../hooks/metric-facts.js';
import { changeText, spokenChange, toneText } from '../../hooks/metric-text.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Tone } from '../../protocol/preview.js';

/** How much a number changes and whether that is good: an arrow, a sign and words, never a colour alone. Renders a `<span>` element. */
export function ToneMark({ tone, change, unit }: ToneMarkProps): ReactNode {
  const words = useWords();
  const said = [change ? spokenChange(change, words) : '', toneText(tone, words)].filter(Boolean);
  if (said.length === 0) return null;
  const direction = change ? directionOf(change) : undefined;
  return (
    <span className="ms-tone" data-tone={tone} data-direction={direction}>
      {change && (
        <span className="ms-tone-change" dir="ltr" aria-hidden="true">
          {direction === 'same' ? '=' : changeText(change, words)}
          {direction !== 'same' && unit === '%' && '%'}{' '}
        </span>
      )}
      <span className="ms-visually-hidden">({said.join(', ')})</span>
    </span>
  );
}

interface ToneMarkProps {
  readonly tone: Tone;
  readonly change?: Span | null;
  readonly unit?: string | undefined;
}
