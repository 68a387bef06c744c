import * as Tooltip from '@radix-ui/react-tooltip';
import { memo, useRef, useSyncExternalStore, type ReactNode } from 'react';
import type { Source } from './source.js';
import { usePeerList } from './use-peer-list.js';

/** All rows, each with a tooltip of its own, as most kits have it. */
export function TooltipList({ source }: { source: Source }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  const { active, handlers } = usePeerList(source, list, (at) => {
    list.current?.querySelector(`[data-at="${at}"]`)?.scrollIntoView({ block: 'nearest' });
  });
  return (
    <Tooltip.Provider delayDuration={0}>
      <div ref={list} className="peer-all" {...handlers}>
        {source.moves.map((_, at) => (
          <TooltipRow key={at} source={source} at={at} active={at === active} />
        ))}
      </div>
    </Tooltip.Provider>
  );
}

const TooltipRow = memo(function TooltipRow({ source, at, active }: TooltipRowProps): ReactNode {
  const move = useSyncExternalStore(source.subscribe, () => source.moves[at]);
  if (!move) return null;
  const reasons = move.validationErrors?.map(({ reason }) => reason) ?? [];
  return (
    <Tooltip.Root>
      <Tooltip.Trigger
        className="peer-row"
        data-at={at}
        data-unavailable={move.isValid ? undefined : ''}
        tabIndex={active ? 0 : -1}
      >
        <span className="peer-name">{move.metadata?.displayName}</span>
        {move.isValid ? (
          <span className="peer-badge">{Number(move.metadata?.successChance)} %</span>
        ) : (
          <span className="peer-reasons">{reasons.join(' ')}</span>
        )}
      </Tooltip.Trigger>
      {!move.isValid && (
        <Tooltip.Portal>
          <Tooltip.Content className="peer-tooltip">{reasons.join(' ')}</Tooltip.Content>
        </Tooltip.Portal>
      )}
    </Tooltip.Root>
  );
});

interface TooltipRowProps {
  readonly source: Source;
  readonly at: number;
  /** Whether Tab reaches it. */
  readonly active: boolean;
}
