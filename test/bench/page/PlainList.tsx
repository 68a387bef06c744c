import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { moveAt } from '../moves.mjs';
import type { Source } from './source.js';

const ROWS = 12;
const ROW = 52;

/**
 * The least a browser can do for a key: as many rows as a screen shows, made by hand, of which the next gets the keyboard
 * and one element says its reasons. React only gives it room; nothing in it follows the engine.
 */
export function PlainList({ source }: { source: Source }): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => fill(list.current!, source.moves.length), [source]);
  return <div ref={list} className="peer-scroller" />;
}

function fill(list: HTMLElement, count: number): void {
  const tooltip = document.createElement('div');
  tooltip.className = 'peer-tooltip';
  tooltip.hidden = true;
  const rows = Array.from({ length: ROWS }, (_, at) => rowAt(at, count));
  list.replaceChildren(...rows, tooltip);
  list.addEventListener('keydown', ({ key, target }) => {
    const from = target as HTMLElement;
    const to = (key === 'ArrowDown' ? from.nextSibling : from.previousSibling) as HTMLElement;
    from.tabIndex = -1;
    to.tabIndex = 0;
    to.focus({ preventScroll: true });
    tooltip.hidden = to.dataset['unavailable'] === undefined;
    if (tooltip.hidden) return;
    tooltip.textContent = to.querySelector('.peer-reasons')!.textContent;
    const { left, bottom } = to.getBoundingClientRect();
    tooltip.style.translate = `${left}px ${bottom}px`;
  });
}

function rowAt(at: number, count: number): HTMLElement {
  const { isValid, metadata, validationErrors = [] } = moveAt(at, count, 0);
  const row = document.createElement('button');
  row.className = 'peer-row';
  row.tabIndex = at === 0 ? 0 : -1;
  row.style.top = `${at * ROW}px`;
  if (!isValid) row.dataset['unavailable'] = '';
  const name = document.createElement('span');
  name.className = 'peer-name';
  name.textContent = metadata?.displayName ?? '';
  const more = document.createElement('span');
  more.className = isValid ? 'peer-badge' : 'peer-reasons';
  more.textContent = isValid
    ? `${Number(metadata?.successChance)} %`
    : validationErrors.map(({ reason }) => reason).join(' ');
  row.append(name, more);
  return row;
}
