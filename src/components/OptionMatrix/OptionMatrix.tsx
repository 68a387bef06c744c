import { useId, type ComponentProps, type ReactNode } from 'react';
import { axisText, valueText, type ComposerWords } from '../../hooks/axis-words.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useOptionMatrix, type UseOptionMatrixOptions } from '../../hooks/use-option-matrix.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { Option } from '../../protocol/option.js';
import { mergeProps } from '../merge-props.js';
import { UnavailableReasonTooltip } from '../UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { MatrixCell } from './MatrixCell.js';

/**
 * Two parameters of a move as rows and columns: where they meet stand the odds, or how many reasons speak against it. A
 * press plays or explains; where several options meet, it chooses row and column. Renders a `<table>` element with the role of a grid.
 */
export function OptionMatrix({
  label,
  emptyText,
  rowAxis,
  columnAxis,
  where,
  axisLabel,
  valueLabel,
  renderCell,
  ...elementProps
}: OptionMatrixProps): ReactNode {
  const matrix = useOptionMatrix({ rowAxis, columnAxis, ...(where && { where }) });
  const id = useId();
  const state: OptionMatrixState = { empty: matrix.rows.length === 0 || matrix.columns.length === 0 };
  const words = useWords();
  const names = { ...(axisLabel && { axisLabel }), ...(valueLabel && { valueLabel }) };
  const sides = { rows: axisText(rowAxis, words, names), columns: axisText(columnAxis, words, names) };
  if (state.empty) {
    return (
      <p className="ms-matrix-empty">
        {emptyText ?? words.say('matrix.empty', {}, 'There is nothing to compare.')}
      </p>
    );
  }
  return (
    <UnavailableReasonTooltip className="ms-matrix-scope">
      <table
        // A table that is walked over by arrow keys.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={label ?? words.say('matrix.label', sides, '{rows} by {columns}')}
        {...stateAttributes(state)}
        {...mergeProps({ className: 'ms-matrix', ...matrix.getGridProps() }, elementProps)}
      >
        <thead>
          <tr>
            <th scope="col" className="ms-matrix-corner">
              {words.say('matrix.corner', sides, '{rows} / {columns}')}
            </th>
            {matrix.columns.map((column) => (
              <th key={column.key} scope="col">
                {valueText(columnAxis, column, words, names)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matrix.rows.map((value, row) => (
            <tr key={value.key}>
              <th scope="row">{valueText(rowAxis, value, words, names)}</th>
              {matrix.columns.map((of, column) => (
                <MatrixCell
                  key={of.key}
                  cell={matrix.at(row, column)}
                  descriptionId={`${id}-${row}-${column}`}
                  renderCell={renderCell}
                  onChoose={() => matrix.choose(row, column)}
                  {...matrix.getCellProps({ row, column })}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </UnavailableReasonTooltip>
  );
}

/** The state of `OptionMatrix`, as its `data-*` attributes say it. */
export interface OptionMatrixState {
  /** No option has a value on both axes. */
  readonly empty: boolean;
}

/** Props of `OptionMatrix`. */
export interface OptionMatrixProps extends ComponentProps<'table'>, UseOptionMatrixOptions, ComposerWords {
  /** What the matrix is called; the names of its axes, unless said otherwise. */
  readonly label?: string;
  /** What it says when no option has a value on both axes. */
  readonly emptyText?: string;
  /** Renders what stands in a cell, in place of odds or the number of reasons. It is decoration: the option's name says it in words. */
  readonly renderCell?: (option: Option) => ReactNode;
}
