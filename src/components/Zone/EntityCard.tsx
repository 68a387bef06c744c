import type { ComponentProps, ReactNode } from 'react';
import { useEntity } from '../../hooks/use-entity.js';
import type { EntityId } from '../../protocol/ids.js';
import { mergeProps } from '../merge-props.js';

/**
 * A card that can be pressed: the game decides what it can do, and it says so. Works inside an
 * `UnavailableReasonTooltip`. Renders a `<button>` element, never disabled.
 */
export function EntityCard({ id, label, children, ...elementProps }: EntityCardProps): ReactNode {
  const entity = useEntity(id);
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={entity.selected || undefined}
      {...mergeProps({ className: 'ms-entity' }, elementProps)}
      {...entity.getEntityProps()}
    >
      <span aria-hidden="true" className="ms-entity-content">
        {children}
      </span>
      {entity.unavailable && (
        <span hidden id={entity.descriptionId}>
          {entity.description}
        </span>
      )}
    </button>
  );
}

/** Props of `EntityCard`. */
export interface EntityCardProps extends Omit<ComponentProps<'button'>, 'id'> {
  /** The entity it is. */
  readonly id: EntityId;
  /** What it is, in words. */
  readonly label: string;
  /** What it looks like. It is decoration: the label says it in words. */
  readonly children?: ReactNode;
}

/** A card of which only the name is shown. Renders a `<span>` element. */
export function CardName({ name }: { readonly name: string }): ReactNode {
  return (
    <span className="ms-entity-name">
      <span>{name}</span>
    </span>
  );
}
