import type { ReactNode } from 'react';
import type { HexPiece } from '../../../components/HexBoard/HexBoard.js';
import type { UnitView } from '../view.js';
import { MechFigure } from './MechFigure.js';

/** A mech as it stands on the board. */
export interface BoardMech extends HexPiece {
  readonly unit: UnitView;
  /** The place of its side, from 0. */
  readonly side: number;
  /** Its number on its side, from 1. */
  readonly number: number;
}

/** A mech on the board: which way it faces, its number, and its heat. Renders SVG. */
export function MechPiece({ unit, side, number }: BoardMech): ReactNode {
  return (
    <g className="bt-piece" data-side={side}>
      {!unit.destroyed && (
        <path className="bt-nose" d="M0 -44l12 14q-12 -6 -24 0z" transform={`rotate(${unit.facing * 60})`} />
      )}
      <MechFigure unit={unit} side={side} />
      <g className="bt-tag" transform="translate(-20 21)">
        <circle r="10.5" />
        <text y="5.5">{number}</text>
      </g>
      {unit.heat > 0 && !unit.destroyed && (
        <g className="bt-tag" data-kind="heat" transform="translate(20 21)">
          <path d="M0 -15q11 9 11 16a11 11 0 0 1 -22 0q0 -4 4 -8q1 3 3 4q0 -7 4 -12z" />
          <text y="7">{unit.heat}</text>
        </g>
      )}
      {unit.shutDown && !unit.destroyed && <path className="bt-off" d="M-7 -9a11 11 0 1 0 14 0M0 -14v13" />}
    </g>
  );
}
