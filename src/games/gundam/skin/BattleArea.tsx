import type { ReactNode } from 'react';
import { useOptions } from '../../../hooks/facts.js';
import { useRovingCards } from '../../../hooks/use-roving-cards.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { BattleView, SideView, UnitFace } from '../view.js';
import { cardName } from './card-words.js';
import { UnitPiece } from './UnitPiece.js';

/** Units side by side, and the places that are free. Renders a `<section>` element. */
export function BattleArea({ side, battle, own = false }: BattleAreaProps): ReactNode {
  const words = useWords();
  const { units, name, unitPlaces } = side;
  const touched = new Set(useOptions().flatMap(({ refs }) => refs.map(({ id }) => id)));
  const pilotActs = ({ pilot }: UnitFace) => pilot !== null && touched.has(pilot.id);
  const items = units
    .flatMap((unit) => (pilotActs(unit) ? [unit, unit.pilot!] : [unit]))
    .map((card) => ({ id: card.id, name: cardName(card, words) }));
  const { activeId, getListProps } = useRovingCards(items);
  const label = words.say(
    'gundam.battle-area',
    { player: name, count: units.length, limit: unitPlaces },
    'Battle area of {player}, {count} of {limit} Units',
  );
  return (
    <section
      className="gd-battle-area"
      aria-label={label}
      data-many={units.length > 3 || undefined}
      data-drop-place={own || undefined}
    >
      <ul className="gd-units" {...getListProps()}>
        {units.map((unit) => (
          <li key={unit.id}>
            <UnitPiece
              unit={unit}
              role={roleOf(unit.id, battle)}
              pilotActs={pilotActs(unit)}
              activeId={activeId}
            />
          </li>
        ))}
        {Array.from({ length: Math.max(0, unitPlaces - units.length) }, (_, nth) => (
          <li key={nth} className="gd-free" aria-hidden="true" />
        ))}
      </ul>
    </section>
  );
}

function roleOf(id: string, battle: BattleView | null): 'attacker' | 'target' | undefined {
  if (id === battle?.attackerId) return 'attacker';
  return id === battle?.targetId ? 'target' : undefined;
}

/** Props of `BattleArea`. */
export interface BattleAreaProps {
  readonly side: SideView;
  readonly battle: BattleView | null;
  /** Whether it is the seat's own: cards can be dropped on it. */
  readonly own?: boolean;
}
