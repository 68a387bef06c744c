import type { ReactNode } from 'react';
import type { UnitView } from '../view.js';
import { soundness } from './names.js';

/** A mech on its plate: its side by shape, stripes and colour, and within a ring what is left of it. Renders SVG, 54 units wide. */
export function MechFigure({ unit, side }: MechFigureProps): ReactNode {
  const percent = soundness(unit);
  return (
    <g className="bt-mech" data-side={side} data-destroyed={unit.destroyed || undefined}>
      {side % 2 === 0 ? (
        <circle className="bt-plate" r="27" />
      ) : (
        <>
          <polygon className="bt-plate" points="-11,-27 11,-27 27,-11 27,11 11,27 -11,27 -27,11 -27,-11" />
          <path
            className="bt-stripes"
            d="M-24 -4L-4 -24M-24 10L10 -24M-20 20L20 -20M-10 24L24 -10M4 24L24 4"
          />
        </>
      )}
      {unit.destroyed ? (
        <path className="bt-wreck" d="M-14 -14L14 14M14 -14L-14 14" />
      ) : (
        <>
          <circle className="bt-ring" r="23.5" />
          <circle
            className="bt-ring-left"
            r="23.5"
            pathLength="100"
            strokeDasharray={`${percent} 100`}
            transform="rotate(-90)"
            data-low={percent < 50 || undefined}
          />
          <Body unit={unit} />
        </>
      )}
    </g>
  );
}

/** The heavier, the broader. */
function Body({ unit: { tonnage, shutDown } }: { readonly unit: UnitView }): ReactNode {
  const scale = tonnage < 40 ? 0.78 : tonnage < 60 ? 0.88 : tonnage < 80 ? 0.96 : 1.04;
  return (
    <g className="bt-body" data-shut-down={shutDown || undefined} transform={`scale(${scale})`}>
      <path d="M-8 5l-3.5 13h8l2 -10h3l2 10h8l-3.5 -13z" />
      <path d="M-10 -9h20l-3 14h-14z" />
      <path d="M-17 -10h5v12l-1 5h-3l-1 -5zM12 -10h5v12l-1 5h-3l-1 -5z" />
      {tonnage >= 60 && <path d="M-15 -15h6v5h-6zM9 -15h6v5h-6z" />}
      <path d="M-4 -16h8l1.5 7h-11z" />
      <path className="bt-visor" d="M-3 -13h6v2.4h-6z" />
    </g>
  );
}

/** Props of `MechFigure`. */
export interface MechFigureProps {
  readonly unit: UnitView;
  /** The place of its side, from 0. */
  readonly side: number;
}
