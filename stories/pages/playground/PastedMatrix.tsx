import { useMemo, useState, type ReactNode } from 'react';
import { OptionMatrix } from '../../../src/components/OptionMatrix/OptionMatrix.js';
import { useOptions } from '../../../src/hooks/facts.js';
import { MOVE_AXIS } from '../../../src/store/selection.js';
import { comparableAxes } from '../../comparable-axes.js';

/** The matrix, with a choice of the move and of its two axes. */
export function PastedMatrix(): ReactNode {
  const options = useOptions();
  const axesByMove = useMemo(() => comparableAxes(options), [options]);
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
