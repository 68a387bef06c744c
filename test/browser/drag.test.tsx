import { act, cleanup, render } from '@testing-library/react';
import type { CSSProperties } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { BoardGrid } from '../../src/components/BoardGrid/BoardGrid.js';
import { Hand } from '../../src/components/Hand/Hand.js';
import { UnavailableReasonTooltip } from '../../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { DragLayer } from '../../src/drag/DragLayer.js';
import '../../src/drag/styles.css';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import type { EnumeratedMove } from '../../src/protocol/enumerated-move.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { Battlefield } from '../../stories/tables/Battlefield.js';
import { skirmish } from '../../stories/tables/hex-skirmish.js';
import { publisher } from './games.js';
import '../../src/styles.css';
import '../../src/components/HexBoard/HexBoard.css';

afterEach(cleanup);

const put = (card: string, cell: string, reason?: string): EnumeratedMove => ({
  moveId: 'put',
  playerId: 'X',
  params: { card, cell },
  ...(reason === undefined
    ? { isValid: true }
    : { isValid: false, validationError: { errorCode: 'NO', reason } }),
});

const MOVES = [
  put('ace', 'cell 0'),
  put('ace', 'cell 1', 'The second cell is closed.'),
  put('king', 'cell 0'),
  put('king', 'cell 1'),
  put('joker', 'cell 2'),
];

