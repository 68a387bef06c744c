import type { ReactNode } from 'react';
import { hexCentre } from '../../../hooks/hex.js';
import type { Option } from '../../../protocol/option.js';
import { FACINGS, hexOfId, MOVE_MODES, type MoveMode, type UnitView } from '../view.js';

/** A sign for each way to move: a dot, a ring, a peak. */
const SIGNS: Readonly<Record<MoveMode, ReactNode>> = {
  stand: <path d="M-7 0h14" />,
  walk: <circle r="6" data-full="" />,
  run: <circle r="8" />,
  jump: <path d="M-10 6L0 -8L10 6" />,
};

/** The sign of a way to move. Renders SVG around its middle. */
export function ModeSign({ mode }: { readonly mode: MoveMode }): ReactNode {
  return (
    <g className="bt-mode" data-mode={mode}>
      {SIGNS[mode]}
    </g>
  );
}

/** Where a unit can go: in each hex the sign of the first way that leads there. Renders SVG. */
export function MoveOverlay({ options, mode }: MoveOverlayProps): ReactNode {
  const first = new Map<string, MoveMode>();
  for (const { kind, params } of options) {
    const { hex, mode: way } = params as { readonly hex?: string; readonly mode?: MoveMode };
    if (kind !== 'available' || hex === undefined || way === undefined || (mode && mode !== way)) continue;
    const known = first.get(hex);
    if (!known || MOVE_MODES.indexOf(way) < MOVE_MODES.indexOf(known)) first.set(hex, way);
  }
  return [...first].map(([id, way]) => {
    const hex = hexOfId(id);
    if (!hex) return null;
    const { x, y } = hexCentre(hex, 'flat');
    return (
      <g key={id} transform={`translate(${x} ${y})`}>
        <ModeSign mode={way} />
      </g>
    );
  });
}

interface MoveOverlayProps {
  readonly options: readonly Option[];
  /** Only this way, where one is chosen. */
  readonly mode: MoveMode | undefined;
}

/** The ways a unit can turn to, as arrows around it. Renders SVG. */
export function FacingOverlay({ unit, options }: FacingOverlayProps): ReactNode {
  const { x, y } = hexCentre(unit, 'flat');
  return options
    .filter(({ kind, params }) => kind === 'available' && params['facing'] !== undefined)
    .map(({ id, params }) => (
      <path
        key={id}
        className="bt-turn"
        d="M-12 -66L0 -86L12 -66L0 -72z"
        transform={`translate(${x} ${y}) rotate(${facingOf(params['facing']) * 60})`}
      />
    ));
}

/** The number of a facing that is given by number or by name. */
export const facingOf = (facing: unknown): number =>
  typeof facing === 'number' ? facing : FACINGS.findIndex((name) => name === facing);

interface FacingOverlayProps {
  readonly unit: UnitView;
  readonly options: readonly Option[];
}
