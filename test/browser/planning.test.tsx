import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { CommandPalette } from '../../src/components/CommandPalette/CommandPalette.js';
import { QueueTray } from '../../src/components/QueueTray/QueueTray.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { hand } from '../../stories/tables/hand.js';
import '../../src/styles.css';

afterEach(cleanup);

const row = (name: string) => page.getByRole('menuitemcheckbox', { name });
const commit = page.getByRole('button', { name: /^Play / });

function show({ withTray = true } = {}) {
  const store = createGameStore(hand().adapter);
  render(
    <GameProvider store={store}>
      <CommandPalette />
      <ActionMenu planning />
      {withTray && <QueueTray />}
    </GameProvider>,
  );
  return {
    told: () => store.getState().snapshot.log.map(({ text }) => text),
    planned: () => store.getState().queue.length,
  };
}

describe('a menu that gathers', () => {
  it('adds what is pressed to the plan, takes it out again, and plays nothing', async () => {
    const { told, planned } = show();
    await row('Bribe the guard').click();
    await expect.element(row('Bribe the guard')).toBeChecked();
    await row('Attack the bandits').click();
    expect(planned()).toBe(2);
    await row('Attack the bandits').click();
    await expect.element(row('Attack the bandits')).not.toBeChecked();
    expect(told()).toEqual([]);
    await commit.click();
    await expect.poll(told).toEqual(['Bribe the guard']);
  });

  it('is used by keys as well', async () => {
    const { planned } = show();
    await userEvent.keyboard('{Tab}{ArrowDown}{Enter} ');
    expect(planned()).toBe(0);
    await userEvent.keyboard('{Enter}');
    expect(planned()).toBe(1);
  });

  it('explains what cannot be done now, and does not gather it', async () => {
    const { planned } = show();
    await row('Buy a Province').click({ force: true });
    await expect.element(page.getByRole('button', { name: 'Copy' })).toBeVisible();
    expect(planned()).toBe(0);
  });
});

describe('a plan that is played', () => {
  it('leaves the keyboard in the tray, and says how much was played', async () => {
    const { told } = show();
    await row('Bribe the guard').click();
    (commit.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(told).toEqual(['Bribe the guard']);
    await expect.element(page.getByRole('region', { name: 'Plan' })).toHaveFocus();
    await expect.element(page.getByText('1 action played')).toBeInTheDocument();
  });
});

describe('a palette', () => {
  const open = () => userEvent.keyboard('{Control>}k{/Control}');
  const keys = () => document.querySelector('.ms-palette-keys');

  it('gathers by a press with Shift, where a tray shows what is gathered', async () => {
    const { told, planned } = show();
    await open();
    await expect.poll(keys).toHaveTextContent('⇧ ↵plan');
    await page.getByRole('option', { name: /Attack the bandits/ }).click({ modifiers: ['Shift'] });
    expect(planned()).toBe(1);
    expect(told()).toEqual([]);
    await expect.element(page.getByRole('dialog')).toBeVisible();
  });

  it('neither offers nor does that where none does', async () => {
    const { told, planned } = show({ withTray: false });
    await open();
    await expect.poll(keys).toHaveTextContent('↵play, or why not');
    expect(keys()).not.toHaveTextContent('⇧');
    await userEvent.keyboard('attack{Shift>}{Enter}{/Shift}');
    await expect.poll(told).toEqual(['Attack the bandits']);
    expect(planned()).toBe(0);
  });

  it('keeps in sight what it refuses, though the answer takes room', async () => {
    show();
    await page.viewport(700, 420);
    await open();
    await userEvent.keyboard('{End}{Enter}');
    const refused = page.getByRole('option', { selected: true });
    await expect.element(page.getByText(/not possible now/)).toBeVisible();
    const list = page.getByRole('listbox').element().getBoundingClientRect();
    await expect
      .poll(() => refused.element().getBoundingClientRect().bottom)
      .toBeLessThanOrEqual(list.bottom + 1);
    await page.viewport(1280, 800);
  });
});
