import { useMemo, type ReactNode } from 'react';
import { OptionMatrix } from '../../../components/OptionMatrix/OptionMatrix.js';
import { useQueue, useSelection, useView } from '../../../hooks/facts.js';
import { chanceText } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { Option } from '../../../protocol/option.js';
import type { BattletechView, UnitView } from '../view.js';
import { gearName } from './names.js';
import type { PhaseOrders } from './phase-orders.js';
import { OptionButton } from './OptionButton.js';
import { shortReason } from './short-reason.js';
import { useCommand } from './use-command.js';

/** What a unit can attack with, against whom: odds, or why not. Of one target only, once it is chosen. Renders a table. */
export function AttackOrders({ unit, matrix }: AttackOrdersProps): ReactNode {
  const words = useWords();
  const { units } = useView<BattletechView>();
  const { selection, select } = useSelection();
  const { queue } = useQueue();
  const { orders, options, onClick } = useCommand();
  const target = selection['target'];
  const where = useMemo(() => ({ unitId: unit.id }), [unit.id]);
  const nameOf = (axis: string, value: unknown): string | undefined => {
    if (axis === 'target') return units.find(({ id }) => id === value)?.name;
    const weapon = unit.weapons.find(({ id }) => id === value);
    return weapon && gearName(weapon.name, words);
  };

  return (
    <>
      <p className="bt-hint">
        {orders.selection === 'several'
          ? words.say(
              'battletech.volley-hint',
              {},
              'Choose shots for the volley; press again to take one out.',
            )
          : words.say('battletech.strike-hint', {}, 'Choose one attack.')}
      </p>
      {target === undefined ? (
        <OptionMatrix
          className="bt-matrix"
          label={words.say('battletech.attacks', { unit: unit.name }, 'Attacks of {unit}')}
          emptyText={words.say('battletech.no-attacks', {}, 'There is nothing to attack with.')}
          rowAxis={matrix.rows}
          columnAxis={matrix.columns}
          where={where}
          valueLabel={nameOf}
          renderCell={(option) => <Cell option={option} planned={queue.includes(option.id)} />}
          {...(onClick && { onClick })}
        />
      ) : (
        <div className="bt-buttons bt-shots" {...(onClick && { onClick })}>
          {options
            .filter(({ params }) => params['target'] === target)
            .map((option) => (
              <OptionButton key={option.id} optionId={option.id}>
                <span className="bt-shot-name">
                  {nameOf(matrix.rows, option.params[matrix.rows]) ?? option.name}
                </span>
                <Cell option={option} planned={queue.includes(option.id)} />
              </OptionButton>
            ))}
        </div>
      )}
      {target !== undefined && (
        <button type="button" className="bt-option" onClick={() => select('target', undefined)}>
          {words.say('battletech.all-targets', {}, 'All targets')}
        </button>
      )}
      {orders.selection === 'several' && <Legend />}
    </>
  );
}

function Cell({ option, planned }: { readonly option: Option; readonly planned: boolean }): ReactNode {
  const words = useWords();
  if (option.kind === 'unavailable')
    return <span className="bt-cell-no">{shortReason(option.reasons, words)}</span>;
  return (
    <span className="bt-cell" data-planned={planned || undefined}>
      {planned && <span className="bt-check" />}
      {chanceText(option.successChance, words)}
      {option.warnings.length > 0 && <span className="bt-warned" />}
    </span>
  );
}

function Legend(): ReactNode {
  const words = useWords();
  const bands = [
    ['short', words.say('battletech.short', {}, 'short range')],
    ['medium', words.say('battletech.medium', {}, 'medium')],
    ['long', words.say('battletech.long', {}, 'long')],
  ] as const;
  return (
    <ul className="bt-legend">
      {bands.map(([band, name]) => (
        <li key={band}>
          <svg viewBox="0 0 28 8" aria-hidden="true" className="bt-reach">
            <path d="M1 4H27" data-band={band} />
          </svg>
          {name}
        </li>
      ))}
      <li>
        <span className="bt-warned" aria-hidden="true" />
        {words.say('battletech.penalty', {}, 'penalty')}
      </li>
    </ul>
  );
}

interface AttackOrdersProps {
  readonly unit: UnitView;
  readonly matrix: NonNullable<PhaseOrders['matrix']>;
}
