import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef, type ReactNode } from 'react';
import { PeerRow } from './PeerRow.js';
import type { Source } from './source.js';
import { usePeerList } from './use-peer-list.js';

/** The same rows in TanStack Virtual. */
export function VirtualList({ source }: { source: Source }): ReactNode {
  const scroller = useRef<HTMLDivElement>(null);
  // oxlint-disable-next-line react/incompatible-library -- nothing is memoised by a compiler here.
  const virtualizer = useVirtualizer({
    count: source.moves.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => 52,
    overscan: 2,
  });
  const { active, tooltip, handlers } = usePeerList(source, scroller, (at) => virtualizer.scrollToIndex(at));
  return (
    <>
      <div ref={scroller} className="peer-scroller" {...handlers}>
        <div className="peer-rows" style={{ height: virtualizer.getTotalSize() }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => (
            <PeerRow key={index} source={source} at={index} active={index === active} top={start} />
          ))}
        </div>
      </div>
      {tooltip}
    </>
  );
}
