import type { ReactNode } from 'react';
import { EntityButton, type EntityElementProps } from './EntityButton.js';

/**
 * A card that can be pressed: the game decides what it can do, and it says so. Works inside an
 * `UnavailableReasonTooltip`. Renders a `<button>` element, never disabled.
 */
export function EntityCard(props: EntityCardProps): ReactNode {
  return <EntityButton base="ms-entity" {...props} />;
}

/** Props of `EntityCard`. */
export interface EntityCardProps extends EntityElementProps {}

/** A card of which only the name is shown. Renders a `<span>` element. */
export function CardName({ name }: { readonly name: string }): ReactNode {
  return (
    <span className="ms-entity-name">
      <span>{name}</span>
    </span>
  );
}
