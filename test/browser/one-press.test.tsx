import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { BigBoard, bigBoard } from '../../stories/tables/big-board.js';
import { hand } from '../../stories/tables/hand.js';
import { onePlayerGame } from '../../stories/tables/one-player-game.js';
import '../../src/styles.css';

afterEach(cleanup);

/** A pile of things of which each can be taken once: the next one comes into the place of the one that was taken. */
const shelf = () =>
  onePlayerGame<readonly string[]>(['apple', 'bread', 'cheese', 'dates'], (left) =>
    left.map((thing) => ({
      moveId: 'take',
      params: { thing },
      metadata: { displayName: `Take ${thing}` },
      after: left.filter((other) => other !== thing),
    })),
  );

function show(chair = shelf()) {
  const store = createGameStore(chair.adapter);
  render(
    <GameProvider store={store}>
      <ActionMenu />
    </GameProvider>,
  );
  return { item: (name: string) => page.getByRole('menuitem', { name }), told: () => toldIn(store) };
}

const toldIn = (store: ReturnType<typeof createGameStore>) =>
  store.getState().snapshot.log.map(({ text }) => text);

describe('one press', () => {
  it('of a mouse that clicks twice plays one move, though the game answers at once', async () => {
    const { item, told } = show();
    await item('Take apple').dblClick();
    await expect.element(item('Take bread')).toBeVisible();
    expect(told()).toEqual(['Take apple']);
    await item('Take bread').click();
    expect(told()).toEqual(['Take apple', 'Take bread']);
  });

  it('of a key that is held down plays one move', async () => {
    const { told } = show();
    await userEvent.keyboard('{Tab}{Enter>4/}');
    await expect.poll(told).toEqual(['Take apple']);
    await userEvent.keyboard('{Enter}');
    await expect.poll(told).toEqual(['Take apple', 'Take bread']);
  });

  it('is as many as there are clicks where moves are identical, and not one more', async () => {
    const { item, told } = show(hand());
    await item('Play a Copper').click({ clickCount: 5 });
    expect(told()).toEqual(['Play a Copper', 'Play a Copper', 'Play a Copper']);
  });

  it('pins reasons, and does not take them away again', async () => {
    const { item } = show(hand());
    await item('Buy a Province').dblClick({ force: true });
    await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible();
    await item('Buy a Province').click({ force: true });
    await expect.element(page.getByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
  });

  it('chooses a piece, and does not let go of it again', async () => {
    render(
      <GameProvider adapter={bigBoard().adapter}>
        <BigBoard />
      </GameProvider>,
    );
    const stone = page.getByRole('button', { name: /^Stone 1,/ });
    await stone.dblClick();
    await expect.element(stone).toHaveAttribute('aria-pressed', 'true');
    await stone.click();
    await expect.element(stone).not.toHaveAttribute('aria-pressed', 'true');
  });
});

describe('type-ahead', () => {
  const numbers = () =>
    show(
      onePlayerGame(null, () =>
        ['Zebra 1', 'Zebra 12', 'Zebra 5', '7 lions'].map((displayName) => ({
          moveId: displayName,
          params: {},
          metadata: { displayName },
        })),
      ),
    );

  it('goes on over spaces and digits, and a space in it presses nothing', async () => {
    const { item, told } = numbers();
    await userEvent.keyboard('{Tab}zebra 5');
    await expect.element(item('Zebra 5')).toHaveFocus();
    expect(told()).toEqual([]);
  });

  it('begins with a digit, where that is no key of its own', async () => {
    const { item } = numbers();
    await userEvent.keyboard('{Tab}7');
    await expect.element(item('7 lions')).toHaveFocus();
  });

  it('does not begin with a space: that presses', async () => {
    const { told } = numbers();
    await userEvent.keyboard('{Tab}{ArrowDown} ');
    await expect.poll(told).toEqual(['Zebra 12']);
  });
});

describe('a pinned explanation', () => {
  it('gives the keyboard back when Escape closes it from within', async () => {
    const { item } = show(hand());
    await userEvent.keyboard('{Tab}{End}{ArrowUp}{Enter}');
    await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible();
    const explained = document.activeElement;
    expect(explained).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Copy' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('button', { name: 'Copy' })).not.toBeInTheDocument();
    expect(document.activeElement).toBe(explained);
    await expect.element(item('Play a Copper')).toBeVisible();
  });
});
