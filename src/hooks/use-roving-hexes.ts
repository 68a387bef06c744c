import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, HTMLAttributes, KeyboardEvent, RefObject } from 'react';
import type { EntityId } from '../protocol/ids.js';
import { hexCentre, hexKey, type Hex, type HexLayout, type Point } from './hex.js';
import { hexBeyond } from './hex-step.js';

/** What a board of hexes is walked over by. */
export interface UseRovingHexesOptions {
  readonly layout: HexLayout;
  /** The hexes, row by row. */
  readonly rows: readonly (readonly Hex[])[];
  /** What is on the board, and where: the ground of each hex first, then what stands on it. */
  readonly entities: ReadonlyMap<EntityId, Hex>;
}

/** Arrow keys over hexes of which Tab reaches one. */
export interface UseRovingHexesResult {
  /** The entity that has the keyboard, or would get it. */
  readonly activeId: EntityId | null;
  getBoardProps(): HTMLAttributes<HTMLElement> & { readonly ref: RefObject<HTMLDivElement | null> };
}

interface Seen {
  readonly id: EntityId;
  readonly key: string;
}

/**
 * Moves the keyboard over hexes. Where rows are straight, Left and Right go along them, and Up and Down to the next row,
 * keeping to one line; where columns are straight, it is the other way round. With Shift the other of two neighbours is
 * taken. Home and End go to the ends of a row, with Ctrl to those of the board; Page Up and Page Down through what stands on a hex;
 * Enter and Space press. In a hex, what can be pressed gets the keyboard first.
 */
export function useRovingHexes({ layout, rows, entities }: UseRovingHexesOptions): UseRovingHexesResult {
  const board = useRef<HTMLDivElement>(null);
  const hasFocus = useRef(false);
  const line = useRef<{ readonly vertical: boolean; readonly origin: Point; readonly at: string } | null>(
    null,
  );
  const [last, setLast] = useState<Seen | null>(null);
  const activeId = last && entities.has(last.id) ? last.id : idAt(last?.key);

  /** The ground of a hex; of the first one, where that is gone. */
  function idAt(key: string | undefined): EntityId | null {
    let first: EntityId | null = null;
    for (const [id, hex] of entities) {
      if (hexKey(hex) === key) return id;
      first ??= id;
    }
    return first;
  }

  // After every render: an element that was removed has lost the keyboard without anybody wanting that.
  useLayoutEffect(() => {
    if (!hasFocus.current || board.current?.contains(document.activeElement)) return;
    elementOf(board.current, activeId)?.focus();
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    const id = idOf(event.target);
    const at = id === undefined ? undefined : entities.get(id);
    if (id === undefined || !at || altKey || metaKey) return;
    const next = key.startsWith('Page') ? stacked(id, at, key) : pressed(key, event.target) ? id : inHex();
    if (next === undefined) return;
    event.preventDefault();
    elementOf(board.current, next)?.focus();

    function inHex(): EntityId | undefined {
      const to = hexFor(at!, { key, shiftKey, ctrlKey });
      return to && foremost(board.current, idsOn(to));
    }
  }

  function hexFor(
    from: Hex,
    { key, shiftKey, ctrlKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey'>,
  ) {
    const all = rows.flat();
    const row = ctrlKey ? all : (rows.find((one) => one.some((hex) => hexKey(hex) === hexKey(from))) ?? []);
    if (key === 'Home' || key === 'End') return row.at(key === 'Home' ? 0 : -1);
    const points = all.map((hex) => hexCentre(hex, layout));
    const place = all.findIndex((hex) => hexKey(hex) === hexKey(from));
    const vertical = key === 'ArrowUp' || key === 'ArrowDown';
    const goesOn = line.current?.vertical === vertical && line.current.at === hexKey(from) && !shiftKey;
    const origin = goesOn ? line.current!.origin : points[place]!;
    const to = hexBeyond({ points, from: place, key, origin, other: shiftKey });
    const hex = to === null ? undefined : all[to];
    if (hex) line.current = { vertical, origin, at: hexKey(hex) };
    return hex;
  }

  function idsOn(hex: Hex): readonly EntityId[] {
    return [...entities].filter(([, at]) => hexKey(at) === hexKey(hex)).map(([id]) => id);
  }

  function stacked(id: EntityId, at: Hex, key: string): EntityId | undefined {
    const ids = idsOn(at);
    return ids[ids.indexOf(id) + (key === 'PageUp' ? 1 : -1)];
  }

  return {
    activeId,
    getBoardProps: () => ({
      ref: board,
      onKeyDown,
      onFocus({ target }: FocusEvent) {
        hasFocus.current = true;
        const id = idOf(target);
        const at = id === undefined ? undefined : entities.get(id);
        if (id !== undefined && at) setLast({ id, key: hexKey(at) });
      },
      onBlur: () => void (hasFocus.current = false),
    }),
  };
}

/** Presses what has the keyboard, as a button does. */
function pressed(key: string, target: EventTarget): boolean {
  if (key !== 'Enter' && key !== ' ') return false;
  target.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  return true;
}

function idOf(target: EventTarget): EntityId | undefined {
  return target instanceof SVGElement ? target.dataset['entityId'] : undefined;
}

function elementOf(board: HTMLElement | null, id: EntityId | null): SVGElement | undefined {
  return id === null
    ? undefined
    : (board?.querySelector<SVGElement>(`[data-entity-id="${CSS.escape(id)}"]`) ?? undefined);
}

/** Of what is in a hex, what the player most likely wants: what goes on from what is chosen, else what can be pressed, else the top. */
function foremost(board: HTMLElement | null, ids: readonly EntityId[]): EntityId | undefined {
  const fromTop = ids.toReversed();
  for (const state of ['data-target', 'data-available', 'data-unavailable']) {
    const found = fromTop.find((id) => elementOf(board, id)?.hasAttribute(state));
    if (found !== undefined) return found;
  }
  return fromTop[0];
}
