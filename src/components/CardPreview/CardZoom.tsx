import type { ComponentProps, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useCardPreview } from '../../hooks/use-card-preview.js';
import type { EntityId } from '../../protocol/ids.js';
import { mergeProps } from '../merge-props.js';
import type { CardFace } from './card-face.js';
import { CardPreview } from './CardPreview.js';

/**
 * Enlarges the cards inside it: pointing at one, focusing it or holding a finger on it shows it in one popover, Escape
 * closes that. Cards are the elements with `data-card-id` or `data-entity-id`. Renders a `<div>` element.
 */
export function CardZoom({ faceOf, renderZoom, children, ...elementProps }: CardZoomProps): ReactNode {
  const zoom = useCardPreview({ canShow: (id) => Boolean(faceOf(id)) });
  const face = zoom.shown && faceOf(zoom.shown.id);
  const state: CardZoomState = { open: Boolean(face), instant: zoom.shown?.instant === true };
  return (
    <div {...mergeProps({ className: 'ms-card-scope', ...zoom.getScopeProps() }, elementProps)}>
      {children}
      {/* Hidden from screen readers: the card says all of it already. */}
      <div
        className="ms-card-zoom"
        aria-hidden="true"
        {...stateAttributes(state)}
        {...zoom.getPopoverProps()}
      >
        {face && (renderZoom ? renderZoom(face) : <CardPreview face={face} size="zoomed" />)}
      </div>
    </div>
  );
}

/** The state of `CardZoom`, as the `data-*` attributes of its popover say it. */
export interface CardZoomState {
  /** A card is shown. */
  readonly open: boolean;
  /** It was asked for by a key or a finger, and does not fade in. */
  readonly instant: boolean;
}

/** Props of `CardZoom`. */
export interface CardZoomProps extends ComponentProps<'div'> {
  /** What is printed on a card; `null` or nothing for one that lies face down or is none. */
  readonly faceOf: (id: EntityId) => CardFace | null | undefined;
  /** Draws the enlarged card in place of the kit. */
  readonly renderZoom?: (face: CardFace) => ReactNode;
}
