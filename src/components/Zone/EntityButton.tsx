import type { ComponentProps, ReactNode } from 'react';
import { useEntity } from '../../hooks/use-entity.js';
import type { EntityId } from '../../protocol/ids.js';
import { mergeProps } from '../merge-props.js';

/**
 * Something on the table that can be pressed: the game decides what it can do, and it says so. Works inside an
 * `UnavailableReasonTooltip`. Renders a `<button>` element, never disabled.
 */
export function EntityButton({ id, label, base, children, ...elementProps }: EntityButtonProps): ReactNode {
  const entity = useEntity(id);
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={entity.selected || undefined}
      {...mergeProps({ className: base }, elementProps)}
      {...entity.getEntityProps()}
    >
      <span aria-hidden="true" className={`${base}-content`}>
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

/** Props of what stands for an entity. */
export interface EntityElementProps extends Omit<ComponentProps<'button'>, 'id'> {
  /** The entity it is. */
  readonly id: EntityId;
  /** What it is, in words. */
  readonly label: string;
  /** What it looks like. It is decoration: the label says it in words. */
  readonly children?: ReactNode;
}

/** Props of `EntityButton`. */
export interface EntityButtonProps extends EntityElementProps {
  /** Its class, and the beginning of that of its content. */
  readonly base: string;
}
