import type { ReactNode } from 'react';
import { hexCentre } from '../../../hooks/hex.js';
import { chanceText } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { EntityId } from '../../../protocol/ids.js';
import type { Option } from '../../../protocol/option.js';
import type { UnitView } from '../view.js';

/** The best odds against each target, beside it. Renders SVG. */
export function OddsOverlay({ options, units }: OddsOverlayProps): ReactNode {
  const words = useWords();
  const best = new Map<EntityId, number>();
  for (const option of options) {
    const target = option.params['target'];
    if (option.kind !== 'available' || typeof target !== 'string') continue;
    if (typeof option.successChance !== 'number') continue;
    best.set(target, Math.max(best.get(target) ?? 0, option.successChance));
  }
  return units
    .filter(({ id }) => best.has(id))
    .map((unit) => {
      const { x, y } = hexCentre(unit, 'flat');
      return (
        <g key={unit.id} className="bt-odds" transform={`translate(${x} ${y - 33})`}>
          <rect x="-34" y="-15" width="68" height="28" rx="14" />
          <text y="7">{chanceText(best.get(unit.id)!, words)}</text>
        </g>
      );
    });
}

interface OddsOverlayProps {
  readonly options: readonly Option[];
  readonly units: readonly UnitView[];
}

/** A line from who attacks to who is attacked, by how sure that is. Renders SVG. */
export function ShotLine({ from, to, kind }: ShotLineProps): ReactNode {
  const [a, b] = [hexCentre(from, 'flat'), hexCentre(to, 'flat')];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return null;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const at = (along: number) => `${(a.x + ux * along).toFixed(1)} ${(a.y + uy * along).toFixed(1)}`;
  return (
    <g className="bt-shot" data-kind={kind}>
      <path d={`M${at(32)}L${at(length - 38)}`} />
      <path
        className="bt-shot-tip"
        d="M0 0l-14 -8v16z"
        transform={`translate(${at(length - 30)}) rotate(${((Math.atan2(uy, ux) * 180) / Math.PI).toFixed(1)})`}
      />
    </g>
  );
}

interface ShotLineProps {
  readonly from: UnitView;
  readonly to: UnitView;
  readonly kind: 'declared' | 'planned' | 'pointed';
}
