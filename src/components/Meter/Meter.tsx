import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { numberText } from '../../hooks/number-text.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Tone } from '../../protocol/preview.js';
import { mergeProps } from '../merge-props.js';
import { meterText, readMeter, type MeterChange, type MeterReading } from './meter-reading.js';

const MOST_SEGMENTS = 30;

/**
 * A labelled value between 0 and `max`, as a bar or in segments. A predicted value shows what would come or go as a ghost part.
 * Renders a `<div>` element with the role of a meter.
 */
export function Meter({
  label,
  value,
  max,
  predicted,
  predictedTone,
  tone = 'neutral',
  segmented = false,
  unit,
  valueText,
  renderValue,
  ...elementProps
}: MeterProps): ReactNode {
  const words = useWords();
  const labelId = useId();
  const reading = readMeter(value, max, predicted);
  const state: MeterState = {
    tone,
    change: reading.change,
    predictedTone: reading.change && (predictedTone ?? (reading.change === 'gain' ? 'good' : 'bad')),
    // More of them could not be told apart.
    segmented: segmented && Number.isInteger(reading.max) && reading.max <= MOST_SEGMENTS,
    empty: reading.value <= 0,
  };
  const shares = {
    '--ms-meter-sure': `${reading.sure}%`,
    '--ms-meter-ghost': `${reading.ghost}%`,
    '--ms-meter-segments': Math.max(1, reading.max),
  } as CSSProperties;
  return (
    <div
      role="meter"
      aria-labelledby={labelId}
      aria-valuemin={0}
      aria-valuemax={reading.max}
      aria-valuenow={Math.min(Math.max(0, reading.value), reading.max)}
      aria-valuetext={valueText?.(reading, unit) ?? meterText(reading, unit, words)}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-meter', style: shares }, elementProps)}
    >
      <span className="ms-meter-label" id={labelId}>
        {label}
      </span>
      <span className="ms-meter-value">{renderValue?.(reading) ?? <Value {...reading} />}</span>
      <span className="ms-meter-track">
        <span className="ms-meter-sure" />
        <span className="ms-meter-ghost" />
      </span>
    </div>
  );
}

function Value({ value, max, predicted }: MeterReading): ReactNode {
  const { locale } = useWords();
  return (
    <>
      <strong>{numberText(value, locale)}</strong>
      {predicted !== null && (
        <>
          {/* Reads in the direction of the page, so the arrow is drawn, not written. */}
          <span className="ms-meter-arrow" aria-hidden="true" />
          <strong className="ms-meter-predicted">{numberText(predicted, locale)}</strong>
        </>
      )}
      <span className="ms-meter-max"> / {numberText(max, locale)}</span>
    </>
  );
}

/** The state of `Meter`, as its `data-*` attributes say it. */
export interface MeterState {
  /** Whether much of it is good or bad for the player. */
  readonly tone: Tone;
  /** What the prediction does to the value. */
  readonly change: MeterChange | null;
  /** Whether that is good for the player. */
  readonly predictedTone: Tone | null;
  /** It is drawn in segments. */
  readonly segmented: boolean;
  /** Nothing is left. */
  readonly empty: boolean;
}

/** Props of `Meter`. */
export interface MeterProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is measured. */
  readonly label: ReactNode;
  /** How much there is. More than `max` is written as it is, and fills the bar. */
  readonly value: number;
  /** How much there can be. */
  readonly max: number;
  /** How much there would be: see `predictedBy`. */
  readonly predicted?: number | null | undefined;
  /** Whether the change is good for the player. A gain is, unless said otherwise. */
  readonly predictedTone?: Tone;
  /** Whether much of it is good or bad for the player. */
  readonly tone?: Tone;
  /** Draws one segment for each of up to 30 points. */
  readonly segmented?: boolean;
  /** What is counted, for those who hear it: `embers`. */
  readonly unit?: string | undefined;
  /** The value in words, for those who hear it. */
  readonly valueText?: (reading: MeterReading, unit?: string) => string;
  /** Renders the value in place of its numbers. */
  readonly renderValue?: (reading: MeterReading) => ReactNode;
}
