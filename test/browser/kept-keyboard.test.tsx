import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { OptionMatrix } from '../../src/components/OptionMatrix/OptionMatrix.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { harbours } from '../../stories/tables/harbours.js';
import { onePlayerGame } from '../../stories/tables/one-player-game.js';
import type { Chair } from '../../stories/seated.js';
import '../../src/styles.css';

afterEach(cleanup);

const show = (chair: Chair) =>
  render(
    <GameProvider adapter={chair.adapter}>
      <OptionMatrix rowAxis="from" columnAxis="to" />
    </GameProvider>,
  );

const cell = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}\\b`) });

describe('the keyboard in a matrix', () => {
  it('stays there while its cell is scrolled away, and goes on from it', async () => {
    const { container } = show(harbours());
    await userEvent.keyboard('{Tab}{ArrowDown}{ArrowRight}{ArrowRight}');
    await expect.element(cell('Sail from Harbour 2 to Harbour 3')).toHaveFocus();
    const scroller = container.querySelector('.ms-matrix-scroller')!;
    scroller.scrollTop = 3000;
    await expect.element(cell('Sail from Harbour 60 to Harbour 1')).toBeInTheDocument();
    await expect.element(page.getByRole('grid')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(cell('Sail from Harbour 3 to Harbour 3')).toHaveFocus();
  });

  it('goes back to its cell when that is scrolled to again', async () => {
    const { container } = show(harbours());
    await userEvent.keyboard('{Tab}{ArrowDown}');
    const scroller = container.querySelector('.ms-matrix-scroller')!;
    scroller.scrollTop = 3000;
    await expect.element(page.getByRole('grid')).toHaveFocus();
    scroller.scrollTop = 0;
    await expect.element(cell('Sail from Harbour 2 to Harbour 1')).toHaveFocus();
  });

  it('goes to the cell in its place when what was there has been played', async () => {
    show(
      onePlayerGame<readonly string[]>(['ash', 'birch', 'cedar'], (left) =>
        left.map((from) => ({
          moveId: 'fell',
          params: { from, to: 'mill' },
          metadata: { displayName: `Fell the ${from}` },
          after: left.filter((other) => other !== from),
        })),
      ),
    );
    await userEvent.keyboard('{Tab}{Enter}');
    await expect.element(cell('Fell the birch')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(cell('Fell the cedar')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('table')).toHaveFocus();
  });
});