/** A hand of three cards, and three cells to drag them to. */
function table() {
  const game = publisher(MOVES);
  const sent: unknown[] = [];
  const store = createGameStore({
    ...game.adapter,
    execute(command) {
      sent.push(command.params);
      return game.adapter.execute(command);
    },
  });
  const { container } = render(
    <GameProvider store={store}>
      <DragLayer style={{ inlineSize: '30rem' }}>
        <BoardGrid
          label="Board"
          rows={1}
          columns={3}
          cellId={({ column }) => `cell ${column}`}
          cellLabel={({ column }) => `Cell ${column}`}
        />
        <p data-drop-place>Open place</p>
        <UnavailableReasonTooltip>
          <Hand label="Hand" items={['ace', 'king', 'joker'].map((id) => ({ id, name: id }))} />
        </UnavailableReasonTooltip>
      </DragLayer>
    </GameProvider>,
  );
  const at = (id: string) => container.querySelector<HTMLElement>(`[data-entity-id="${id}"]`)!;
  return { ...game, store, sent, container, at, selection: () => store.getState().selection };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function middleOf(element: Element): Point {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A pointer that goes where the test wants it, step by step. */
function pointer(pointerType = 'mouse') {
  let held = 0;
  const send = (type: string, target: Element, { x, y }: Point) =>
    act(async () => {
      const init = { pointerId: 1, isPrimary: true, pointerType, button: 0, clientX: x, clientY: y };
      target.dispatchEvent(new PointerEvent(type, { ...init, bubbles: true, cancelable: true }));
    });
  return {
    down: (element: Element, at = middleOf(element)) => send('pointerdown', element, at),
    to: (at: Point) => send('pointermove', document.body, at),
    drop: (at: Point) => send('pointerup', document.body, at),
    over: (element: Element) =>
      send('pointermove', element, { ...middleOf(element), y: middleOf(element).y + (held += 0.1) }),
    up: (element: Element) => send('pointerup', element, middleOf(element)),
  };
}

describe('dragging with a mouse', () => {
  it('plays where it is possible', async () => {
    const { at, sent, selection } = table();
    await userEvent.dragAndDrop(at('king'), at('cell 1'));
    await expect.poll(() => sent).toEqual([{ card: 'king', cell: 'cell 1' }]);
    expect(selection()).toEqual({});
  });

  it('lights what it can be dropped on, and nothing else', async () => {
    const { at, container } = table();
    const mouse = pointer();
    await mouse.down(at('ace'));
    await mouse.over(at('cell 2'));
    expect(container.querySelector('[data-dragging]')).not.toBeNull();
    const lit = [...container.querySelectorAll<HTMLElement>('[data-target]')];
    expect(lit.map(({ dataset }) => dataset['entityId'])).toEqual(['cell 0']);
    await mouse.up(at('ace'));
    expect(container.querySelector('[data-dragging], .ms-drag-ghost')).toBeNull();
  });

  it('presses what is put on an open place', async () => {
    const { at, sent, selection } = table();
    await userEvent.dragAndDrop(at('joker'), document.querySelector('[data-drop-place]')!);
    await expect.poll(() => sent).toEqual([{ card: 'joker', cell: 'cell 2' }]);
    await userEvent.dragAndDrop(at('king'), document.querySelector('[data-drop-place]')!);
    await expect.poll(selection).toEqual({ card: 'king' });
  });

  it('says why where it is not possible', async () => {
    const { at, sent } = table();
    await userEvent.dragAndDrop(at('ace'), at('cell 1'));
    await expect
      .poll(() => document.querySelector('.ms-reason-popover:popover-open')?.textContent)
      .toContain('The second cell is closed.');
    expect(sent).toEqual([]);
  });

  it('says so where there is no such option, and chooses what was chosen before', async () => {
    const { at, sent, selection, container } = table();
    await userEvent.dragAndDrop(at('joker'), at('cell 0'));
    await expect
      .poll(() => container.querySelector('.ms-drag-notice:popover-open')?.textContent)
      .toMatch(/nothing/);
    expect([...container.querySelectorAll('[role="status"]')].at(-1)).toHaveTextContent('nothing to do');
    expect([sent, selection()]).toEqual([[], {}]);
    await userEvent.keyboard('{Shift}');
    await expect.poll(() => container.querySelector('.ms-drag-notice:popover-open')).toBeNull();
  });

  it('says so at the place of the drop, also while the page scrolls', async () => {
    const { at, container } = table();
    container.style.paddingBlock = '10rem 200rem';
    await userEvent.dragAndDrop(at('joker'), at('cell 0'));
    const notice = () => container.querySelector('.ms-drag-notice:popover-open')!;
    await expect.poll(notice).not.toBeNull();
    const distance = () =>
      Math.round(at('cell 0').getBoundingClientRect().top - notice().getBoundingClientRect().bottom);
    const before = distance();
    window.scrollTo(0, 60);
    await expect.poll(() => window.scrollY).toBe(60);
    await expect.poll(distance).toBe(before);
    window.scrollTo(0, 0);
  });

  it('does nothing where it is dropped on itself, on nothing, or taken back by Escape', async () => {
    const { at, sent, selection, container } = table();
    const mouse = pointer();
    for (const end of [
      () => mouse.up(at('king')),
      () => mouse.up(document.body),
      () => userEvent.keyboard('{Escape}'),
    ]) {
      await mouse.down(at('king'));
      await mouse.over(at('cell 0'));
      expect(selection()).toEqual({ card: 'king' });
      await end();
      expect(selection()).toEqual({});
      expect(container.querySelector('.ms-drag-ghost')).toBeNull();
      expect(container.querySelector('.ms-drag-notice')).toBeEmptyDOMElement();
    }
    expect(sent).toEqual([]);
  });

  it('lets go of what can no longer be done', async () => {
    const { at, sent, publish, container } = table();
    const mouse = pointer();
    await mouse.down(at('king'));
    await mouse.over(at('cell 1'));
    await act(async () => publish(MOVES.filter(({ params }) => params['card'] !== 'king')));
    expect(container.querySelector('[data-dragging], .ms-drag-ghost')).toBeNull();
    expect(container.querySelector('.ms-drag-notice')?.textContent).toMatch(/moved on/);
    await mouse.up(at('cell 1'));
    expect(sent).toEqual([]);
  });

  it('refuses a target that goes away under it', async () => {
    const { at, sent, publish } = table();
    const mouse = pointer();
    await mouse.down(at('king'));
    await mouse.over(at('cell 1'));
    await act(async () => publish(MOVES.filter(({ params }) => params['cell'] !== 'cell 1')));
    await mouse.up(at('cell 1'));
    expect(sent).toEqual([]);
  });

  it('leaves a press a press', async () => {
    const { at, selection } = table();
    await userEvent.click(at('king'));
    expect(selection()).toEqual({ card: 'king' });
  });

  it('takes pieces over a drawn map', async () => {
    const store = createGameStore(skirmish().adapter);
    const { container } = render(
      <GameProvider store={store}>
        <DragLayer>
          <Battlefield label="Battlefield" />
        </DragLayer>
      </GameProvider>,
    );
    const at = (id: string) => container.querySelector<HTMLElement>(`[data-entity-id="${id}"]`)!;
    await userEvent.dragAndDrop(at('unit-0'), at('hex 0 -1'));
    await expect
      .poll(() => store.getState().snapshot.log.map(({ text }) => text))
      .toEqual(['Frost Riders: march to 0 -1']);
  });
});

/** Two cells on a long page, or at the two ends of a panel that scrolls; the king may go to either. */
function longTable(panel: CSSProperties = {}) {
  const game = publisher(MOVES);
  const sent: unknown[] = [];
  const store = createGameStore({
    ...game.adapter,
    execute(command) {
      sent.push(command.params);
      return game.adapter.execute(command);
    },
  });
  const cell = (id: string, style: CSSProperties) => (
    <button type="button" data-entity-id={id} style={{ inlineSize: '6rem', blockSize: '4rem', ...style }}>
      {id}
    </button>
  );
  const { container } = render(
    <GameProvider store={store}>
      <DragLayer>
        <UnavailableReasonTooltip data-testid="panel" style={panel}>
          {cell('king', { display: 'block' })}
          {cell('cell 1', { display: 'block', marginBlockStart: '1200px', marginInlineStart: '1rem' })}
          {cell('cell 0', { display: 'block', marginInlineStart: '3000px' })}
        </UnavailableReasonTooltip>
      </DragLayer>
    </GameProvider>,
  );
  const at = (id: string) => container.querySelector<HTMLElement>(`[data-entity-id="${id}"]`)!;
  const scroller = page.getByTestId('panel').element();
  return { at, sent, panel: scroller, store };
}

const PANEL: CSSProperties = { blockSize: '20rem', inlineSize: '20rem', overflow: 'auto' };

/** An element and where on the screen something happens, a bit within an edge of a box. */
const nearEdge = (box: DOMRect, edge: 'top' | 'bottom' | 'left' | 'right') => ({
  x: edge === 'left' ? box.left + 4 : edge === 'right' ? box.right - 24 : box.left + 60,
  y: edge === 'top' ? box.top + 4 : edge === 'bottom' ? box.bottom - 24 : box.top + 100,
});

describe('dragging near an edge', () => {
  afterEach(() => window.scrollTo(0, 0));

  it('scrolls a panel, and drops on what came into sight', async () => {
    const { at, panel, sent, store } = longTable(PANEL);
    const mouse = pointer();
    await mouse.down(at('king'));
    const edge = nearEdge(panel.getBoundingClientRect(), 'bottom');
    await mouse.to(edge);
    await expect.poll(() => panel.scrollTop, { timeout: 8000 }).toBeGreaterThan(900);
    const isUnder = () => document.elementFromPoint(edge.x, edge.y) === at('cell 1');
    await expect.poll(isUnder, { timeout: 8000 }).toBe(true);
    await expect.poll(() => store.getState().focusedId).not.toBeNull();
    await mouse.drop(edge);
    await expect.poll(() => sent).toEqual([{ card: 'king', cell: 'cell 1' }]);
  });

  it('scrolls back, and sideways', async () => {
    const { at, panel } = longTable(PANEL);
    const mouse = pointer();
    panel.scrollTop = 30;
    await mouse.down(at('king'));
    await mouse.to(nearEdge(panel.getBoundingClientRect(), 'right'));
    await expect.poll(() => panel.scrollLeft).toBeGreaterThan(100);
    await mouse.to(nearEdge(panel.getBoundingClientRect(), 'top'));
    await expect.poll(() => panel.scrollTop).toBe(0);
    await mouse.drop({ x: 0, y: 0 });
  });

  it('scrolls the page where no panel scrolls, until it is dropped', async () => {
    const { at } = longTable();
    const mouse = pointer();
    await mouse.down(at('king'));
    await mouse.to({ x: 40, y: window.innerHeight - 4 });
    await expect.poll(() => window.scrollY).toBeGreaterThan(200);
    await mouse.drop({ x: 40, y: window.innerHeight - 4 });
    const { scrollY } = window;
    await frames(3);
    expect(window.scrollY).toBe(scrollY);
  });

  it('scrolls nothing at the edge where the drag began', async () => {
    const { at, panel } = longTable(PANEL);
    panel.scrollTop = 20;
    const mouse = pointer();
    const { left, top } = panel.getBoundingClientRect();
    await mouse.down(at('king'), { x: left + 20, y: top + 10 });
    await mouse.to({ x: left + 60, y: top + 12 });
    await frames(3);
    expect(panel.scrollTop).toBe(20);
    await mouse.drop({ x: left + 60, y: top + 12 });
  });

  it('scrolls for a finger', async () => {
    const { at, panel } = longTable(PANEL);
    const { down, to, up } = finger();
    await down(at('king'));
    await rest(260);
    const box = panel.getBoundingClientRect();
    await to({ x: box.left + 60, y: box.top + 120 });
    await to(nearEdge(box, 'bottom'));
    await expect.poll(() => panel.scrollTop).toBeGreaterThan(200);
    await up();
  });
});

/** Waits until the browser has painted so many frames. */
async function frames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1)
    await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** A finger as the browser has one: what it sends, it sends to whoever is there. */
function finger() {
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Point) => {
    const frame = window.frameElement!.getBoundingClientRect();
    const scale = frame.width / window.innerWidth;
    const touchPoints = at ? [{ x: frame.left + at.x * scale, y: frame.top + at.y * scale }] : [];
    await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  };
  // In two steps: the browser keeps the first back until it knows that it is no scrolling.
  const to = async ({ x, y }: Point) => {
    await touch('touchMove', { x: x - 8, y });
    await touch('touchMove', { x, y });
  };
  return {
    down: (element: Element) => touch('touchStart', middleOf(element)),
    to,
    over: (element: Element) => to(middleOf(element)),
    up: () => touch('touchEnd'),
  };
}

