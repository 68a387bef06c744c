import { useRef, useState, type ReactNode } from 'react';
import { PeerRow } from './PeerRow.js';
import type { Source } from './source.js';
import { usePeerList } from './use-peer-list.js';

const ROW = 52;
const HEIGHT = 448;
const SEEN = Math.ceil(HEIGHT / ROW);
const OVERSCAN = 2;

/** The least React can do: only the rows on screen, or all of them where there are few. Everything is of fixed size. */
export function MinimalWindow({ source, windowed }: { source: Source; windowed: boolean }): ReactNode {
  const count = source.moves.length;
  const scroller = useRef<HTMLDivElement>(null);
  const [top, setTop] = useState(0);
  const { active, tooltip, handlers } = usePeerList(source, scroller, reveal);
  const first = windowed ? Math.max(0, top - OVERSCAN) : 0;
  const last = windowed ? Math.min(count - 1, top + SEEN + OVERSCAN) : count - 1;

  function reveal(at: number): void {
    const element = scroller.current;
    if (!element || !windowed) return;
    const next = Math.max(Math.min(element.scrollTop, at * ROW), (at + 1) * ROW - HEIGHT);
    if (next !== element.scrollTop) element.scrollTop = next;
  }

  return (
    <>
      <div
        ref={scroller}
        className={windowed ? 'peer-scroller' : undefined}
        onScroll={(event) => setTop(Math.floor(event.currentTarget.scrollTop / ROW))}
        {...handlers}
      >
        <div className="peer-rows" style={windowed ? { height: count * ROW } : undefined}>
          {Array.from({ length: last - first + 1 }, (_, nth) => first + nth).map((at) => (
            <PeerRow
              key={at}
              source={source}
              at={at}
              active={at === active}
              {...(windowed && { top: at * ROW })}
            />
          ))}
        </div>
      </div>
      {tooltip}
    </>
  );
}
