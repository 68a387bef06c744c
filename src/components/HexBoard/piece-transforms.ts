import { groupedBy, hexCentre, hexKey, type Hex, type HexLayout } from '../../hooks/hex.js';
import type { EntityId } from '../../protocol/ids.js';

/** Where each piece is drawn: in the middle of its hex; several in one hex side by side, and smaller. */
export function pieceTransforms(
  pieces: readonly (Hex & { readonly id: EntityId })[],
  layout: HexLayout,
): ReadonlyMap<EntityId, string> {
  const transforms = new Map<EntityId, string>();
  for (const together of groupedBy(pieces, hexKey).values()) {
    const scale = together.length === 1 ? 1 : 0.62;
    const gap = Math.min(40, 60 / Math.max(1, together.length - 1));
    for (const [nth, piece] of together.entries()) {
      const { x, y } = hexCentre(piece, layout);
      const aside = together.length === 1 ? 0 : (nth - (together.length - 1) / 2) * gap;
      transforms.set(piece.id, `translate(${(x + aside).toFixed(2)} ${y.toFixed(2)}) scale(${scale})`);
    }
  }
  return transforms;
}