/** As long as a finger rests that wants to drag, or to read. */
async function rest(milliseconds: number): Promise<void> {
  const begun = performance.now();
  await expect.poll(() => performance.now() - begun, { interval: 20 }).toBeGreaterThan(milliseconds);
}

describe('what hangs on the pointer', () => {
  it('stands where the rules and colours of a skin hold for it', async () => {
    const { at, container } = table();
    const { down, over, up } = finger();
    await down(at('king'));
    await rest(260);
    await over(at('cell 1'));
    await expect.poll(() => container.querySelector('.ms-drag-ghost')).not.toBeNull();
    expect(container.querySelector('.ms-drag-ghost')!.parentElement).toBe(at('king').parentElement);
    await up();
    await expect.poll(() => container.querySelector('.ms-drag-ghost')).toBeNull();
  });
});

describe('dragging with a finger', () => {
  it.each([
    ['has rested', 260],
    ['has read what it would do', 600],
  ])('plays where a finger that %s is lifted', async (_, milliseconds) => {
    const { at, sent, container } = table();
    const { down, over, up } = finger();
    await down(at('king'));
    await rest(milliseconds);
    await over(at('cell 1'));
    await expect.poll(() => container.querySelector('.ms-drag-ghost')).not.toBeNull();
    expect(at('cell 1')).toHaveAttribute('data-target');
    expect(document.querySelector('.ms-reason-popover:popover-open')).toBeNull();
    await up();
    await expect.poll(() => sent).toEqual([{ card: 'king', cell: 'cell 1' }]);
  });

  it('says why where it is not possible', async () => {
    const { at, sent } = table();
    const { down, over, up } = finger();
    await down(at('ace'));
    await rest(260);
    await over(at('cell 1'));
    await up();
    await expect
      .poll(() => document.querySelector('.ms-reason-popover:popover-open')?.textContent)
      .toContain('The second cell is closed.');
    expect(sent).toEqual([]);
  });

  it('goes on when a list that scrolls drops the dragged card', async () => {
    const { at, sent, container } = table();
    const { down, over, up } = finger();
    await down(at('king'));
    await rest(260);
    await over(at('cell 0'));
    const ghost = () => container.querySelector('.ms-drag-ghost:popover-open');
    await expect.poll(ghost).not.toBeNull();
    const item = at('king').closest('li')!;
    const list = item.parentElement!;
    item.remove();
    await over(at('cell 2'));
    await expect.poll(ghost).not.toBeNull();
    await over(at('cell 1'));
    await up();
    await expect.poll(() => sent).toEqual([{ card: 'king', cell: 'cell 1' }]);
    list.append(item);
  });

  it('waits until the finger has rested: one that moves at once scrolls', async () => {
    const { at, container } = table();
    const hasty = pointer('touch');
    await hasty.down(at('king'));
    await hasty.over(at('cell 1'));
    expect(container.querySelector('[data-dragging]')).toBeNull();
    await page.getByRole('button', { name: 'king' }).click();
    expect(at('king')).toHaveAttribute('data-selected');
  });
});
