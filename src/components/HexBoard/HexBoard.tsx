import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import {
  groupedBy,
  hexBounds,
  hexCentre,
  hexKey,
  hexRows,
  type Hex,
  type HexLayout,
} from '../../hooks/hex.js';
import { useChoosing } from '../../hooks/use-entity.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useRovingHexes } from '../../hooks/use-roving-hexes.js';
import type { EntityId } from '../../protocol/ids.js';
import { mergeProps } from '../merge-props.js';
import { UnavailableReasonTooltip } from '../UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { HexEntity } from './HexEntity.js';
import { pieceTransforms } from './piece-transforms.js';

/**
 * A board of hexes of any shape. Its hexes and the pieces on them are entities: pressed, explained and walked over by
 * arrow keys. It is as wide as it may be, and scrolls where hexes would be too small for a finger. Renders a `<div>` element with an `<svg>`.
 */
export function HexBoard<Place extends Hex, Piece extends HexPiece = HexPiece>({
  label,
  hexes,
  layout = 'pointy',
  cellId,
  cellLabel,
  renderTerrain,
  pieces = NO_PIECES as readonly Piece[],
  renderPiece,
  overlay,
  zoom = 1,
  ...elementProps
}: HexBoardProps<Place, Piece>): ReactNode {
  const boardId = useId();
  const state: HexBoardState = { choosing: useChoosing() };
  const rows = hexRows(hexes, layout);
  const grounds = new Map(rows.flat().map((hex) => [cellId(hex), hex]));
  const { activeId, getBoardProps } = useRovingHexes({
    layout,
    rows,
    entities: new Map<EntityId, Hex>([...grounds, ...pieces.map((piece) => [piece.id, piece] as const)]),
  });
  const bounds = hexBounds(hexes, layout);
  const owned = groupedBy(pieces, hexKey);
  const pieceId = (id: EntityId) => `${boardId}${id}`.replaceAll(/\s/g, '_');
  const transforms = pieceTransforms(pieces, layout);
  const size = { '--ms-hex-across': bounds.across, '--ms-hex-zoom': zoom } as CSSProperties;
  return (
    <UnavailableReasonTooltip className="ms-hex-scope">
      <div
        {...stateAttributes(state)}
        {...mergeProps({ ...getBoardProps(), className: 'ms-hex-board', style: size }, elementProps)}
      >
        <svg className="ms-hex-drawing" viewBox={bounds.viewBox}>
          <defs>
            <pattern id={`${boardId}no`} className="ms-hex-hatch" width="9" height="9" {...SLANTED}>
              <path d="M0 0V9" />
            </pattern>
          </defs>
          <g role="grid" aria-label={label} style={{ '--ms-hex-no': `url(#${boardId}no)` } as CSSProperties}>
            {rows.map((row, nth) => (
              <g key={nth} role="row">
                {row.map((hex) => {
                  const { x, y } = hexCentre(hex, layout);
                  const id = cellId(hex);
                  return (
                    <g
                      key={id}
                      role="gridcell"
                      transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}
                      aria-owns={owned
                        .get(hexKey(hex))
                        ?.map((piece) => pieceId(piece.id))
                        .join(' ')}
                    >
                      <HexEntity
                        kind="ground"
                        id={id}
                        label={cellLabel(hex)}
                        layout={layout}
                        active={id === activeId}
                        item={hex}
                        render={renderTerrain}
                      />
                    </g>
                  );
                })}
              </g>
            ))}
          </g>
          {/* Above all hexes, so that a piece on its way passes over them. */}
          <g style={{ '--ms-hex-no': `url(#${boardId}no)` } as CSSProperties}>
            {pieces.map((piece) => (
              <HexEntity
                key={piece.id}
                kind="piece"
                id={piece.id}
                label={piece.label}
                layout={layout}
                active={piece.id === activeId}
                elementId={pieceId(piece.id)}
                transform={transforms.get(piece.id)}
                item={piece}
                render={renderPiece}
              />
            ))}
          </g>
          {overlay}
        </svg>
      </div>
    </UnavailableReasonTooltip>
  );
}

const NO_PIECES: readonly HexPiece[] = [];
const SLANTED = { patternUnits: 'userSpaceOnUse', patternTransform: 'rotate(45)' } as const;

/** The state of `HexBoard`, as its `data-*` attributes say it. */
export interface HexBoardState {
  /** Something is chosen, and what is lit goes on from there. */
  readonly choosing: boolean;
}

/** Something that stands on a hex. */
export interface HexPiece extends Hex {
  /** The entity it is. */
  readonly id: EntityId;
  /** What it is, in words. */
  readonly label: string;
}

/** Props of `HexBoard`. Everything is drawn around the middle of its hex, whose corners are 50 units away. */
export interface HexBoardProps<Place extends Hex = Hex, Piece extends HexPiece = HexPiece> extends Omit<
  ComponentProps<'div'>,
  'children'
> {
  /** What the board is called. */
  readonly label: string;
  /** The hexes of the map, in whatever shape. */
  readonly hexes: readonly Place[];
  /** Whether hexes stand on a corner or on a side. */
  readonly layout?: HexLayout;
  /** The entity a hex is. */
  readonly cellId: (hex: Place) => EntityId;
  /** What a hex is, in words. */
  readonly cellLabel: (hex: Place) => string;
  /** What the ground of a hex looks like, as SVG. It is decoration: the label says it in words. */
  readonly renderTerrain?: (hex: Place) => ReactNode;
  /** What stands on the hexes. */
  readonly pieces?: readonly Piece[];
  /** What a piece looks like, as SVG. It is decoration: its label says it in words. */
  readonly renderPiece?: (piece: Piece) => ReactNode;
  /** Drawn over the board as SVG, such as the path of a unit. */
  readonly overlay?: ReactNode;
  /** How much larger it is drawn than fits. */
  readonly zoom?: number;
}
