import { cleanup, render } from '@testing-library/react';
import { createRef, StrictMode, type ComponentType, type RefObject } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { BoardGrid, type BoardGridProps } from '../../src/components/BoardGrid/BoardGrid.js';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { ReasonList } from '../../src/components/ReasonList/ReasonList.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { UnavailableReasonTooltip } from '../../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { GameProvider } from '../../src/hooks/GameProvider.js';
import { aGame, letter, publisher } from './games.js';
import '../../src/styles.css';

afterEach(cleanup);

interface AnyProps {
  readonly ref?: RefObject<never>;
  readonly className?: string;
  readonly id?: string;
  readonly style?: object;
  readonly onClick?: () => void;
}

const board: BoardGridProps = {
  label: 'Board',
  rows: 3,
  columns: 3,
  cellId: ({ row, column }) => `cell-${row * 3 + column}`,
  cellLabel: ({ row, column }) => `${row}/${column}`,
};

// Every component takes what its element takes.
const COMPONENTS: Record<string, ComponentType<AnyProps>> = {
  ActionMenu,
  BoardGrid: (props) => <BoardGrid {...board} {...props} />,
  GameLog,
  PreviewPanel,
  ReasonList: (props) => <ReasonList reasons={[{ code: 'NO', text: 'No.' }]} {...props} />,
  RejectionNotice,
  StatusBanner,
  UnavailableReasonTooltip: (props) => <UnavailableReasonTooltip {...props}>here</UnavailableReasonTooltip>,
};

describe.each(Object.entries(COMPONENTS))('%s', (_, Component) => {
  it('passes ref, class, style, id and handlers on to its element', async () => {
    const ref = createRef<HTMLElement>();
    let clicks = 0;
    const { container } = render(
      <GameProvider adapter={aGame().adapter}>
        <Component
          ref={ref as RefObject<never>}
          id="mine"
          className="mine"
          style={{ opacity: 0.5 }}
          onClick={() => (clicks += 1)}
        />
      </GameProvider>,
    );
    const element = container.querySelector<HTMLElement>('#mine')!;
    expect(ref.current).toBe(element);
    expect(element.className).toMatch(/^ms-[a-z-]+ mine$/);
    expect(element.style.opacity).toBe('0.5');
    element.click();
    expect(clicks).toBe(1);
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
