import { act, cleanup, render } from '@testing-library/react';
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

/** A pointer that goes where the test wants it, step by step. */
function pointer(pointerType = 'mouse') {
  let held = 0;
  const send = (type: string, target: Element, { x, y }: { x: number; y: number }) =>
    act(async () => {
      const init = { pointerId: 1, isPrimary: true, pointerType, button: 0, clientX: x, clientY: y };
      target.dispatchEvent(new PointerEvent(type, { ...init, bubbles: true, cancelable: true }));
    });
  const middle = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  };
  return {
    down: (element: Element) => send('pointerdown', element, middle(element)),
    over: (element: Element) =>
      send('pointermove', element, { ...middle(element), y: middle(element).y + (held += 0.1) }),
    up: (element: Element) => send('pointerup', element, middle(element)),
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

/** A finger as the browser has one: what it sends, it sends to whoever is there. */
function finger() {
  const touch = async (type: 'touchStart' | 'touchMove' | 'touchEnd', element?: Element, slide = 0) => {
    const frame = window.frameElement!.getBoundingClientRect();
    const scale = frame.width / window.innerWidth;
    const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const x = frame.left + (left + width / 2 + slide) * scale;
    const y = frame.top + (top + height / 2) * scale;
    await cdp().send('Input.dispatchTouchEvent', { type, touchPoints: element ? [{ x, y }] : [] });
  };
  return {
    down: (element: Element) => touch('touchStart', element),
    async over(element: Element) {
      // In two steps: the browser keeps the first back until it knows that it is no scrolling.
      for (const slide of [-8, 0]) await touch('touchMove', element, slide);
    },
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
