import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BoardGrid } from '../../src/components/BoardGrid/BoardGrid.js';
import { cellId, cellName, type TicTacToeView } from '../../src/games/tic-tac-toe/view.js';
import { useView } from '../../src/hooks/facts.js';
import { openPopover, openPopovers } from '../open-popover.js';
import { aboutABoard } from '../elsewhere.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { BigBoard, bigBoard } from '../tables/big-board.js';
import { council, longNames } from '../tables/long-names.js';
import { onePlayerGame } from '../tables/one-player-game.js';
import { boardOf, chairAt, hotSeatAt } from '../tables/tic-tac-toe.js';
import { slow, type SlowChair } from '../tables/troubles.js';

/** A board drawn with letters: what the grid gives to any game. */
function Letters({ label }: { readonly label: string }): ReactNode {
  const { board, boardSize } = useView<TicTacToeView>();
  const positionOf = ({ row, column }: { row: number; column: number }) => row * boardSize + column;
  return (
    <BoardGrid
      label={label}
      rows={boardSize}
      columns={boardSize}
      cellId={(place) => cellId(positionOf(place))}
      cellLabel={(place) =>
        `${board[positionOf(place)] ?? 'Empty'}, ${cellName(positionOf(place), boardSize)}`
      }
      renderCell={(place) => (
        <span style={{ placeSelf: 'center', fontSize: `min(1.5rem, ${60 / boardSize}vmin)` }}>
          {board[positionOf(place)]}
        </span>
      )}
    />
  );
}

const meta = {
  title: 'Components/BoardGrid',
  component: BoardGrid,
  decorators: [inColumn, aboutABoard, inItsGame],
  loaders: [seated(() => hotSeatAt('middleGame'))],
  render: ({ label }) => <Letters label={label} />,
  args: { label: 'Board', rows: 3, columns: 3, cellId: () => '', cellLabel: () => '' },
  argTypes: {
    rows: { control: false },
    columns: { control: false },
    cellId: { control: false },
    cellLabel: { control: false },
  },
} satisfies Meta<typeof BoardGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows walk over the cells, Home and End over a row, with Ctrl to the corners. Enter plays. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const cell = (row: number, column: number) =>
      canvas.getByRole('button', { name: new RegExp(`row ${row}, column ${column}$`) });
    await expect(canvas.getByRole('grid', { name: 'Board' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(3);
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(9);

    await step('keys walk over the board and stop at its edge', async () => {
      await userEvent.tab();
      await expect(cell(1, 1)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
      await expect(cell(1, 1)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(cell(2, 2)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(cell(2, 3)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(cell(2, 1)).toHaveFocus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(cell(3, 3)).toHaveFocus();
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(cell(1, 1)).toHaveFocus();
    });

    await step('Enter plays the cell, and the focus stays', async () => {
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await waitFor(() => expect(cell(1, 2)).toHaveAccessibleName('X, row 1, column 2'));
      await expect(cell(1, 2)).toHaveFocus();
    });

    await step('a click plays, too', async () => {
      await userEvent.click(cell(3, 1));
      await waitFor(() => expect(cell(3, 1)).toHaveAccessibleName('O, row 3, column 1'));
    });
  },
};

/** A cell that cannot be taken says why to everybody. */
export const Occupied: Story = {
  play: async ({ canvas, canvasElement }) => {
    const centre = canvas.getByRole('button', { name: 'X, row 2, column 2' });
    await expect(centre).toHaveAttribute('aria-disabled', 'true');
    await expect(centre).toHaveAccessibleDescription('This cell is occupied by X.');
    await userEvent.hover(centre);
    await waitFor(() => expect(openPopover(canvasElement)).toHaveTextContent('This cell is occupied by X.'));
    await userEvent.click(centre);
    await expect(openPopover(canvasElement)).toHaveAttribute('data-pinned');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
  },
};

/** All reasons of a cell, not only the first. */
export const OpponentTurn: Story = {
  loaders: [seated(() => chairAt('middleGame', 'O'))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'X, row 2, column 2' })).toHaveAccessibleDescription(
      'It is not your turn: X is to move. This cell is occupied by X.',
    );
  },
};

/** Who watches can walk over the board, but has nothing to press. */
export const Spectator: Story = {
  loaders: [seated(() => chairAt('middleGame', null))],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const cell = canvas.getByRole('button', { name: 'Empty, row 1, column 2' });
    await expect(cell).toHaveFocus();
    await expect(cell).not.toHaveAttribute('data-available');
  },
};

/** A cell waits for the engine's answer. */
export const Pending: Story = {
  loaders: [seated(async () => slow((await chairAt('middleGame')).adapter))],
  play: async ({ canvas, loaded }) => {
    const { release } = loaded as Seated<SlowChair>;
    const cell = canvas.getByRole('button', { name: 'Empty, row 1, column 2' });
    await userEvent.click(cell);
    await waitFor(() => expect(cell).toHaveAttribute('data-pending'));
    release();
    await waitFor(() => expect(cell).toHaveAccessibleName('X, row 1, column 2'));
    await expect(cell).not.toHaveAttribute('data-pending');
  },
};

/** After the end. */
export const GameOver: Story = {
  loaders: [seated(() => chairAt('won'))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Empty, row 3, column 3' })).toHaveAccessibleDescription(
      'The game is over: X has won.',
    );
  },
};

/** Four by four. */
export const FourByFour: Story = { loaders: [seated(() => boardOf(4))] };

