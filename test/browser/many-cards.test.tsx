import { act, cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { Hand } from '../../src/components/Hand/Hand.js';
import { UnavailableReasonTooltip } from '../../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { Zone } from '../../src/components/Zone/Zone.js';
import { DragLayer } from '../../src/drag/DragLayer.js';
import '../../src/drag/styles.css';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { useHintMode } from '../../src/hooks/use-hint-mode.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import '../../src/styles.css';
import { publisher } from './games.js';

afterEach(cleanup);

const cards = (count: number) =>
  Array.from({ length: count }, (_, nth) => ({ id: `c${nth}`, name: `Card ${nth}` }));

const play = (card: string, reason?: string): EnumeratedMove => ({
  moveId: 'play',
  playerId: 'X',
  params: { card },
  ...(reason === undefined
    ? { isValid: true }
    : { isValid: false, validationError: { errorCode: 'NO', reason } }),
});

const LAYOUTS = {
  hand: (items: ReturnType<typeof cards>, above?: number) => (
    <Hand label="Many" items={items} {...(above !== undefined && { windowAbove: above })} />
  ),
  row: (items: ReturnType<typeof cards>, above?: number) => (
    <Zone label="Many" layout="row" items={items} {...(above !== undefined && { windowAbove: above })} />
  ),
  grid: (items: ReturnType<typeof cards>, above?: number) => (
    <Zone label="Many" items={items} {...(above !== undefined && { windowAbove: above })} />
  ),
};

/** A place with so many cards, of which each can be played. */
function table(layout: keyof typeof LAYOUTS, count: number, above?: number) {
  const game = publisher(cards(count).map(({ id }) => play(id)));
  const sent: unknown[] = [];
  const store = createGameStore({
    ...game.adapter,
    execute(command) {
      sent.push(command.params);
      return game.adapter.execute(command);
    },
  });
  const page = (held: number) => (
    <GameProvider store={store}>
      <DragLayer style={{ inlineSize: '30rem' }}>
        <p data-drop-place>Open place</p>
        <UnavailableReasonTooltip>{LAYOUTS[layout](cards(held), above)}</UnavailableReasonTooltip>
      </DragLayer>
    </GameProvider>
  );
  const { container, rerender } = render(page(count));
  const list = container.querySelector('ul')!;
  return {
    ...game,
    sent,
    container,
    list,
    rendered: () => list.querySelectorAll('li').length,
    /** How many cards lie beside one another. */
    columns: () => new Set([...list.children].map((item) => item.getBoundingClientRect().left)).size,
    hold: (held: number) => rerender(page(held)),
    at: (nth: number) => container.querySelector<HTMLElement>(`[data-entity-id="c${nth}"]`),
    async scrollTo(part: number) {
      await act(async () => {
        list.scrollTo({ left: list.scrollWidth * part, top: list.scrollHeight * part });
        await new Promise((resolve) => list.addEventListener('scroll', resolve, { once: true }));
      });
    },
  };
}

const focused = () => (document.activeElement as HTMLElement).dataset['entityId'];

describe.each(['hand', 'row', 'grid'] as const)('a %s of many cards', (layout) => {
  it('renders a hundred, and of more only those on screen', () => {
    const few = table(layout, 100);
    expect(few.rendered()).toBe(100);
    expect(few.list.closest('section')).not.toHaveAttribute('data-windowed');
    expect(few.at(0)!.closest('li')).not.toHaveAttribute('aria-setsize');
    cleanup();
    const many = table(layout, 101);
    expect(many.rendered()).toBeLessThan(60);
    expect(many.list.closest('section')).toHaveAttribute('data-windowed');
    expect(many.at(2)!.closest('li')).toHaveAttribute('aria-posinset', '3');
    expect(many.at(2)!.closest('li')).toHaveAttribute('aria-setsize', '101');
  });

  it('renders as many of ten thousand as of two hundred', () => {
    const [some, many] = [200, 10_000].map((count) => {
      const { rendered } = table(layout, count);
      const found = rendered();
      cleanup();
      return found;
    });
    expect(many).toBe(some);
  });

  it('fills the place from the first paint on, and wherever it is scrolled', async () => {
    const { list, scrollTo } = table(layout, 2000);
    for (const part of [0, 0.3, 0.7, 1]) {
      if (part > 0) await scrollTo(part);
      const { left, right, top, bottom } = list.getBoundingClientRect();
      const shown = [...list.children].map((item) => item.getBoundingClientRect());
      expect(Math.min(...shown.map((box) => box.left))).toBeLessThan(left + 30);
      expect(Math.max(...shown.map((box) => box.right))).toBeGreaterThan(right - 200);
      expect(Math.min(...shown.map((box) => box.top))).toBeLessThan(top + 30);
      expect(Math.max(...shown.map((box) => box.bottom))).toBeGreaterThan(bottom - 90);
    }
  });

  it('lays each card beside the last, none over another', () => {
    const { list } = table(layout, 2000);
    const boxes = [...list.children].map((item) => item.getBoundingClientRect());
    const covered = boxes.filter((box, nth) => {
      const next = boxes[nth + 1];
      return next && next.left < box.right && next.top < box.bottom;
    });
    expect(covered).toEqual([]);
  });

  it('keeps the keyboard with a card that is scrolled away, also when that card is gone', async () => {
    const { at, rendered, scrollTo, hold } = table(layout, 1000);
    await userEvent.click(at(3)!);
    await scrollTo(0.5);
    expect(focused()).toBe('c3');
    expect(at(8)).toBeNull();
    expect(at(501)).not.toBeNull();
    hold(2);
    expect(focused()).toBe('c1');
    expect(rendered()).toBe(2);
    hold(0);
    expect(document.activeElement).toHaveProperty('tagName', 'UL');
  });

  it('stays focused itself when somebody presses beside its cards', () => {
    const { list, hold } = table(layout, 1000);
    act(() => list.focus());
    hold(2);
    expect(document.activeElement).toBe(list);
  });

  it('lets a card be dragged on when its place is scrolled away under it', async () => {
    const { at, sent, scrollTo, container } = table(layout, 1000);
    const send = (type: string, target: Element) => {
      const { left, top } = target.getBoundingClientRect();
      const init = { pointerId: 1, isPrimary: true, pointerType: 'mouse', button: 0, bubbles: true };
      return act(async () => {
        target.dispatchEvent(new PointerEvent(type, { ...init, clientX: left + 9, clientY: top + 9 }));
      });
    };
    const place = container.querySelector('[data-drop-place]')!;
    await send('pointerdown', at(2)!);
    await send('pointermove', place);
    await scrollTo(0.5);
    expect(at(1)).toBeNull();
    await send('pointerup', place);
    expect(sent).toEqual([{ card: 'c2' }]);
  });

  it('draws one card anew where one changes, and two where the keyboard goes on', async () => {
    const { list, at, publish } = table(layout, 1000);
    const drawn = new Set<string | undefined>();
    const observer = new MutationObserver((changes) => {
      for (const { target } of changes)
        drawn.add((target as Element).closest<HTMLElement>('[data-entity-id]')?.dataset['entityId']);
    });
    observer.observe(list, { subtree: true, attributes: true, childList: true });
    await act(async () =>
      publish(cards(1000).map(({ id }) => play(id, id === 'c4' ? 'It is torn.' : undefined))),
    );
    expect(at(4)).toHaveAccessibleDescription('It is torn.');
    expect(drawn).toEqual(new Set(['c4']));
    drawn.clear();
    await act(async () => at(0)!.focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(drawn).toEqual(new Set(['c0', 'c1']));
    observer.disconnect();
  });
});

describe('many cards', () => {
  it('are all rendered where that is asked for', () => {
    expect(table('grid', 150, Infinity).rendered()).toBe(150);
    cleanup();
    expect(table('hand', 50, 20).rendered()).toBeLessThan(30);
  });

  it('lie in as many columns as there is room for, also when that changes', async () => {
    const { list, container, columns } = table('grid', 500);
    const before = columns();
    expect(before).toBeGreaterThan(1);
    container.querySelector<HTMLElement>('.ms-drag-layer')!.style.inlineSize = '14rem';
    await expect.poll(columns).toBe(1);
    expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  });

  it('keep the one that is seen first in sight when there is room for fewer or more', async () => {
    const { list, container, scrollTo, at, columns } = table('grid', 1000);
    await scrollTo(0.5);
    const { top } = list.getBoundingClientRect();
    const first = [...list.children].find((item) => item.getBoundingClientRect().bottom > top + 50)!;
    const nth = Number(first.ariaPosInSet) - 1;
    for (const [inlineSize, beside] of [
      ['14rem', 1],
      ['45rem', 4],
    ] as const) {
      container.querySelector<HTMLElement>('.ms-drag-layer')!.style.inlineSize = inlineSize;
      await expect.poll(columns).toBe(beside);
      expect(Math.abs((at(nth)?.getBoundingClientRect().top ?? Infinity) - top)).toBeLessThan(120);
    }
  });

  it('have letters in hint mode where they are in sight, and after scrolling the ones that came', async () => {
    const game = publisher(cards(1000).map(({ id }) => play(id)));
    function Hints() {
      const mode = useHintMode();
      return (
        <>
          <button type="button" {...mode.getTriggerProps()}>
            Hints
          </button>
          <output>{mode.hints.length}</output>
        </>
      );
    }
    const { container } = render(
      <GameProvider store={createGameStore(game.adapter)}>
        <Hints />
        <div style={{ inlineSize: '25rem' }}>
          <Hand label="Many" items={cards(1000)} />
        </div>
      </GameProvider>,
    );
    await userEvent.click(container.querySelector('button')!);
    const labels = () => Number(container.querySelector('output')!.textContent);
    const list = container.querySelector('ul')!;
    expect(labels()).toBeGreaterThan(3);
    expect(labels()).toBeLessThanOrEqual(list.children.length);
    list.scrollLeft = 5000;
    await expect.poll(() => container.querySelector('[aria-posinset="70"]')).not.toBeNull();
    await expect.poll(labels).toBeGreaterThan(3);
  });

  it('come few from a server', () => {
    const game = publisher([]);
    const html = renderToString(
      <GameProvider store={createGameStore(game.adapter)}>
        <Hand label="Many" items={cards(1000)} />
        <Zone label="Many" items={cards(1000)} />
      </GameProvider>,
    );
    expect(html.match(/<li/g)!.length).toBeLessThan(100);
    expect(html).toContain('aria-setsize="1000"');
  });
});
