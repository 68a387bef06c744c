import type { ReactNode } from 'react';
import { modifierText, withUnit } from '../../hooks/metric-text.js';
import { numberText } from '../../hooks/number-text.js';
import { useWords } from '../../hooks/WordsProvider.js';
import type { EntityId } from '../../protocol/ids.js';
import { roundedAmounts, type ReceiptSum } from '../../protocol/receipt.js';

/** Line by line, what a number is made of, and what it comes to. Renders a `<table>` element. */
export function Receipt({ receipt, label, unit, renderEntity }: ReceiptProps): ReactNode {
  const words = useWords();
  const { from, lines, total } = receipt;
  const amounts = roundedAmounts(receipt);
  const amount = (value: number, signed: boolean) =>
    withUnit(numberText(value, words.locale, signed), unit === '%' ? unit : undefined, words);
  return (
    <table className="ms-receipt">
      <caption className="ms-visually-hidden">
        {words.say('preview-panel.receipt', { label }, 'How {label} comes about')}
      </caption>
      <tbody>
        {from !== null && (
          <Line name={words.say('preview-panel.now', {}, 'Now')} amount={amount(from, false)} />
        )}
        {lines.map((line, at) => (
          <Line
            key={at}
            name={modifierText(line, words)}
            // Where nothing comes before it, the first line is what the others come on top of.
            amount={amount(amounts[at]!, at > 0 || from !== null)}
            entity={line.entity}
          >
            {line.entity !== undefined && renderEntity?.(line.entity)}
          </Line>
        ))}
      </tbody>
      <tfoot>
        <Line name={words.say('preview-panel.total', {}, 'Total')} amount={amount(total, false)} />
      </tfoot>
    </table>
  );
}

interface LineProps {
  readonly name: string;
  readonly amount: string;
  readonly entity?: EntityId | undefined;
  readonly children?: ReactNode;
}

function Line({ name, amount, entity, children }: LineProps): ReactNode {
  return (
    <tr data-entity={entity}>
      <th scope="row">
        <bdi>{name}</bdi>
        {children && <span className="ms-receipt-entity"> {children}</span>}
      </th>
      <td dir="ltr">{amount}</td>
    </tr>
  );
}

interface ReceiptProps {
  readonly receipt: ReceiptSum;
  /** What the number is called. */
  readonly label: string;
  readonly unit?: string | undefined;
  readonly renderEntity?: ((entity: EntityId) => ReactNode) | undefined;
}
