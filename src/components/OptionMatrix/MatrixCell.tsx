import type { ReactNode } from 'react';
import { useOptionState } from '../../hooks/facts.js';
import type { PivotCell } from '../../hooks/option-pivot.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { reasonsText } from '../../hooks/words.js';
import { formatChance } from '../../protocol/chance.js';
import type { Option } from '../../protocol/option.js';

/** Where a row and a column meet. Renders a `<td>` element with a button, or an empty one that arrow keys still reach. */
export function MatrixCell({
  cell,
  descriptionId,
  renderCell,
  onChoose,
  ...cellProps
}: MatrixCellProps): ReactNode {
  if (!cell) {
    return (
      <td className="ms-matrix-place" data-empty="" aria-label="Nothing here" {...cellProps}>
        <span aria-hidden="true">·</span>
      </td>
    );
  }
  return (
    <td className="ms-matrix-place">
      {cell.count > 1 ? (
        <button
          type="button"
          className="ms-matrix-cell"
          aria-label={`${cell.count} ways, ${cell.available} possible`}
          onClick={onChoose}
          {...stateAttributes({ several: true })}
          {...cellProps}
        >
          <span aria-hidden="true">
            {cell.available}/{cell.count}
          </span>
        </button>
      ) : (
        <MatrixButton cell={cell} descriptionId={descriptionId} renderCell={renderCell} {...cellProps} />
      )}
    </td>
  );
}

function MatrixButton({
  cell: { option },
  descriptionId,
  renderCell,
  ...cellProps
}: Omit<MatrixCellProps, 'onChoose'> & { readonly cell: PivotCell }): ReactNode {
  const { focused, pending } = useOptionState(option.id);
  const unavailable = option.kind === 'unavailable';
  const state: MatrixCellState = { unavailable, focused, pending };
  return (
    <button
      type="button"
      className="ms-matrix-cell"
      data-option-id={option.id}
      aria-label={nameOf(option)}
      aria-disabled={unavailable || undefined}
      aria-describedby={unavailable ? descriptionId : undefined}
      {...stateAttributes(state)}
      {...cellProps}
    >
      <span aria-hidden="true">{renderCell?.(option) ?? textOf(option)}</span>
      {unavailable && (
        <span hidden id={descriptionId}>
          {reasonsText(option.reasons)}
        </span>
      )}
    </button>
  );
}

function textOf(option: Option): string {
  if (option.kind === 'available') return formatChance(option.successChance) || '✓';
  return option.reasons.length === 1 ? '1 reason' : `${option.reasons.length} reasons`;
}

function nameOf(option: Option): string {
  const chance = option.kind === 'available' ? formatChance(option.successChance) : '';
  return chance ? `${option.name}, ${chance}` : option.name;
}

/** The state of `MatrixCell`, as its `data-*` attributes say it. */
export interface MatrixCellState {
  /** It cannot be played now. */
  readonly unavailable: boolean;
  /** Somebody points at it or has the keyboard on it. */
  readonly focused: boolean;
  /** It was sent and has no answer yet. */
  readonly pending: boolean;
}

/** Props of `MatrixCell`. */
export interface MatrixCellProps {
  /** What stands there, if anything does. */
  readonly cell: PivotCell | undefined;
  /** The id of the text that lists the reasons. */
  readonly descriptionId: string;
  /** Renders what stands in the cell. */
  readonly renderCell: ((option: Option) => ReactNode) | undefined;
  /** Told to choose its row and column, where several options meet. */
  readonly onChoose: () => void;
  readonly tabIndex: number;
  readonly 'data-row': number;
  readonly 'data-column': number;
}
