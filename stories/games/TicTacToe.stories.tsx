import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { openPopover } from '../open-popover.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { boardOf, chairAt, hotSeatAt, type TicTacToeChair } from '../tables/tic-tac-toe.js';
import { goingAway, slow, type SlowChair } from '../tables/troubles.js';
import { TicTacToeTable } from './TicTacToeTable.js';

const meta = {
  title: 'Games/TicTacToe',
  component: TicTacToeTable,
  decorators: [inItsGame],
  loaders: [seated(() => hotSeatAt('opening'))],
  parameters: { layout: 'fullscreen' },
  argTypes: { computer: { control: false } },
} satisfies Meta<typeof TicTacToeTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two players at one screen, three in a row. Board, menu, preview and log tell the same story. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const board = within(canvas.getByRole('grid', { name: 'Board' }));
    const [banner] = canvas.getAllByRole('status');
    await expect(banner).toHaveTextContent('Your turn, X');

    await step('a cell pressed on the board is taken in the menu', async () => {
      await userEvent.click(board.getByRole('button', { name: 'Row 2, column 2, empty' }));
      await expect(await board.findByRole('button', { name: 'Row 2, column 2, X' })).toHaveFocus();
      await expect(
        canvas.getByRole('menuitem', { name: 'Place O in row 2, column 2' }),
      ).toHaveAccessibleDescription('This cell is occupied by X.');
      await expect(banner).toHaveTextContent('Your turn, O');
    });

    await step('an option pressed in the menu is taken on the board', async () => {
      await userEvent.click(canvas.getByRole('menuitem', { name: 'Place O in row 1, column 1' }));
      await expect(await board.findByRole('button', { name: 'Row 1, column 1, O' })).toBeVisible();
    });

    await step('what is pointed at on the board is previewed', async () => {
      const panel = canvas.getByRole('region', { name: 'Preview' });
      await userEvent.hover(board.getByRole('button', { name: 'Row 3, column 3, empty' }));
      await expect(await within(panel).findByText('O is to move')).toBeVisible();
      await expect(canvas.getByRole('menuitem', { name: 'Place X in row 3, column 3' })).toHaveAttribute(
        'data-focused',
      );
    });

    await step('everything is in the log', async () => {
      const log = canvas.getByRole('log', { name: 'Log' });
      await expect(within(log).getAllByRole('listitem')).toHaveLength(2);
    });
  },
};

/** A whole game without a pointer. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    const [banner] = canvas.getAllByRole('status');
    const taken = (name: string) => canvas.findByRole('button', { name });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await taken('Row 1, column 1, X');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await taken('Row 2, column 1, O');
    await userEvent.keyboard('{ArrowUp}{ArrowRight}{Enter}');
    await taken('Row 1, column 2, X');
    await userEvent.keyboard('{ArrowDown} ');
    await taken('Row 2, column 2, O');
    await userEvent.keyboard('{Control>}{Home}{/Control}{End}{Enter}');
    await taken('Row 1, column 3, X');
    await waitFor(() => expect(banner).toHaveTextContent('X wins'));
    await expect(document.activeElement).toHaveAccessibleName('Row 1, column 3, X');
  },
};

/** A whole game by digits; a digit that cannot be played says why. */
export const Hotkeys: Story = {
  play: async ({ canvas }) => {
    const [banner] = canvas.getAllByRole('status');
    await userEvent.tab();
    await userEvent.keyboard('5');
    await canvas.findByRole('button', { name: 'Row 2, column 2, X' });
    await userEvent.keyboard('5');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('This cell is occupied by X.'));
    await userEvent.click(canvas.getByRole('button', { name: /^Dismiss/ }));
    for (const [key, name] of [
      ['1', 'Row 1, column 1, O'],
      ['7', 'Row 3, column 1, X'],
      ['2', 'Row 1, column 2, O'],
      ['3', 'Row 1, column 3, X'],
    ] as const) {
      await userEvent.keyboard(key);
      await canvas.findByRole('button', { name });
    }
    await waitFor(() => expect(banner).toHaveTextContent('X wins'));
  },
};

