import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { useRovingGrid, type GridPlace } from '../../hooks/use-roving-grid.js';
import type { EntityId } from '../../protocol/ids.js';
import { mergeProps } from '../merge-props.js';
import { UnavailableReasonTooltip } from '../UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { BoardCell } from './BoardCell.js';

/** A board of rows and columns whose cells are entities: pressed, explained and walked over by arrow keys. Renders a `<div>` element with the role of a grid. */
export function BoardGrid({
  label,
  rows,
  columns,
  cellId,
  cellLabel,
  renderCell,
  overlay,
  ...elementProps
}: BoardGridProps): ReactNode {
  const { getGridProps, getCellProps } = useRovingGrid({ rows, columns });
  const size = { '--ms-board-rows': rows, '--ms-board-columns': columns } as CSSProperties;
  return (
    <UnavailableReasonTooltip className="ms-board-scope">
      <div
        role="grid"
        aria-label={label}
        {...mergeProps({ className: 'ms-board', style: size, ...getGridProps() }, elementProps)}
      >
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} role="row" className="ms-board-row">
            {Array.from({ length: columns }, (__, column) => (
              <BoardCell
                key={column}
                id={cellId({ row, column })}
                label={cellLabel({ row, column })}
                renderCell={renderCell}
                row={row}
                column={column}
                tabIndex={getCellProps({ row, column }).tabIndex}
              />
            ))}
          </div>
        ))}
      </div>
      {overlay}
    </UnavailableReasonTooltip>
  );
}

/** Props of `BoardGrid`. */
export interface BoardGridProps extends ComponentProps<'div'> {
  /** What the board is called. */
  readonly label: string;
  /** How many rows it has. */
  readonly rows: number;
  /** How many columns it has. */
  readonly columns: number;
  /** The entity a cell is. */
  readonly cellId: (place: GridPlace) => EntityId;
  /** What a cell is and holds, in words. */
  readonly cellLabel: (place: GridPlace) => string;
  /** What a cell looks like. It is decoration: the label says it in words. */
  readonly renderCell?: (place: GridPlace) => ReactNode;
  /** Drawn over the board, such as a line through the cells that won. */
  readonly overlay?: ReactNode;
}
