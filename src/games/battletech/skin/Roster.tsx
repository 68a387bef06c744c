import type { ReactNode } from 'react';
import { UnavailableReasonTooltip } from '../../../components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { useStatus, useView } from '../../../hooks/facts.js';
import { useEntity } from '../../../hooks/use-entity.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { BattletechView, UnitView } from '../view.js';
import { MechFigure } from './MechFigure.js';
import { soundness, unitLabel } from './names.js';

/** The mechs of both sides, to be chosen from. Renders a `<div>` element. */
export function Roster(): ReactNode {
  const { units, sides } = useView<BattletechView>();
  const { currentPlayer } = useStatus();
  return (
    <UnavailableReasonTooltip className="bt-roster">
      {sides.map(({ id, name }, side) => (
        <section
          key={id}
          className="bt-lance"
          data-side={side}
          data-current={id === currentPlayer?.id || undefined}
          aria-label={name}
        >
          <h2 className="bt-lance-name">{name}</h2>
          <ul>
            {units
              .filter((unit) => unit.side === id)
              .map((unit, nth) => (
                <li key={unit.id}>
                  <UnitButton unit={unit} side={side} sideName={name} number={nth + 1} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </UnavailableReasonTooltip>
  );
}

function UnitButton({ unit, side, sideName, number }: UnitButtonProps): ReactNode {
  const words = useWords();
  const entity = useEntity(unit.id);
  const percent = soundness(unit);
  return (
    <button
      type="button"
      className="bt-unit"
      aria-label={unitLabel(unit, sideName, words)}
      aria-pressed={entity.selected}
      data-destroyed={unit.destroyed || undefined}
      {...entity.getEntityProps()}
    >
      <svg viewBox="-29 -29 58 58" aria-hidden="true">
        <MechFigure unit={unit} side={side} />
      </svg>
      <span className="bt-unit-name">
        {number} {unit.name}
      </span>
      <span className="bt-unit-state">
        {unit.destroyed
          ? words.say('battletech.destroyed', {}, 'destroyed')
          : words.say('battletech.state', { percent, heat: unit.heat }, '{percent}% · heat {heat}')}
      </span>
      {entity.unavailable && (
        <span hidden id={entity.descriptionId}>
          {entity.description}
        </span>
      )}
    </button>
  );
}

interface UnitButtonProps {
  readonly unit: UnitView;
  readonly side: number;
  readonly sideName: string;
  readonly number: number;
}
