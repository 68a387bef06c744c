import type { CSSProperties, ReactNode } from 'react';
import { Meter } from '../../../components/Meter/Meter.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import { HEAT_MARKS, HEAT_SCALE_END, type UnitView } from '../view.js';

/** The heat of a mech on the scale of what heat does, and what would come of more. Renders a `<div>` element. */
export function HeatGauge({ unit, predicted = null }: HeatGaugeProps): ReactNode {
  const words = useWords();
  const most = Math.max(unit.heat, predicted ?? 0);
  const felt = HEAT_MARKS.filter(({ heat }) => heat <= most);
  // Of each kind the worst is what counts.
  const worst = [...new Map(felt.map((mark) => [mark.kind, mark])).values()];
  return (
    <div className="bt-heat">
      <Meter
        label={words.say('battletech.heat', {}, 'Heat')}
        value={unit.heat}
        max={HEAT_SCALE_END}
        predicted={predicted}
        predictedTone={predicted !== null && predicted > unit.heat ? 'bad' : 'good'}
        tone="bad"
      />
      <div className="bt-heat-scale" aria-hidden="true">
        {HEAT_MARKS.map(({ heat, kind }) => (
          <span
            key={`${heat} ${kind}`}
            data-kind={kind}
            data-felt={heat <= most || undefined}
            style={{ '--bt-at': `${(100 * heat) / HEAT_SCALE_END}%` } as CSSProperties}
          />
        ))}
      </div>
      {worst.length > 0 && (
        <ul className="bt-heat-effects">
          {worst.map(({ heat, kind, text }) => (
            <li key={kind} data-kind={kind} data-ahead={heat > unit.heat || undefined}>
              {words.resolve(`battletech.heat-mark.${heat}`, {}, text)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface HeatGaugeProps {
  readonly unit: UnitView;
  /** What the heat would be. */
  readonly predicted?: number | null;
}
