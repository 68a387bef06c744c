import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameErrorBoundary } from '../../src/components/ErrorBoundary/GameErrorBoundary.js';
import '../../src/components/ErrorBoundary/GameErrorBoundary.css';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import type { TicTacToeView } from '../../src/games/tic-tac-toe/view.js';
import { useView } from '../../src/hooks/facts.js';
import { useGame } from '../../src/hooks/GameProvider.js';
import { Board, OnlyHere } from '../elsewhere.js';
import { inItsGame, seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { market, MARKET_SIZE } from '../tables/market.js';
import { hotSeatAt } from '../tables/tic-tac-toe.js';

/** A board that breaks down as soon as the middle cell is taken; another game's, as soon as anything is played. */
function FragileBoard(): ReactNode {
  return (
    <OnlyHere otherwise={<ShortLived />}>
      <FragileCells />
    </OnlyHere>
  );
}

function ShortLived(): ReactNode {
  const revision = useGame(({ snapshot }) => snapshot.revision);
  const [begun] = useState(revision);
  if (revision !== begun) throw new Error('Only the first position can be drawn.');
  return <Board />;
}

function FragileCells(): ReactNode {
  const { board } = useView<TicTacToeView>();
  if (board[4] !== null) throw new Error('The middle cell cannot be drawn.');
  return <TicTacToeBoard />;
}

/** A part of the screen that is mended from outside. */
function Mendable({ onError, children = <Whole /> }: MendableProps): ReactNode {
  const [broken, setBroken] = useState(true);
  return (
    <>
      <label>
        <input type="checkbox" checked={broken} onChange={() => setBroken(!broken)} /> Broken
      </label>
      <GameErrorBoundary {...(onError && { onError })}>{broken ? <Broken /> : children}</GameErrorBoundary>
    </>
  );
}

function Whole(): ReactNode {
  return (
    <Board>
      <TicTacToeBoard />
    </Board>
  );
}

interface MendableProps {
  readonly onError?: (error: unknown) => void;
  readonly children?: ReactNode;
}

function Broken(): ReactNode {
  throw new TypeError('Cannot read properties of undefined');
}

const meta = {
  title: 'Components/GameErrorBoundary',
  component: GameErrorBoundary,
  decorators: [inColumn, inItsGame],
  loaders: [seated(() => hotSeatAt('opening'))],
  args: { children: <FragileBoard />, onError: fn() },
  argTypes: { renderError: { control: false }, children: { control: false } },
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <GameErrorBoundary {...args} />
      <ActionMenu />
    </div>
  ),
} satisfies Meta<typeof GameErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;

const take = (row: number, column: number) => `Place X in row ${row}, column ${column}`;

/** The board cannot draw the middle cell: the menu plays on, and the next revision that can be drawn is drawn. */
export const Default: Story = {
  play: async ({ canvas, args, step }) => {
    await expect(canvas.getByRole('grid', { name: 'Board' })).toBeVisible();
    await userEvent.click(canvas.getByRole('menuitem', { name: take(2, 2) }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'This part of the screen has broken down.',
    );
    await expect(canvas.queryByRole('grid')).toBeNull();

    await step('the rest of the game lives', async () => {
      await userEvent.click(canvas.getByRole('menuitem', { name: 'Place O in row 1, column 1' }));
      await waitFor(() =>
        expect(canvas.getByRole('menuitem', { name: take(1, 1) })).toHaveAttribute('aria-disabled', 'true'),
      );
      await expect(canvas.getByRole('alert')).toBeVisible();
    });

    await step('the same error is told once, however often it is thrown', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(canvas.getByRole('alert')).toBeVisible();
      await expect(args.onError).toHaveBeenCalledTimes(1);
    });
  },
};

/** What was mended is back at once when it is tried again. */
export const Mended: Story = {
  render: ({ onError }) => <Mendable {...(onError && { onError })} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Details for developers'));
    await expect(canvas.getByText(/TypeError: Cannot read properties of undefined/)).toBeVisible();
    await expect(canvas.getByText(/Broken/, { selector: 'pre' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Broken' }));
    await expect(canvas.queryByRole('grid')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('grid', { name: 'Board' })).toBeVisible();
  },
};

/** A move that is taken back is drawn again without anybody's doing. */
export const NextRevision: Story = {
  play: async ({ canvas, loaded }) => {
    await userEvent.click(canvas.getByRole('menuitem', { name: take(2, 2) }));
    await canvas.findByRole('alert');
    await (loaded as { store: { undo(): Promise<unknown> } }).store.undo();
    await expect(await canvas.findByRole('grid', { name: 'Board' })).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** Players need no details. */
export const ForPlayers: Story = {
  args: { details: false, children: <Broken /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.queryByText('Details for developers')).toBeNull();
  },
};

/** A panel of your own. */
export const OwnPanel: Story = {
  args: {
    children: <Broken />,
    renderError: (_, retry) => (
      <button type="button" className="story-control" onClick={retry}>
        Oh dear
      </button>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Oh dear' })).toBeVisible();
  },
};

function Endless(): ReactNode {
  throw new Error(`<b>${'W'.repeat(2000)}</b>`);
}

/** A message without end wraps, and markup in it is text. */
export const LongLabels: Story = {
  args: { children: <Endless /> },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Details for developers'));
    await expect(canvasElement.querySelector('pre b')).toBeNull();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nothing is in it: nothing is drawn in its place, and nothing is told. */
export const Empty: Story = {
  args: { children: null },
  play: async ({ canvas, canvasElement, args }) => {
    const menu = canvas.getByRole('menu');
    await expect(canvasElement.querySelector('.ms-error')).toBeNull();
    const { top } = menu.getBoundingClientRect();
    const [first] = canvas.getAllByRole('menuitem');
    await userEvent.click(first!);
    await waitFor(() => expect(first).toHaveAttribute('aria-disabled'));
    await expect(menu.getBoundingClientRect().top).toBe(top);
    await expect(args.onError).not.toHaveBeenCalled();
  },
};

/** A part that shows ten thousand options breaks down: mended, all of them are there, and can be played. */
export const TenThousand: Story = {
  loaders: [seated(market)],
  render: ({ onError }) => (
    <Mendable {...(onError && { onError })}>
      <ActionMenu />
    </Mendable>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Broken' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    const [first] = await canvas.findAllByRole('menuitem');
    await expect(first).toHaveAttribute('aria-setsize', `${MARKET_SIZE}`);
    await userEvent.click(first!);
    await waitFor(() => expect(first).toHaveAccessibleDescription(/^You have bought it\./));
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** On a phone. */
export const Phone: Story = { ...phone, args: { children: <Broken /> } };

/** In the dark. */
export const Dark: Story = { ...dark, args: { children: <Broken /> } };
