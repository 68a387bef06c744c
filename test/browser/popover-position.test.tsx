import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { UnavailableReasonTooltip } from '../../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { letter, publisher } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

/** A scrolling panel with content above an unavailable row, whose popover is open and pinned. */
async function pinnedPopover({ dir = 'ltr' } = {}) {
  const { adapter } = publisher([letter('A', 'The letter A is spoken for until the end of the turn.')]);
  const store = createGameStore(adapter);
  const { id } = store.getState().options[0]!;
  const { container } = render(
    <GameProvider store={store}>
      <div dir={dir} data-testid="panel" style={{ blockSize: '18rem', overflowY: 'auto' }}>
        <div data-testid="above" style={{ blockSize: '4rem' }} />
        <UnavailableReasonTooltip>
          <button type="button" data-option-id={id} style={{ inlineSize: '12rem', blockSize: '2rem' }}>
            Letter A
          </button>
        </UnavailableReasonTooltip>
        <div style={{ blockSize: '60rem' }} />
      </div>
    </GameProvider>,
  );
  await page.getByRole('button', { name: 'Letter A' }).click();
  const anchor = page.getByRole('button', { name: 'Letter A' }).element() as HTMLElement;
  const popover = () => container.querySelector<HTMLElement>('.ms-reason-popover:popover-open');
  await expect.poll(popover).not.toBeNull();
  const byTestId = (testId: string) => page.getByTestId(testId).element() as HTMLElement;
  return {
    anchor,
    popover,
    panel: byTestId('panel'),
    above: byTestId('above'),
    /** The distance between the popover and its anchor in pixels; 0 where they touch, negative where they overlap. */
    gap() {
      const [a, b] = [anchor.getBoundingClientRect(), popover()!.getBoundingClientRect()];
      const across = Math.max(a.left - b.right, b.left - a.right);
      const along = Math.max(a.top - b.bottom, b.top - a.bottom);
      return Math.round(Math.max(across, along));
    },
  };
}

describe.each(['ltr', 'rtl'])('an open popover, %s,', (dir) => {
  it('follows its anchor when content above it grows', async () => {
    const { above, anchor, gap } = await pinnedPopover({ dir });
    expect(gap()).toBe(0);
    const { top } = anchor.getBoundingClientRect();
    above.style.blockSize = '12rem';
    expect(anchor.getBoundingClientRect().top).toBe(top + 128);
    await expect.poll(gap).toBe(0);
  });

  it('follows its anchor while a panel scrolls', async () => {
    const { panel, gap } = await pinnedPopover({ dir });
    panel.scrollTop = 40;
    await expect.poll(gap).toBe(0);
  });
});

describe('an open popover', () => {
  it('follows an anchor that is moved without a change of layout', async () => {
    const { anchor, gap } = await pinnedPopover();
    anchor.style.translate = '6rem 5rem';
    await expect.poll(gap).toBe(0);
  });

  it('follows an anchor that grows', async () => {
    const { anchor, gap } = await pinnedPopover();
    anchor.style.inlineSize = '3rem';
    anchor.style.blockSize = '9rem';
    await expect.poll(gap).toBe(0);
  });

  it('keeps its place at the anchor, and stays on the screen, when its own size changes', async () => {
    const { popover, gap } = await pinnedPopover();
    popover()!.style.blockSize = `${window.innerHeight - 40}px`;
    await expect
      .poll(() => popover()!.getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(window.innerHeight);
    expect(gap()).toBeLessThanOrEqual(0);
  });

  it('closes when content above pushes its anchor out of sight', async () => {
    const { above, popover } = await pinnedPopover();
    above.style.blockSize = '40rem';
    await expect.poll(popover).toBeNull();
  });

  it('closes when its anchor is scrolled out of sight', async () => {
    const { panel, popover } = await pinnedPopover();
    panel.scrollTop = 400;
    await expect.poll(popover).toBeNull();
  });

  it('closes when its anchor leaves the page', async () => {
    const { anchor, popover } = await pinnedPopover();
    anchor.remove();
    await expect.poll(popover).toBeNull();
  });

  it('closes on Escape', async () => {
    const { popover } = await pinnedPopover();
    await userEvent.keyboard('{Escape}');
    await expect.poll(popover).toBeNull();
  });
});
