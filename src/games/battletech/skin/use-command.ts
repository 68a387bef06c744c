import type { MouseEvent } from 'react';
import { useOptions, useQueue, useSelection, useView } from '../../../hooks/facts.js';
import type { EntityId } from '../../../protocol/ids.js';
import type { Option } from '../../../protocol/option.js';
import type { BattletechView, UnitView } from '../view.js';
import { PHASE_ORDERS, type PhaseOrders } from './phase-orders.js';

/** Who gets orders, and how they are given. */
export interface Command {
  readonly orders: PhaseOrders;
  /** The unit that orders are for: the one chosen, or the only one that can be given any. */
  readonly unit: UnitView | undefined;
  /** Everything that unit could do, or could not. */
  readonly options: readonly Option[];
  /** What is no order of a unit, such as being done. */
  readonly others: readonly Option[];
  /** For an element whose options are gathered where several are chosen: keeps them from being played at once. */
  readonly onClick: ((event: MouseEvent<HTMLElement>) => void) | undefined;
}

/** Reads from the phase and the choices so far who gets orders and how they are given. */
export function useCommand(): Command {
  const { units, phase } = useView<BattletechView>();
  const options = useOptions();
  const { selection } = useSelection();
  const { queue, toggle, dequeue } = useQueue();
  const orders = PHASE_ORDERS[phase];
  const id = selection['unitId'] ?? onlyUnit(options);
  const unit = units.find((one) => one.id === id);

  function gather(event: MouseEvent<HTMLElement>): void {
    const option = optionUnder(event.target, options, selection);
    if (option?.kind !== 'available') return;
    event.stopPropagation();
    for (const other of options) if (isReplaced(other, option)) dequeue(other.id);
    toggle(option.id);
  }

  /** Whether a gathered option gives way to another one: the same weapon, aimed elsewhere. */
  function isReplaced(other: Option, by: Option): boolean {
    const { takes } = orders;
    return (
      takes !== null &&
      other.id !== by.id &&
      queue.includes(other.id) &&
      other.params[takes] === by.params[takes] &&
      other.params['unitId'] === by.params['unitId']
    );
  }

  return {
    orders,
    unit,
    options: unit ? options.filter((option) => option.params['unitId'] === unit.id) : NO_OPTIONS,
    others: options.filter((option) => option.params['unitId'] === undefined),
    onClick: orders.selection === 'several' ? gather : undefined,
  };
}

const NO_OPTIONS: readonly Option[] = [];

/** The unit of all that can be done, where there is but one. */
function onlyUnit(options: readonly Option[]): unknown {
  const units = new Set(
    options.flatMap(({ kind, params }) => (kind === 'available' ? (params['unitId'] ?? []) : [])),
  );
  return units.size === 1 ? [...units][0] : undefined;
}

/** The one option that a press on an element would play: its own, or the last that an entity leaves. */
function optionUnder(
  target: EventTarget,
  options: readonly Option[],
  selection: Readonly<Record<string, unknown>>,
): Option | undefined {
  const element = target instanceof Element ? target.closest('[data-option-id], [data-entity-id]') : null;
  const id = element?.getAttribute('data-option-id');
  if (id) return options.find((option) => option.id === id);
  const entity = element?.getAttribute('data-entity-id');
  if (!entity) return undefined;
  const left = options.filter(
    (option) =>
      option.refs.some((ref) => ref.id === entity) &&
      Object.entries(selection).every(([axis, value]) => option.params[axis] === value),
  );
  return left.length === 1 ? left[0] : undefined;
}

/** The entity an element stands for, or one around it. */
export function entityUnder(target: EventTarget): EntityId | undefined {
  const element = target instanceof Element ? target.closest('[data-entity-id]') : null;
  return element?.getAttribute('data-entity-id') ?? undefined;
}
