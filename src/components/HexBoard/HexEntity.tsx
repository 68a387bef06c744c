import { memo, type ReactNode } from 'react';
import { hexCorners, type HexLayout } from '../../hooks/hex.js';
import { useEntity } from '../../hooks/use-entity.js';
import type { EntityId } from '../../protocol/ids.js';

/** The ground of a hex, or a piece on it: something of a board that can be pressed. Renders a `<g>` element with the role of a button. */
export const HexEntity = memo(function HexEntity<Item>({
  id,
  label,
  kind,
  layout,
  active,
  elementId,
  transform,
  item,
  render,
}: HexEntityProps<Item>): ReactNode {
  const entity = useEntity(id);
  const isGround = kind === 'ground';
  return (
    <g
      id={elementId}
      role="button"
      tabIndex={active ? 0 : -1}
      className={`ms-hex-${kind}`}
      transform={transform}
      aria-label={label}
      aria-pressed={entity.selected || undefined}
      data-place={isGround ? '' : undefined}
      {...entity.getEntityProps()}
    >
      {isGround && <polygon className="ms-hex-face" points={hexCorners(layout)} />}
      <g aria-hidden="true">{render?.(item)}</g>
      {isGround ? (
        <polygon className="ms-hex-mark" points={hexCorners(layout, 5)} />
      ) : (
        <circle className="ms-hex-mark" r={PIECE_RADIUS} />
      )}
      {entity.unavailable && <desc id={entity.descriptionId}>{entity.description}</desc>}
    </g>
  );
}) as <Item>(props: HexEntityProps<Item>) => ReactNode;

/** The ring around a piece, in units of a hex's radius of 50. */
const PIECE_RADIUS = 30;

/** Props of `HexEntity`. */
export interface HexEntityProps<Item> {
  /** The entity it is. */
  readonly id: EntityId;
  /** What it is, in words. */
  readonly label: string;
  readonly kind: 'ground' | 'piece';
  readonly layout: HexLayout;
  /** Whether Tab reaches it. */
  readonly active: boolean;
  readonly elementId?: string | undefined;
  readonly transform?: string | undefined;
  /** What is drawn. */
  readonly item: Item;
  /** Draws it. */
  readonly render: ((item: Item) => ReactNode) | undefined;
}