/** The largest board its rules allow: 1,024 cells, one of which Tab reaches. */
export const AThousandCells: Story = {
  decorators: [
    (Story) => (
      // Wide enough to see the cells.
      <div style={{ inlineSize: 'min(48rem, 100vw - 2rem)', marginInlineStart: '50%', translate: '-50%' }}>
        <Story />
      </div>
    ),
  ],
  loaders: [seated(() => boardOf(32, 5))],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('X, row 32, column 32'));
    await expect(canvasElement.querySelectorAll('[role="gridcell"]')).toHaveLength(1024);
    await expect(canvasElement.querySelectorAll('.ms-board-cell[tabindex="0"]')).toHaveLength(1);
    await expect(canvas.getByText('X')).toBeInTheDocument();
  },
};

/** Ten thousand options touch a hundred cells: each is drawn once, and tells what goes on from the choice. */
export const TenThousand: Story = {
  loaders: [seated(bigBoard)],
  render: ({ label }) => <BigBoard label={label} />,
  play: async ({ canvas, canvasElement, loaded, step }) => {
    const { store } = loaded as Seated;
    const cell = (name: RegExp) => canvas.getByRole('button', { name });

    await step('as many elements as the board has cells ask for, and one that Tab reaches', async () => {
      await expect(store.getState().options).toHaveLength(10_000);
      await expect(canvasElement.querySelectorAll('.ms-board *').length).toBeLessThan(500);
      await expect(canvasElement.querySelectorAll('.ms-board-cell[tabindex="0"]')).toHaveLength(1);
    });

    await step('a stone is chosen: what is in its reach is a target, and the rest says why not', async () => {
      await userEvent.click(cell(/^Stone 1,/));
      await expect(cell(/^Stone 1,/)).toHaveAttribute('aria-pressed', 'true');
      await expect(cell(/^Empty, row 4, column 10$/)).toHaveAttribute('data-target');
      await expect(cell(/^Stone 2,/)).toHaveAccessibleDescription('A stone lies there already.');
      await expect(cell(/^Empty, row 5, column 10$/)).toHaveAccessibleDescription(
        'It is 4 rows away; a stone rolls over 3. (needs 1 more)',
      );
    });

    await step('it rolls there, and all can be begun with again', async () => {
      await userEvent.click(cell(/^Empty, row 4, column 10$/));
      await waitFor(() => expect(cell(/row 4, column 10$/)).toHaveAccessibleName(/^Stone 1,/));
      await expect(canvasElement.querySelectorAll('.ms-board-cell[data-source]')).toHaveLength(16);
      await expect(canvasElement.querySelector('[aria-disabled]')).toBeNull();
    });
  },
};

/** A game that has nothing to do with the board: its cells can be walked over, promise nothing, and do nothing. */
export const Empty: Story = {
  loaders: [seated(() => onePlayerGame(null, () => []))],
  render: ({ label }) => (
    <BoardGrid
      label={label}
      rows={3}
      columns={3}
      cellId={({ row, column }) => `cell-${row}-${column}`}
      cellLabel={({ row, column }) => `Row ${row + 1}, column ${column + 1}`}
    />
  ),
  play: async ({ canvas, canvasElement, loaded }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    const cell = canvas.getByRole('button', { name: 'Row 1, column 2' });
    await expect(cell).toHaveFocus();
    await expect(cell).not.toHaveAttribute('aria-disabled');
    await expect(canvasElement.querySelector('[data-available], [data-selected]')).toBeNull();
    await expect(openPopovers(canvasElement)).toHaveLength(0);
    await expect((loaded as Seated).store.getState().selection).toEqual({});
    for (const place of canvasElement.querySelectorAll('.ms-board-cell'))
      await expect(place.getBoundingClientRect().height).toBeGreaterThan(44);
  },
};

/** What is in a cell, and what a cell is called, may be as long as it likes: the cells stay square. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  render: ({ label }) => (
    <BoardGrid
      label={label}
      rows={3}
      columns={3}
      cellId={({ row, column }) => `seat-${row}-${column}`}
      cellLabel={({ row, column }) => longNames[(row * 3 + column) % longNames.length]!}
      renderCell={({ row, column }) => (
        <small style={{ placeSelf: 'safe center', padding: '0.375rem', lineHeight: 1.25 }}>
          {longNames[(row * 3 + column) % longNames.length]}
        </small>
      )}
    />
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(9);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    for (const cell of canvasElement.querySelectorAll('.ms-board-cell')) {
      const { width, height } = cell.getBoundingClientRect();
      await expect(Math.abs(width - height)).toBeLessThan(2);
    }
  },
};

/** From right to left the first column is on the right, and keys go where they point. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const cell = (name: RegExp) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(cell(/row 1, column 2$/)).toHaveFocus();
    await expect(cell(/row 1, column 2$/).getBoundingClientRect().left).toBeLessThan(
      cell(/row 1, column 1$/).getBoundingClientRect().left,
    );
  },
};

/** On a phone a tap on an occupied cell explains it. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas, canvasElement }) => {
    const centre = canvas.getByRole('button', { name: 'X, row 2, column 2' });
    await userEvent.pointer({ keys: '[TouchA]', target: centre });
    await expect(openPopover(canvasElement)).toHaveTextContent('This cell is occupied by X.');
  },
};

/** In the dark. */
export const Dark: Story = { ...dark };
