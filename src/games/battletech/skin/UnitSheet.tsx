import type { ReactNode } from 'react';
import { useView } from '../../../hooks/facts.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import { hexName, type BattletechView, type UnitView } from '../view.js';
import { ArmourDiagram } from './ArmourDiagram.js';
import { HeatGauge } from './HeatGauge.js';
import { MechFigure } from './MechFigure.js';
import { modeName } from './names.js';
import { WeaponTable } from './WeaponTable.js';

/** Everything about a mech: pilot, movement, heat, armour and weapons. Renders a `<section>` element. */
export function UnitSheet({ unit }: { readonly unit: UnitView }): ReactNode {
  const words = useWords();
  const { sides } = useView<BattletechView>();
  const side = sides.findIndex(({ id }) => id === unit.side);
  const facts = [
    [words.say('battletech.place', {}, 'Hex'), hexName(unit)],
    [words.say('battletech.gunnery', {}, 'Gunnery'), unit.gunnery],
    [words.say('battletech.piloting', {}, 'Piloting'), unit.piloting],
    [words.say('battletech.movement', {}, 'Walk/run/jump'), `${unit.walk}/${unit.run}/${unit.jump}`],
    [words.say('battletech.sinks', {}, 'Heat sinks'), unit.heatSinks],
    [words.say('battletech.pending', {}, 'Heat this round'), `+${unit.heatPending}`],
  ] as const;
  return (
    <section
      className="bt-panel bt-sheet"
      aria-label={words.say('battletech.sheet', { unit: unit.name }, 'Record of {unit}')}
    >
      <header className="bt-sheet-head">
        <svg className="bt-portrait" viewBox="-29 -29 58 58" aria-hidden="true">
          <MechFigure unit={unit} side={side} />
        </svg>
        <div>
          <h2 className="bt-title">{unit.name}</h2>
          <p className="bt-hint">
            {words.say(
              'battletech.unit-line',
              { side: sides[side]?.name ?? unit.side, tons: unit.tonnage },
              '{side}, {tons} tons',
            )}
            {unit.moved && ` · ${modeName(unit.moved.mode, words)}`}
            {unit.moved && unit.moved.hexes > 0 && ` ${unit.moved.hexes}`}
            {unit.destroyed && ` · ${words.say('battletech.destroyed', {}, 'destroyed')}`}
            {unit.shutDown && ` · ${words.say('battletech.off', {}, 'shut down')}`}
          </p>
        </div>
      </header>
      <dl className="bt-facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="bt-sheet-body">
        <div className="bt-sheet-state">
          <HeatGauge unit={unit} />
          <ArmourDiagram locations={unit.locations} />
        </div>
        <WeaponTable weapons={unit.weapons} />
      </div>
    </section>
  );
}
