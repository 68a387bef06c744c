import { useMemo, type ReactNode } from 'react';
import type { EntityId } from '../../../protocol/ids.js';
import { weaponReach, type HexView, type RangeBand, type UnitView } from '../view.js';
import { outlineOf } from './outline.js';

const BANDS: readonly RangeBand[] = ['long', 'medium', 'short'];

/** Where a unit's weapons fire to: a line around what is near, what is farther, and all. One weapon, if it is said which. Renders SVG. */
export function ReachOverlay({ unit, weapon, hexes }: ReachOverlayProps): ReactNode {
  const lines = useMemo(() => {
    const reach = reachOf(unit, weapon, hexes);
    return BANDS.map((band, nth) => {
      const within = BANDS.slice(nth);
      const reached = hexes.filter(({ id }) => within.includes(reach.get(id)!));
      return [band, outlineOf(reached)] as const;
    });
  }, [unit, weapon, hexes]);
  return (
    <g className="bt-reach">
      {lines.map(([band, d]) => (
        <path key={band} d={d} data-band={band} />
      ))}
    </g>
  );
}

/** Each hex that any of the weapons reaches, in the best of their bands. */
function reachOf(
  unit: UnitView,
  weapon: EntityId | undefined,
  hexes: readonly HexView[],
): ReadonlyMap<EntityId, RangeBand> {
  const best = new Map<EntityId, RangeBand>();
  for (const one of unit.weapons) {
    if (one.state === 'destroyed' || (weapon !== undefined && one.id !== weapon)) continue;
    for (const [id, band] of weaponReach(unit, one, hexes)) {
      const known = best.get(id);
      if (!known || BANDS.indexOf(band) > BANDS.indexOf(known)) best.set(id, band);
    }
  }
  return best;
}

interface ReachOverlayProps {
  readonly unit: UnitView;
  readonly weapon: EntityId | undefined;
  readonly hexes: readonly HexView[];
}
