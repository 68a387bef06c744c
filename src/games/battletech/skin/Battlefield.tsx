import { useMemo, type ReactNode } from 'react';
import { HexBoard } from '../../../components/HexBoard/HexBoard.js';
import { useFocusedOption, useOptions, useQueue, useSelection, useView } from '../../../hooks/facts.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { EntityId } from '../../../protocol/ids.js';
import type { BattletechView, HexView, MoveMode, UnitView } from '../view.js';
import { Ground } from './Ground.js';
import { MechPiece, type BoardMech } from './MechPiece.js';
import { FacingOverlay, MoveOverlay } from './MoveOverlay.js';
import { hexLabel, unitLabel } from './names.js';
import { ReachOverlay } from './ReachOverlay.js';
import { OddsOverlay, ShotLine } from './TargetOverlay.js';
import { useCommand } from './use-command.js';

const idOf = ({ id }: HexView): EntityId => id;

/** The map with the mechs on it, and what the chosen one can reach. Renders a `<div>` element. */
export function Battlefield(): ReactNode {
  const words = useWords();
  const { hexes, units, sides } = useView<BattletechView>();
  const { onClick } = useCommand();
  const pieces = useMemo(
    () =>
      units
        .map((unit): BoardMech => {
          const side = sides.findIndex(({ id }) => id === unit.side);
          const number = units.filter((one) => one.side === unit.side).indexOf(unit) + 1;
          const label = unitLabel(unit, sides[side]?.name ?? unit.side, words);
          return { id: unit.id, q: unit.q, r: unit.r, label, unit, side, number };
        })
        // Who stands is seen above what lies there.
        .toSorted((a, b) => Number(b.unit.destroyed) - Number(a.unit.destroyed)),
    [units, sides, words],
  );
  return (
    <HexBoard
      className="bt-board"
      label={words.say('battletech.board', {}, 'Battlefield')}
      layout="flat"
      hexes={hexes}
      cellId={idOf}
      cellLabel={(hex) => hexLabel(hex, words)}
      renderTerrain={Ground}
      pieces={pieces}
      renderPiece={MechPiece}
      overlay={<Overlay />}
      {...(onClick && { onClick })}
    />
  );
}

function Overlay(): ReactNode {
  const { hexes, units, declared } = useView<BattletechView>();
  const { orders, unit, options } = useCommand();
  const { selection } = useSelection();
  const { queue } = useQueue();
  const all = useOptions();
  const focused = useFocusedOption();
  const planned = all.filter(({ id }) => queue.includes(id));
  const unitBy = (id: unknown): UnitView | undefined => units.find((one) => one.id === id);
  const line = (from: unknown, to: unknown, kind: 'declared' | 'planned' | 'pointed') => {
    const [a, b] = [unitBy(from), unitBy(to)];
    return a && b && <ShotLine key={`${kind} ${a.id} ${b.id}`} from={a} to={b} kind={kind} />;
  };
  const pairs = <Item,>(items: readonly Item[], key: (item: Item) => string) => [
    ...new Map(items.map((item) => [key(item), item])).values(),
  ];
  const weapon = focused?.params['unitId'] === unit?.id ? focused?.params['weapon'] : undefined;
  return (
    <g className="bt-overlay" aria-hidden="true">
      {unit && orders.selection === 'several' && (
        <ReachOverlay unit={unit} weapon={weapon as EntityId | undefined} hexes={hexes} />
      )}
      {pairs(declared, (one) => `${one.unit} ${one.target}`).map((one) =>
        line(one.unit, one.target, 'declared'),
      )}
      {pairs(planned, ({ params }) => `${String(params['unitId'])} ${String(params['target'])}`).map(
        ({ params }) => line(params['unitId'], params['target'], 'planned'),
      )}
      {focused?.params['target'] !== undefined &&
        line(focused.params['unitId'], focused.params['target'], 'pointed')}
      <MoveOverlay options={options} mode={selection['mode'] as MoveMode | undefined} />
      {unit?.turning && <FacingOverlay unit={unit} options={options} />}
      <OddsOverlay options={options} units={units} />
    </g>
  );
}
