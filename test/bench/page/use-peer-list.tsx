import { useLayoutEffect, useRef, useState } from 'react';
import type { FocusEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import type { Source } from './source.js';

/** Roving focus and one tooltip for a list of rows, by delegated events: what every list here has. */
export function usePeerList(
  source: Source,
  list: RefObject<HTMLElement | null>,
  reveal: (at: number) => void,
) {
  const [active, setActive] = useState(0);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const hasFocus = useRef(false);

  useLayoutEffect(() => {
    if (!hasFocus.current) return;
    list.current?.querySelector<HTMLElement>(`[data-at="${active}"]`)?.focus({ preventScroll: true });
  }, [active, list]);

  return {
    active,
    tooltip: <PeerTooltip anchor={anchor} source={source} />,
    handlers: {
      onKeyDown(event: KeyboardEvent) {
        const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
        if (step === undefined) return;
        event.preventDefault();
        const next = Math.max(0, Math.min(active + step, source.moves.length - 1));
        reveal(next);
        setActive(next);
      },
      onFocus(event: FocusEvent) {
        hasFocus.current = true;
        const row = event.target.closest<HTMLElement>('[data-at]');
        setAnchor(row?.dataset['unavailable'] === undefined ? null : row);
      },
      onBlur() {
        hasFocus.current = false;
      },
    },
  };
}

/** The reasons of the row that has the keyboard, beside it. */
function PeerTooltip({ anchor, source }: { anchor: HTMLElement | null; source: Source }): ReactNode {
  const tooltip = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!anchor || !tooltip.current) return;
    const { left, bottom } = anchor.getBoundingClientRect();
    const { height } = tooltip.current.getBoundingClientRect();
    tooltip.current.style.translate = `${left}px ${Math.min(bottom, window.innerHeight - height)}px`;
  }, [anchor]);
  if (!anchor) return null;
  const errors = source.moves[Number(anchor.dataset['at'])]?.validationErrors ?? [];
  return (
    <div ref={tooltip} className="peer-tooltip">
      <ul>
        {errors.map(({ errorCode, reason }) => (
          <li key={errorCode}>{reason}</li>
        ))}
      </ul>
    </div>
  );
}
