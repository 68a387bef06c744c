import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { aGame } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

/** A way to ask the browser for what the page sees of the system's settings. */
const emulate = (value: string) =>
  (cdp() as unknown as { send(method: string, params: object): Promise<unknown> }).send(
    'Emulation.setEmulatedMedia',
    { features: [{ name: 'prefers-reduced-motion', value }] },
  );

describe('what has no answer yet', () => {
  beforeEach(() => emulate('reduce'));
  afterEach(() => emulate(''));

  it('is marked without motion for whoever asks for less of it', async () => {
    const { store } = aGame(() => ({ execute: () => new Promise(() => {}) }));
    render(
      <GameProvider store={store}>
        <TicTacToeBoard />
        <ActionMenu />
      </GameProvider>,
    );
    const row = page.getByRole('menuitem', { name: 'Place X in row 1, column 1' });
    await row.click();
    const cell = page.getByRole('grid').getByRole('button').first();
    for (const element of [row.element(), cell.element()]) {
      expect(element).toHaveAttribute('data-pending');
      const endless = element
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().endTime === Infinity);
      expect(endless).toEqual([]);
      await Promise.all(element.getAnimations().map(({ finished }) => finished));
      expect(Number(getComputedStyle(element).opacity)).toBeLessThan(0.7);
    }
  });
});
