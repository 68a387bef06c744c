import type { ReactNode } from 'react';
import { useEntity } from '../../hooks/use-entity.js';
import type { EntityId } from '../../protocol/ids.js';

/** One cell of a board. Renders a `<button>` element in a grid cell, never disabled. */
export function BoardCell({ id, label, children, ...cellProps }: BoardCellProps): ReactNode {
  const entity = useEntity(id);
  return (
    <div role="gridcell" className="ms-board-place">
      <button
        type="button"
        className="ms-board-cell"
        aria-label={label}
        {...cellProps}
        {...entity.getEntityProps()}
      >
        <span aria-hidden="true" className="ms-board-content">
          {children}
        </span>
        {entity.unavailable && (
          <span hidden id={entity.descriptionId}>
            {entity.description}
          </span>
        )}
      </button>
    </div>
  );
}

/** Props of `BoardCell`. */
export interface BoardCellProps {
  /** The entity it is. */
  readonly id: EntityId;
  /** What it is and holds, in words. */
  readonly label: string;
  /** What it looks like. */
  readonly children?: ReactNode;
  readonly tabIndex: number;
  readonly 'data-row': number;
  readonly 'data-column': number;
}
