import type { ReactNode } from 'react';
import type { RangeStep } from '../../hooks/composer-step.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { PossibleCount } from './PossibleCount.js';

/** A whole number, by steps or along a line; only those on offer are on it. Renders a `<div>` element. */
export function RangeField({ step, onPick }: RangeFieldProps): ReactNode {
  const words = useWords();
  const { label, values, index } = step;
  const last = values.length - 1;
  const chosen = values[index];
  const pickAt = (at: number) => onPick(values[Math.max(0, Math.min(last, at))]?.value);
  return (
    <div className="ms-composer-range" {...stateAttributes({ unavailable: chosen?.available === 0 })}>
      <button
        type="button"
        className="ms-composer-button ms-composer-step"
        aria-label={words.say('composer.less', { label }, '{label}: less')}
        aria-disabled={index === 0 || undefined}
        onClick={() => pickAt(index - 1)}
      >
        −
      </button>
      <input
        type="range"
        className="ms-composer-slider"
        aria-label={label}
        aria-valuetext={chosen?.label ?? words.say('composer.not-chosen', {}, 'not chosen')}
        min={0}
        max={last}
        value={Math.max(0, index)}
        onChange={(event) => pickAt(Number(event.currentTarget.value))}
        // A press where the thumb already rests changes nothing, but it is a choice.
        onClick={(event) => index < 0 && pickAt(Number(event.currentTarget.value))}
      />
      <button
        type="button"
        className="ms-composer-button ms-composer-step"
        aria-label={words.say('composer.more', { label }, '{label}: more')}
        aria-disabled={index === last || undefined}
        onClick={() => pickAt(index + 1)}
      >
        +
      </button>
      <output className="ms-composer-number">
        {chosen ? chosen.label : `${values[0]?.label} – ${values[last]?.label}`}
        {chosen && <PossibleCount total={chosen.total} available={chosen.available} />}
      </output>
    </div>
  );
}

/** Props of `RangeField`. */
export interface RangeFieldProps {
  /** What is to be chosen. */
  readonly step: RangeStep;
  /** Told which number was picked. */
  readonly onPick: (value: unknown) => void;
}
