import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { axisText, valueText, type ComposerWords } from '../../hooks/axis-words.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { MATRIX_SIZES, useOptionMatrix, type UseOptionMatrixOptions } from '../../hooks/use-option-matrix.js';
import type { Span } from '../../hooks/use-window.js';
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
  windowAbove,
  axisLabel,
  valueLabel,
  renderCell,
  ...elementProps
}: OptionMatrixProps): ReactNode {
  const matrix = useOptionMatrix({
    rowAxis,
    columnAxis,
    ...(where && { where }),
    ...(windowAbove !== undefined && { windowAbove }),
  });
  const id = useId();
  const words = useWords();
  const { windowed, shown, rows, columns } = matrix;
  const state: OptionMatrixState = { empty: rows.length === 0 || columns.length === 0, windowed };
  const names = { axisLabel, valueLabel };
  const sides = { rows: axisText(rowAxis, words, names), columns: axisText(columnAxis, words, names) };
  const places = (span: Span) =>
    Array.from({ length: span.last - span.first + 1 }, (_, nth) => span.first + nth);
  const before = shown.columns.first;
  const after = columns.length - 1 - shown.columns.last;
  return (
    <UnavailableReasonTooltip className="ms-matrix-scope">
      <div className="ms-matrix-scroller" {...stateAttributes({ windowed })} {...matrix.getScrollerProps()}>
        <table
          // A table that is walked over by arrow keys.
          {...(!state.empty && { role: 'grid' })}
          aria-label={label ?? words.say('matrix.label', sides, '{rows} by {columns}')}
          {...(windowed && { 'aria-rowcount': rows.length + 1, 'aria-colcount': columns.length + 1 })}
          {...stateAttributes(state)}
          {...mergeProps(
            { className: 'ms-matrix', style: SIZES, tabIndex: -1, ...matrix.getGridProps() },
            elementProps,
          )}
        >
          {state.empty ? (
            <caption className="ms-matrix-empty">
              {emptyText ?? words.say('matrix.empty', {}, 'There is nothing to compare.')}
            </caption>
          ) : (
            <>
              <thead>
                <tr {...(windowed && { 'aria-rowindex': 1 })}>
                  <th scope="col" className="ms-matrix-corner" {...(windowed && { 'aria-colindex': 1 })}>
                    {words.say('matrix.corner', sides, '{rows} / {columns}')}
                  </th>
                  <Gap columns={before} />
                  {places(shown.columns).map((place) => (
                    <th
                      key={columns[place]!.key}
                      scope="col"
                      {...(windowed && { 'aria-colindex': place + 2 })}
                    >
                      <span className="ms-matrix-name">
                        {valueText(columnAxis, columns[place]!, words, names)}
                      </span>
                    </th>
                  ))}
                  <Gap columns={after} />
                </tr>
              </thead>
              <tbody>
                <GapRow rows={shown.rows.first} />
                {places(shown.rows).map((row) => (
                  <tr key={rows[row]!.key} {...(windowed && { 'aria-rowindex': row + 2 })}>
                    <th scope="row" {...(windowed && { 'aria-colindex': 1 })}>
                      <span className="ms-matrix-name">{valueText(rowAxis, rows[row]!, words, names)}</span>
                    </th>
                    <Gap columns={before} />
                    {places(shown.columns).map((column) => (
                      <MatrixCell
                        key={columns[column]!.key}
                        cell={matrix.at(row, column)}
                        descriptionId={`${id}-${row}-${column}`}
                        columnIndex={windowed ? column + 2 : undefined}
                        renderCell={renderCell}
                        onChoose={() => matrix.choose(row, column)}
                        {...matrix.getCellProps({ row, column })}
                      />
                    ))}
                    <Gap columns={after} />
                  </tr>
                ))}
                <GapRow rows={rows.length - 1 - shown.rows.last} />
              </tbody>
            </>
          )}
        </table>
      </div>
    </UnavailableReasonTooltip>
  );
}

const { rowHeight, columnWidth, head } = MATRIX_SIZES;

const SIZES = {
  '--ms-matrix-row': `${rowHeight}px`,
  '--ms-matrix-column': `${columnWidth}px`,
  '--ms-matrix-head': `${head.width}px`,
  '--ms-matrix-top': `${head.height}px`,
} as CSSProperties;

/** The room of columns that are not rendered. */
function Gap({ columns }: { readonly columns: number }): ReactNode {
  if (columns <= 0) return null;
  return <td aria-hidden="true" className="ms-matrix-gap" style={{ inlineSize: columns * columnWidth }} />;
}

/** The room of rows that are not rendered. */
function GapRow({ rows }: { readonly rows: number }): ReactNode {
  if (rows <= 0) return null;
  return (
    <tr aria-hidden="true" style={{ blockSize: rows * rowHeight }}>
      <td aria-hidden="true" className="ms-matrix-gap" />
    </tr>
  );
}

/** The state of `OptionMatrix`, as its `data-*` attributes say it. */
export interface OptionMatrixState {
  /** No option has a value on both axes. */
  readonly empty: boolean;
  /** Only the cells on screen are rendered. */
  readonly windowed: boolean;
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
