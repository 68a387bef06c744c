import { Command } from 'cmdk';
import { useMemo, useRef, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react';
import type { EnumeratedMove } from '../../../src/index.js';
import { PeerRow } from './PeerRow.js';
import type { Source } from './source.js';

const ROW = 60;
const HEIGHT = 420;
const SEEN = Math.ceil(HEIGHT / ROW);
const OVERSCAN = 2;

const nameOf = (move: EnumeratedMove) => move.metadata?.displayName ?? '';

/**
 * The least React can do: a field, the places of the names that contain what is typed, only the rows on screen, and the
 * active one marked.
 */
export function MinimalPalette({ source }: { source: Source }): ReactNode {
  const moves = useSyncExternalStore(source.subscribe, () => source.moves);
  const [query, setQuery] = useState('');
  const [active, setActive] = useState(0);
  const [top, setTop] = useState(0);
  const scroller = useRef<HTMLDivElement>(null);
  const places = useMemo(() => {
    const wanted = query.toLowerCase();
    const found: number[] = [];
    for (const [at, move] of moves.entries()) if (nameOf(move).toLowerCase().includes(wanted)) found.push(at);
    return found;
  }, [moves, query]);

  function onKeyDown(event: KeyboardEvent): void {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = Math.max(0, Math.min(active + step, places.length - 1));
    setActive(next);
    const element = scroller.current!;
    const to = Math.max(Math.min(element.scrollTop, next * ROW), (next + 1) * ROW - HEIGHT);
    if (to !== element.scrollTop) element.scrollTop = to;
  }

  const first = Math.max(0, top - OVERSCAN);
  return (
    <>
      <input
        value={query}
        aria-label="Search"
        aria-activedescendant={`row-${places[active]}`}
        onChange={(event) => {
          setQuery(event.target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={scroller}
        className="peer-scroller peer-palette"
        onScroll={(event) => setTop(Math.floor(event.currentTarget.scrollTop / ROW))}
      >
        <div className="peer-rows" style={{ height: places.length * ROW }}>
          {places.slice(first, top + SEEN + OVERSCAN).map((at, nth) => (
            <PeerRow
              key={at}
              source={source}
              at={at}
              active={first + nth === active}
              top={(first + nth) * ROW}
              id={`row-${at}`}
            />
          ))}
        </div>
      </div>
    </>
  );
}

/** The same options in cmdk. */
export function CmdkPalette({ source }: { source: Source }): ReactNode {
  const moves = useSyncExternalStore(source.subscribe, () => source.moves);
  return (
    <Command label="Search">
      <Command.Input />
      <Command.List className="peer-scroller peer-palette">
        {moves.map((move, at) => (
          <Command.Item key={at} value={nameOf(move)} className="peer-row">
            <span className="peer-name">{nameOf(move)}</span>
            {move.isValid ? (
              <span className="peer-badge">{Number(move.metadata?.successChance)} %</span>
            ) : (
              <span className="peer-reasons">
                {move.validationErrors?.map(({ reason }) => reason).join(' ')}
              </span>
            )}
          </Command.Item>
        ))}
      </Command.List>
    </Command>
  );
}
