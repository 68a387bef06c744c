import { memo, type ReactNode } from 'react';
import type { GridPlace } from '../../hooks/use-roving-grid.js';
import type { EntityId } from '../../protocol/ids.js';
import { EntityButton } from '../Zone/EntityButton.js';

/** One cell of a board, drawn again only when it changes. Renders a `<button>` element in a grid cell, never disabled. */
export const BoardCell = memo(function BoardCell({
  row,
  column,
  renderCell,
  ...cellProps
}: BoardCellProps): ReactNode {
  return (
    <div role="gridcell" className="ms-board-place">
      <EntityButton base="ms-board-cell" data-place="" data-row={row} data-column={column} {...cellProps}>
        {renderCell?.({ row, column })}
      </EntityButton>
    </div>
  );
});

/** Props of `BoardCell`. */
export interface BoardCellProps extends GridPlace {
  /** The entity it is. */
  readonly id: EntityId;
  /** What it is and holds, in words. */
  readonly label: string;
  /** What it looks like. */
  readonly renderCell: ((place: GridPlace) => ReactNode) | undefined;
  readonly tabIndex: number;
}
