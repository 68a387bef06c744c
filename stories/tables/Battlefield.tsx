import type { CSSProperties, ReactNode } from 'react';
import { HexBoard } from '../../src/components/HexBoard/HexBoard.js';
import { useView } from '../../src/hooks/facts.js';
import { hexCorners, type HexLayout } from '../../src/hooks/hex.js';
import {
  groundId,
  groundName,
  type SkirmishHex,
  type SkirmishUnit,
  type SkirmishView,
  type Terrain,
} from './hex-skirmish.js';

const GROUND: Readonly<Record<Terrain, { readonly fill: string; readonly sign?: ReactNode }>> = {
  meadow: { fill: 'light-dark(#e3ecd2, #2b3423)' },
  forest: {
    fill: 'light-dark(#c3d9b0, #223020)',
    sign: (
      <path
        d="M-20 -18l9 18h-18zM18 -24l9 18h-18zM24 6l9 18h-18z"
        style={fill('light-dark(#5d8048, #5f8a4a)')}
      />
    ),
  },
  hills: {
    fill: 'light-dark(#e6dcc4, #38322a)',
    sign: (
      <path
        d="M-30 -14q10 -16 20 0M8 -22q10 -16 20 0M10 30q10 -16 20 0"
        style={{ fill: 'none', stroke: 'light-dark(#98825a, #9c8762)', strokeWidth: 3 }}
      />
    ),
  },
  water: {
    fill: 'light-dark(#c6dcec, #1f3040)',
    sign: (
      <path
        d="M-26 -12q6 -6 12 0t12 0t12 0t12 0M-26 8q6 -6 12 0t12 0t12 0t12 0"
        style={{ fill: 'none', stroke: 'light-dark(#6f9cbd, #5e86a5)', strokeWidth: 3 }}
      />
    ),
  },
};

function fill(color: string): CSSProperties {
  return { fill: color };
}

const groundIn = (layout: HexLayout) =>
  function Ground({ terrain }: SkirmishHex): ReactNode {
    const { fill: color, sign } = GROUND[terrain];
    return (
      <>
        <polygon points={hexCorners(layout, 1)} style={fill(color)} />
        {sign}
      </>
    );
  };

const TERRAIN = { pointy: groundIn('pointy'), flat: groundIn('flat') };

const SIDES: Readonly<Record<string, string>> = { north: '#2d5b8c', south: '#9a3b26' };

function Unit({ side, kind, strength, spent }: SkirmishUnit): ReactNode {
  return (
    <g style={spent ? { opacity: 0.75 } : undefined}>
      <circle r="24" style={{ fill: SIDES[side], stroke: '#fff', strokeWidth: 2 }} />
      <path
        d={
          kind === 'archers' ? 'M-9 -13q18 10 0 20M-9 -13v20M-12 -3h20' : 'M-10 6l4 -16 12 -2 6 8 -6 2 -2 10z'
        }
        style={{ fill: kind === 'riders' ? '#fff' : 'none', stroke: '#fff', strokeWidth: 2.5 }}
      />
      <text y="20" textAnchor="middle" style={{ fill: '#fff', font: '700 12px system-ui' }}>
        {strength}
      </text>
    </g>
  );
}

const cellLabel = (hex: SkirmishHex) => groundName(hex);

/** The map of a skirmish. */
export function Battlefield({ label, layout, zoom }: BattlefieldProps): ReactNode {
  const { hexes, units } = useView<SkirmishView>();
  return (
    <HexBoard
      label={label}
      hexes={hexes}
      {...(layout && { layout })}
      {...(zoom !== undefined && { zoom })}
      cellId={groundId}
      cellLabel={cellLabel}
      renderTerrain={TERRAIN[layout ?? 'pointy']}
      pieces={units}
      renderPiece={Unit}
    />
  );
}

/** Props of `Battlefield`. */
export interface BattlefieldProps {
  readonly label: string;
  readonly layout?: HexLayout | undefined;
  readonly zoom?: number | undefined;
}