/** X, against a computer that never loses. */
export const AgainstTheComputer: Story = {
  loaders: [seated(() => chairAt('opening'))],
  render: (args, { loaded }) => (
    <TicTacToeTable {...args} computer={{ table: (loaded as TicTacToeChair).table, seat: 'O' }} />
  ),
  play: async ({ canvas }) => {
    const [banner] = canvas.getAllByRole('status');
    const log = canvas.getByRole('log', { name: 'Log' });
    await userEvent.click(canvas.getByRole('button', { name: 'Row 2, column 2, empty' }));
    await waitFor(() => expect(within(log).getAllByRole('listitem')).toHaveLength(2));
    await waitFor(() => expect(banner).toHaveTextContent('Your turn, X'));
    await expect(canvas.getAllByRole('button', { name: /, O$/ })).toHaveLength(1);
  },
};

/** Four by four, three in a row. A cell's keys are its row, then its column. */
export const FourByFour: Story = {
  loaders: [seated(() => boardOf(4))],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('23');
    await expect(await canvas.findByRole('button', { name: 'Row 2, column 3, X' })).toBeVisible();
  },
};

/** The other player is to move. */
export const OpponentTurn: Story = {
  loaders: [seated(() => chairAt('middleGame', 'O'))],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Waiting for X');
    await userEvent.click(canvas.getByRole('button', { name: 'Row 2, column 2, X' }));
    await expect(openPopover(canvasElement)).toHaveTextContent('It is not your turn: X is to move.');
    await expect(openPopover(canvasElement)).toHaveTextContent('This cell is occupied by X.');
  },
};

/** X can win now, and the preview says so. */
export const AboutToWin: Story = {
  loaders: [seated(() => chairAt('aboutToWin'))],
  args: { advise: 'Place X in row 1, column 3' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Row 1, column 3, empty' })).toHaveAttribute(
      'data-advised',
    );
    await userEvent.hover(canvas.getByRole('button', { name: 'Row 1, column 3, empty' }));
    await expect(await canvas.findByText('X wins')).toBeVisible();
  },
};

/** Won, with the line through the cells. Undo takes the end back. */
export const Won: Story = {
  loaders: [seated(() => hotSeatAt('won'))],
  play: async ({ canvas, canvasElement }) => {
    const [banner] = canvas.getAllByRole('status');
    await expect(banner).toHaveTextContent('X wins');
    await expect(canvasElement.querySelector('.ttt-line')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(banner).toHaveTextContent('Your turn, X'));
    await expect(canvasElement.querySelector('.ttt-line')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(banner).toHaveTextContent('X wins'));
  },
};

/** Nobody wins. */
export const Draw: Story = {
  loaders: [seated(() => hotSeatAt('drawn'))],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('It is a draw');
  },
};

/** Who watches sees the same board and can do nothing. */
export const Spectator: Story = {
  loaders: [seated(() => chairAt('middleGame', null))],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('X is to move');
    await expect(canvas.getByText('There is nothing to do.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('You cannot take back moves of this game.'),
    );
  },
};

/** The move is on its way. */
export const Pending: Story = {
  loaders: [seated(async () => slow((await chairAt('middleGame')).adapter))],
  play: async ({ canvas, loaded }) => {
    const { release } = loaded as Seated<SlowChair>;
    const cell = canvas.getByRole('button', { name: 'Row 1, column 2, empty' });
    await userEvent.click(cell);
    await waitFor(() => expect(cell).toHaveAttribute('data-pending'));
    await userEvent.click(canvas.getByRole('button', { name: 'Row 2, column 1, empty' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('Your last move has not been answered yet.'),
    );
    release();
    await waitFor(() => expect(cell).toHaveAccessibleName('Row 1, column 2, X'));
  },
};

/** The engine has gone away in the middle of the game. */
export const Fault: Story = {
  loaders: [seated(async () => goingAway((await chairAt('middleGame')).adapter))],
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getAllByRole('status')[0]).toHaveTextContent('The game is not answering.'),
    );
    await expect(canvas.getByRole('button', { name: 'Row 2, column 2, X' })).toBeVisible();
  },
};

/** On a phone. */
export const Phone: Story = {
  ...phone,
  loaders: [seated(() => hotSeatAt('middleGame'))],
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await userEvent.pointer({
      keys: '[TouchA]',
      target: canvas.getByRole('button', { name: 'Row 1, column 2, empty' }),
    });
    await expect(await canvas.findByRole('button', { name: 'Row 1, column 2, X' })).toBeVisible();
  },
};

/** In the dark. */
export const Dark: Story = { ...dark, loaders: [seated(() => hotSeatAt('aboutToWin'))] };
