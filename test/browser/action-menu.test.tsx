import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionMenu, type ActionMenuProps } from '../../src/components/ActionMenu/ActionMenu.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { searchOptions } from '../../src/hooks/search-options.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { letter, publisher } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const many = (count: number) => Array.from({ length: count }, (_, index) => letter(`${index + 1}`));

function show(moves: Parameters<typeof publisher>[0], props: ActionMenuProps = {}) {
  const game = publisher(moves);
  const store = createGameStore(game.adapter);
  const view = render(
    <GameProvider store={store}>
      <ActionMenu {...props} />
    </GameProvider>,
  );
  const menu = () => view.container.querySelector<HTMLElement>('.ms-action-menu')!;
  return { ...game, ...view, store, menu };
}

describe('a menu without what cannot be done', () => {
  it('gives the keyboard of an option that becomes unavailable to its neighbour, and at last keeps it', async () => {
    const { publish, menu } = show([letter('A'), letter('B'), letter('C')], { unavailable: 'hide' });
    await userEvent.keyboard('{Tab}{ArrowDown}');
    await expect.element(item('Letter B')).toHaveFocus();
    publish([letter('A'), letter('B', 'No.'), letter('C')]);
    await expect.element(item('Letter C')).toHaveFocus();
    await expect.element(item('Letter C')).toHaveAttribute('aria-posinset', '2');
    await expect.element(item('Letter C')).toHaveAttribute('aria-setsize', '2');
    publish([letter('A'), letter('B', 'No.'), letter('C', 'No.')]);
    await expect.element(item('Letter A')).toHaveFocus();
    publish([letter('A', 'No.'), letter('B', 'No.'), letter('C', 'No.')]);
    await expect.element(menu()).toHaveFocus();
    await expect.element(menu()).toHaveTextContent('Nothing is possible now.');
    publish([letter('A', 'No.'), letter('B'), letter('C', 'No.')]);
    await expect.element(item('Letter B')).toHaveFocus();
  });

  it('leaves the keyboard on the menu when the last option of all goes', async () => {
    const { publish, menu } = show([letter('A')]);
    await userEvent.keyboard('{Tab}');
    publish([]);
    await expect.element(menu()).toHaveFocus();
    publish([letter('B')]);
    await expect.element(item('Letter B')).toHaveFocus();
  });
});

describe('a menu that is searched', () => {
  it('searches nothing until somebody types', async () => {
    let searches = 0;
    const search: typeof searchOptions = (...asked) => {
      searches += 1;
      return searchOptions(...asked);
    };
    show(many(5000), { search });
    await userEvent.keyboard('{Tab}');
    expect(searches).toBe(0);
    await userEvent.keyboard('4321');
    await expect.element(item('Letter 4321')).toBeVisible();
    expect(searches).toBeGreaterThan(0);
  });

  it('follows the game while it is searched', async () => {
    const { publish } = show([letter('apple'), letter('apricot'), letter('plum')], { search: searchOptions });
    await userEvent.keyboard('{Tab}ap');
    await expect.element(page.getByText('2 of 3 shown')).toBeVisible();
    publish([letter('apple'), letter('plum'), letter('apex'), letter('aphid')]);
    await expect.element(page.getByText('3 of 4 shown')).toBeVisible();
    await expect.element(item('Letter aphid')).toHaveAttribute('aria-posinset', '3');
    publish([letter('plum')]);
    await expect.element(page.getByText('Nothing is called “ap”.')).toBeVisible();
    await expect.element(page.getByRole('searchbox')).toHaveFocus();
  });

  it('lets the keyboard go down to a row that is filtered away by the game, and on to its neighbour', async () => {
    const { publish } = show([letter('apple'), letter('apricot'), letter('plum')], { search: searchOptions });
    await userEvent.keyboard('{Tab}ap{ArrowDown}{ArrowDown}');
    await expect.element(item('Letter apricot')).toHaveFocus();
    publish([letter('apple'), letter('plum')]);
    await expect.element(item('Letter apple')).toHaveFocus();
  });

  it('takes any text for what it is', async () => {
    const odd = '<img src=x onerror=alert(1)> 🐉 שלום';
    const { container } = show([letter(odd), letter('x'.repeat(2000))], { search: searchOptions });
    await page.getByRole('searchbox').fill('<img 🐉');
    await expect.element(page.getByText('1 of 2 shown')).toBeVisible();
    await page.getByRole('searchbox').fill('<script>'.repeat(500));
    await expect.element(page.getByText('0 of 2 shown')).toBeVisible();
    expect(container.querySelector('img, script')).toBeNull();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  });

  it('does not clear what is chosen so far with the Escape that clears the field', async () => {
    const { store } = show([letter('A'), letter('B')], { search: searchOptions });
    store.select('name', 'A');
    await userEvent.keyboard('{Tab}b{Escape}');
    await expect.element(page.getByRole('searchbox')).toHaveValue('');
    expect(store.getState().selection).toEqual({ name: 'A' });
    await userEvent.keyboard('{Escape}');
    expect(store.getState().selection).toEqual({});
  });
});

describe('the nearest first', () => {
  it('renders one row again when one option changes and keeps its place', async () => {
    const moves = many(50).with(7, letter('8', 'No.'));
    const rendered: string[] = [];
    const { publish } = show(moves, {
      unavailable: 'nearest',
      renderOption: (option) => {
        rendered.push(option.name);
        return option.name;
      },
    });
    rendered.length = 0;
    publish(moves.with(7, letter('8', 'Never.')));
    await expect.element(item('Letter 8')).toHaveAccessibleDescription('Never.');
    expect(rendered).toEqual(['Letter 8']);
  });
});

describe('a refusal', () => {
  it('goes into the notice when what was refused goes away', async () => {
    const game = publisher([letter('A'), letter('B')]);
    const adapter = {
      ...game.adapter,
      execute: () =>
        Promise.resolve({ status: 'rejected' as const, reasons: [{ code: 'NO', text: 'Not on a Monday.' }] }),
    };
    const { container } = render(
      <GameProvider adapter={adapter}>
        <RejectionNotice />
        <ActionMenu />
      </GameProvider>,
    );
    const beside = () => container.querySelector('.ms-rejection-place:popover-open');
    await item('Letter A').click();
    await expect.poll(beside).not.toBeNull();
    game.publish([letter('B')]);
    await expect.poll(beside).toBeNull();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Letter A: refused');
    await expect.element(page.getByText('Not on a Monday.')).toBeVisible();
  });

  it('of a key stands beside the row of its option', async () => {
    const game = publisher([letter('A'), letter('B')]);
    const store = createGameStore({
      ...game.adapter,
      execute: () =>
        Promise.resolve({ status: 'rejected', reasons: [{ code: 'NO', text: 'Not on a Monday.' }] }),
    });
    const { container } = render(
      <GameProvider store={store}>
        <RejectionNotice />
        <ActionMenu />
      </GameProvider>,
    );
    await store.execute(store.getState().options[1]!.id);
    const beside = () => container.querySelector('.ms-rejection-place:popover-open');
    await expect.poll(beside).not.toBeNull();
    const row = item('Letter B').element().getBoundingClientRect();
    expect(Math.abs(beside()!.getBoundingClientRect().top - row.bottom)).toBeLessThan(1);
  });
});
