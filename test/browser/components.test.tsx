import { act, cleanup, render } from '@testing-library/react';
import { createRef, StrictMode, type RefObject } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { BoardGrid } from '../../src/components/BoardGrid/BoardGrid.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { council } from '../../stories/tables/long-names.js';
import { board, COMPONENTS, type AnyProps } from '../every-component.js';
import { aGame, letter, publisher } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

describe.each(Object.entries(COMPONENTS))('%s', (_, Component) => {
  const shown = (props: AnyProps) =>
    render(
      <GameProvider adapter={aGame().adapter}>
        <Component data-mine="here" {...props} />
      </GameProvider>,
    ).container.querySelector<HTMLElement>('[data-mine]')!;

  it('passes ref, class, style, attributes and handlers on to its element', () => {
    const ref = createRef<HTMLElement>();
    let clicks = 0;
    const element = shown({
      ref: ref as RefObject<never>,
      className: 'mine',
      style: { opacity: 0.5 },
      title: 'Mine',
      onClick: () => (clicks += 1),
    });
    expect(ref.current).toBe(element);
    expect(element.className).toMatch(/^ms-[a-z-]+( ms-[a-z-]+)* mine$/);
    expect(element.style.opacity).toBe('0.5');
    expect(element.title).toBe('Mine');
    element.click();
    expect(clicks).toBe(1);
  });

  it('lets go of its ref, and takes another', () => {
    const seen: (HTMLElement | null)[] = [];
    const ref = ((element: HTMLElement | null) => void seen.push(element)) as never;
    shown({ ref });
    cleanup();
    expect(seen).toEqual([expect.any(HTMLElement), null]);
  });

  it('takes over what a server rendered, without a complaint', async () => {
    const complaints: unknown[] = [];
    const error = vi.spyOn(console, 'error').mockImplementation((...what) => void complaints.push(what));
    const page = () => (
      <GameProvider adapter={aGame().adapter}>
        <Component data-mine="here" />
      </GameProvider>
    );
    const container = document.createElement('div');
    container.innerHTML = renderToString(page());
    document.body.append(container);
    const before = container.querySelector('[data-mine]');
    const onRecoverableError = (what: unknown) => void complaints.push(what);
    const root = await act(async () => hydrateRoot(container, page(), { onRecoverableError }));
    expect(container.querySelector('[data-mine]')).toBe(before);
    expect(complaints).toEqual([]);
    act(() => root.unmount());
    container.remove();
    error.mockRestore();
  });

  it.each(['grid', 'flex'])('fits into a narrow %s, whatever moves are called', (display) => {
    const store = createGameStore(council().adapter);
    store.focus(store.getState().options[1]!.id);
    const { container } = render(
      <GameProvider store={store}>
        <div style={{ display, inlineSize: '20rem' }}>
          <Component />
        </div>
      </GameProvider>,
    );
    const room = container.firstElementChild!;
    expect(room.scrollWidth).toBeLessThanOrEqual(room.clientWidth);
  });

  it('has states of one word, without a value or with one', () => {
    const element = shown({});
    for (const [name, value] of Object.entries(element.dataset)) {
      expect(`${name}=${value}`).not.toMatch(/=(true|false|undefined|null|\[object)/);
    }
  });
});

describe('a part', () => {
  it('keeps its own props where its user gives undefined', () => {
    const { container } = render(
      <GameProvider adapter={aGame().adapter}>
        <BoardGrid {...board} className={undefined} style={undefined} onKeyDown={undefined} />
      </GameProvider>,
    );
    const grid = container.querySelector<HTMLElement>('[role="grid"]')!;
    expect(grid.className).toBe('ms-board');
    expect(grid.style.getPropertyValue('--ms-board-columns')).toBe('3');
  });
});

describe('GameProvider', () => {
  it('follows its adapter once, also in strict mode, and lets go of it', () => {
    const game = publisher([letter('A')]);
    const { unmount } = render(
      <StrictMode>
        <GameProvider adapter={game.adapter}>
          <ActionMenu />
        </GameProvider>
      </StrictMode>,
    );
    expect(game.listeners.size).toBe(1);
    unmount();
    expect(game.listeners.size).toBe(0);
  });

  it('shows another game when it gets another adapter', async () => {
    const [one, two] = [publisher([letter('A')]), publisher([letter('B')])];
    const { rerender } = render(
      <GameProvider adapter={one.adapter}>
        <ActionMenu />
      </GameProvider>,
    );
    rerender(
      <GameProvider adapter={two.adapter}>
        <ActionMenu />
      </GameProvider>,
    );
    await expect.element(page.getByRole('menuitem', { name: 'Letter B' })).toBeVisible();
    expect(one.listeners.size).toBe(0);
  });
});

describe('a menu of very many options', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => letter(`${index + 1}`));

  it('renders those on screen, counts all of them, and walks over them', async () => {
    const { container } = render(
      <GameProvider adapter={publisher(many(10_000)).adapter}>
        <ActionMenu />
      </GameProvider>,
    );
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(80);
    await userEvent.keyboard('{Tab}{End}');
    const last = page.getByRole('menuitem', { name: 'Letter 10000' });
    await expect.element(last).toHaveFocus();
    await expect.element(last).toHaveAttribute('aria-posinset', '10000');
    await expect.element(last).toHaveAttribute('aria-setsize', '10000');
    await expect.element(last).toBeInViewport();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect.element(page.getByRole('menuitem', { name: 'Letter 9998' })).toHaveFocus();
    await userEvent.keyboard('{Home}{PageDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Letter 1', exact: true })).not.toHaveFocus();
    expect(container.querySelectorAll('*').length).toBeLessThanOrEqual(90);
  });

  it('gives each row its own place', () => {
    const { container } = render(
      <GameProvider adapter={publisher(many(500)).adapter}>
        <ActionMenu />
      </GameProvider>,
    );
    const boxes = [...container.querySelectorAll('.ms-action')].map((row) => row.getBoundingClientRect());
    boxes.slice(1).forEach((box, at) => expect(box.top).toBeGreaterThanOrEqual(boxes[at]!.bottom));
  });

  it('keeps the keyboard on its option when that is scrolled away', async () => {
    render(
      <GameProvider adapter={publisher(many(5000)).adapter}>
        <ActionMenu />
      </GameProvider>,
    );
    await userEvent.keyboard('{Tab}');
    const menu = page.getByRole('menu').element();
    menu.scrollTop = 100_000;
    await expect
      .element(page.getByRole('menuitem', { name: 'Letter 1930', exact: true }))
      .toBeInTheDocument();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(page.getByRole('menuitem', { name: 'Letter 2', exact: true })).toHaveFocus();
    await expect.element(page.getByRole('menuitem', { name: 'Letter 2', exact: true })).toBeInViewport();
  });

  it('renders one row again when one option changes', async () => {
    const moves = many(200);
    const game = publisher(moves);
    const rendered: string[] = [];
    render(
      <GameProvider adapter={game.adapter}>
        <ActionMenu
          renderOption={(option) => {
            rendered.push(option.name);
            return option.name;
          }}
        />
      </GameProvider>,
    );
    rendered.length = 0;
    game.publish(moves.with(2, letter('3', 'Not today.')));
    await expect
      .element(page.getByRole('menuitem', { name: 'Letter 3', exact: true }))
      .toHaveAttribute('aria-disabled');
    expect(rendered).toEqual(['Letter 3']);
    game.publish(moves.with(2, letter('3', 'Not today.')).with(150, letter('151', 'Nor this.')));
    expect(rendered).toEqual(['Letter 3']);
  });
});

describe('type-ahead', () => {
  it('finds the next option by the beginning of any of its words', async () => {
    render(
      <GameProvider
        adapter={publisher(['apple', 'banana', 'blackberry', 'cherry'].map((name) => letter(name))).adapter}
      >
        <ActionMenu />
      </GameProvider>,
    );
    await userEvent.keyboard('{Tab}bl');
    await expect.element(page.getByRole('menuitem', { name: 'Letter blackberry' })).toHaveFocus();
  });
});
