import type { CSSProperties, ReactNode } from 'react';
import { hexCorners } from '../../../hooks/hex.js';
import { hexName, type HexView, type Terrain } from '../view.js';

const SIGNS: Readonly<Record<Terrain, ReactNode>> = {
  clear: null,
  'light-woods': <path className="bt-tree" d="M-24 -12l9 18h-18zM26 -20l9 18h-18zM16 12l9 18h-18z" />,
  'heavy-woods': (
    <path
      className="bt-tree"
      data-dense=""
      d="M-34 -8l9 18h-18zM-16 -20l9 18h-18zM14 -20l9 18h-18zM34 -8l9 18h-18zM-18 16l9 18h-18zM18 14l9 18h-18z"
    />
  ),
  water: (
    <path
      className="bt-wave"
      d="M-30 -18q6 -6 12 0t12 0M8 -24q6 -6 12 0t12 0M-34 14q6 -6 12 0t12 0M4 24q6 -6 12 0t12 0"
    />
  ),
};

const FACE = hexCorners('flat', 0.5);
const SLOPE = hexCorners('flat', 4);

/** The ground of a hex: its name, what covers it, and the higher the lighter, with its level in figures. Renders SVG. */
export function Ground({ terrain, elevation, ...hex }: HexView): ReactNode {
  return (
    <g className="bt-ground" data-terrain={terrain} style={{ '--bt-level': elevation } as CSSProperties}>
      <polygon className="bt-ground-face" points={FACE} />
      {elevation > 0 && <polygon className="bt-ground-slope" points={SLOPE} />}
      {SIGNS[terrain]}
      <text className="bt-hex-name" y="-24">
        {hexName(hex)}
      </text>
      {elevation !== 0 && (
        <text className="bt-level" y="39">
          {elevation}
        </text>
      )}
    </g>
  );
}
