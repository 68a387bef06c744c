import { useRef, type KeyboardEvent } from 'react';
import type { EntityId } from '../protocol/ids.js';
import { hexCentre, hexKey, type Hex, type HexLayout, type Point } from './hex.js';
import { hexBeyond } from './hex-step.js';
import { useRovingFocus } from './use-roving-focus.js';

/** What a board of hexes is walked over by. */
export interface UseRovingHexesOptions {
  readonly layout: HexLayout;
  /** The hexes, row by row. */
  readonly rows: readonly (readonly Hex[])[];
  /** What is on the board, and where: the ground of each hex first, then what stands on it. */
  readonly entities: ReadonlyMap<EntityId, Hex>;
}

/** Arrow keys over hexes of which Tab reaches one. */
export type UseRovingHexesResult = ReturnType<typeof useRovingHexes>;

interface Position {
  readonly id: EntityId;
  readonly key: string;
}

/**
 * Moves focus over hexes. Where rows are straight, Left and Right go along them, and Up and Down to the next row, keeping
 * to one line; where columns are straight, it is the other way round. With Shift the other of two neighbours is taken.
 * Home and End go to the ends of a row, with Ctrl to those of the board; Page Up and Page Down through what stands on a
 * hex; Enter and Space press. In a hex, what can be pressed gets focus first.
 */
export function useRovingHexes({ layout, rows, entities }: UseRovingHexesOptions) {
  const line = useRef<{ readonly vertical: boolean; readonly origin: Point; readonly key: string }>(null);
  const at = (id: EntityId | undefined): Position | null => {
    const hex = id === undefined ? undefined : entities.get(id);
    return hex ? { id: id!, key: hexKey(hex) } : null;
  };
  const idsOn = (key: string) => [...entities].filter(([, hex]) => hexKey(hex) === key).map(([id]) => id);
  const { active, getContainerProps } = useRovingFocus<Position>({
    // When a piece is gone, the ground it stood on takes its place.
    resolve: (last) => at(last?.id) ?? at(idsOn(last?.key ?? '')[0]) ?? at([...entities.keys()][0]),
    itemOf: (element) => at((element as SVGElement).dataset['entityId']),
    elementOf,
    step(event, from) {
      const { key, altKey, metaKey, target, currentTarget } = event;
      // Keys of anything else that is drawn on the board are its own.
      if (altKey || metaKey || !at((target as SVGElement).dataset['entityId'])) return null;
      if (key === 'Enter' || key === ' ') {
        target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
        return from;
      }
      const ids = idsOn(from.key);
      if (key === 'PageUp' || key === 'PageDown')
        return at(ids[ids.indexOf(from.id) + (key === 'PageUp' ? 1 : -1)]);
      const to = hexFor(entities.get(from.id)!, event);
      return to ? at(foremost(currentTarget, idsOn(hexKey(to)))) : null;
    },
  });

  function hexFor(from: Hex, { key, shiftKey, ctrlKey }: KeyboardEvent): Hex | undefined {
    const hexes = rows.flat();
    const isFrom = (hex: Hex) => hexKey(hex) === hexKey(from);
    const row = ctrlKey ? hexes : (rows.find((one) => one.some(isFrom)) ?? []);
    if (key === 'Home' || key === 'End') return row.at(key === 'Home' ? 0 : -1);
    const points = hexes.map((hex) => hexCentre(hex, layout));
    const index = hexes.findIndex(isFrom);
    const vertical = key === 'ArrowUp' || key === 'ArrowDown';
    const goesOn = line.current?.vertical === vertical && line.current.key === hexKey(from) && !shiftKey;
    const origin = goesOn ? line.current!.origin : points[index]!;
    const to = hexBeyond({ points, from: index, key, origin, other: shiftKey });
    const hex = to === null ? undefined : hexes[to];
    if (hex) line.current = { vertical, origin, key: hexKey(hex) };
    return hex;
  }

  return {
    /** The entity that has focus, or would get it. */
    activeId: active?.id ?? null,
    getBoardProps: getContainerProps,
  };
}

function elementOf(board: HTMLElement, { id }: { readonly id: EntityId }): SVGElement | null {
  return board.querySelector(`[data-entity-id="${CSS.escape(id)}"]`);
}

/** Of what is in a hex, what the player most likely wants: what goes on from what is chosen, else what can be pressed, else the top. */
function foremost(board: HTMLElement, ids: readonly EntityId[]): EntityId | undefined {
  const fromTop = ids.toReversed();
  const inState = (state: string) => fromTop.find((id) => elementOf(board, { id })?.hasAttribute(state));
  return inState('data-target') ?? inState('data-available') ?? inState('data-unavailable') ?? fromTop[0];
}
