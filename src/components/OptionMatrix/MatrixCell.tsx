import type { ReactNode } from 'react';
import { useAdvice } from '../../hooks/AdviceProvider.js';
import { useOptionState } from '../../hooks/facts.js';
import type { PivotCell } from '../../hooks/option-pivot.js';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { chanceText, optionName, reasonsText, type Words } from '../../hooks/words.js';
import type { Option } from '../../protocol/option.js';

/** Where a row and a column meet. Renders a `<td>` element with a button, or an empty one that arrow keys still reach. */
export function MatrixCell({
  cell,
  descriptionId,
  columnIndex,
  renderCell,
  onChoose,
  ...cellProps
}: MatrixCellProps): ReactNode {
  const words = useWords();
  if (!cell) {
    const nothing = words.say('matrix.nothing', {}, 'Nothing here');
    return (
      <td
        className="ms-matrix-place"
        data-empty=""
        aria-label={nothing}
        aria-colindex={columnIndex}
        {...cellProps}
      >
        <span aria-hidden="true">·</span>
      </td>
    );
  }
  return (
    <td className="ms-matrix-place" aria-colindex={columnIndex}>
      {cell.count > 1 ? (
        <button
          type="button"
          className="ms-matrix-cell"
          aria-label={words.say(
            'matrix.several',
            { count: cell.count, available: cell.available },
            '{count} ways, {available} possible',
          )}
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
}: Omit<MatrixCellProps, 'onChoose' | 'columnIndex'> & { readonly cell: PivotCell }): ReactNode {
  const words = useWords();
  const { focused, pending } = useOptionState(option.id);
  const unavailable = option.kind === 'unavailable';
  const advised = useAdvice()?.id === option.id;
  const state: MatrixCellState = { unavailable, focused, pending, advised };
  return (
    <button
      type="button"
      className="ms-matrix-cell"
      data-option-id={option.id}
      aria-label={nameOf(option, words)}
      aria-disabled={unavailable || undefined}
      aria-describedby={unavailable ? descriptionId : undefined}
      {...stateAttributes(state)}
      {...cellProps}
    >
      <span aria-hidden="true">{renderCell?.(option) ?? textOf(option, words)}</span>
      {unavailable && (
        <span hidden id={descriptionId}>
          {reasonsText(option.reasons, words)}
        </span>
      )}
    </button>
  );
}

function textOf(option: Option, words: Words): string {
  if (option.kind === 'available') return chanceText(option.successChance, words) || '✓';
  return words.say(
    'matrix.reasons',
    { count: option.reasons.length },
    { one: '{count} reason', other: '{count} reasons' },
  );
}

function nameOf(option: Option, words: Words): string {
  const name = optionName(option, words);
  const chance = option.kind === 'available' ? chanceText(option.successChance, words) : '';
  return chance ? words.say('matrix.with-chance', { name, chance }, '{name}, {chance}') : name;
}

/** The state of `MatrixCell`, as its `data-*` attributes say it. */
export interface MatrixCellState {
  /** It cannot be played now. */
  readonly unavailable: boolean;
  /** Somebody points at it or has the keyboard on it. */
  readonly focused: boolean;
  /** It was sent and has no answer yet. */
  readonly pending: boolean;
  /** An `AdviceProvider` marks it. */
  readonly advised: boolean;
}

/** Props of `MatrixCell`. */
export interface MatrixCellProps {
  /** What stands there, if anything does. */
  readonly cell: PivotCell | undefined;
  /** The id of the text that lists the reasons. */
  readonly descriptionId: string;
  /** Where its column stands among all, where not all are rendered. */
  readonly columnIndex: number | undefined;
  /** Renders what stands in the cell. */
  readonly renderCell: ((option: Option) => ReactNode) | undefined;
  /** Told to choose its row and column, where several options meet. */
  readonly onChoose: () => void;
  readonly tabIndex: number;
  readonly 'data-row': number;
  readonly 'data-column': number;
}
