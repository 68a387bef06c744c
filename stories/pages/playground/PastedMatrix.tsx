import { useMemo, useState, type ReactNode } from 'react';
import { OptionMatrix } from '../../../src/components/OptionMatrix/OptionMatrix.js';
import { useOptions } from '../../../src/hooks/facts.js';
import type { Option } from '../../../src/protocol/option.js';
import { OptionIndex } from '../../../src/store/option-index.js';
import { MOVE_AXIS } from '../../../src/store/selection.js';

// A wider table would be no help to anybody.
const WIDEST = 60;

/** The matrix, with a choice of the move and of its two axes. */
export function PastedMatrix(): ReactNode {
  const options = useOptions();
  const axesByMove = useMemo(() => comparable(options), [options]);
  const [chosen, choose] = useState<readonly (string | undefined)[]>([]);
  const moves = [...axesByMove.keys()];
  const move = moves.find((name) => name === chosen[0]) ?? moves[0];
  const where = useMemo(() => ({ [MOVE_AXIS]: move }), [move]);
  const axes = axesByMove.get(move ?? '') ?? [];
  const rows = axes.find((axis) => axis === chosen[1]) ?? axes[0];
  const others = axes.filter((axis) => axis !== rows);
  const columns = others.find((axis) => axis === chosen[2]) ?? others[0];
  if (rows === undefined || columns === undefined)
    return <p className="pg-note">A matrix needs options that differ in two parameters.</p>;
  return (
    <div className="ms-stack">
      <div className="pg-fields">
        <Choice label="Move" value={move!} of={moves} onChange={(name) => choose([name])} />
        <Choice label="Rows" value={rows} of={axes} onChange={(axis) => choose([move, axis, rows])} />
        <Choice label="Columns" value={columns} of={others} onChange={(axis) => choose([move, rows, axis])} />
      </div>
      <div className="pg-scroll">
        <OptionMatrix rowAxis={rows} columnAxis={columns} where={where} />
      </div>
    </div>
  );
}

/** The axes in which the options of a move differ, for each move with two or more of them. */
function comparable(options: readonly Option[]): ReadonlyMap<string, readonly string[]> {
  const index = new OptionIndex(options);
  const moves = [...new Set(options.map(({ move }) => move.moveId))];
  const axes = moves.map((move) => {
    const differing = index
      .narrow({ [MOVE_AXIS]: move })
      .axes.filter(({ axis, values }) => axis !== MOVE_AXIS && values.length > 1 && values.length <= WIDEST);
    return [move, differing.map(({ axis }) => axis)] as const;
  });
  return new Map(axes.filter(([, names]) => names.length > 1));
}

interface ChoiceProps {
  readonly label: string;
  readonly value: string;
  readonly of: readonly string[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, of, onChange }: ChoiceProps): ReactNode {
  return (
    <label className="pg-field">
      {label}
      <select value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {of.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}
