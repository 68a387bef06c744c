import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import {
  GameOverDialog,
  type GameOverDialogProps,
} from '../../src/components/GameOverDialog/GameOverDialog.js';
import '../../src/components/GameOverDialog/GameOverDialog.css';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import { useStatus } from '../../src/hooks/facts.js';
import { Board, useElsewhere } from '../elsewhere.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { BigBoard, bigBoard } from '../tables/big-board.js';
import { chairAt, hotSeatAt, place, type TicTacToeChair } from '../tables/tic-tac-toe.js';

/** The dialog. At another game's table that game is over, and is told to be. */
function Ending(props: GameOverDialogProps): ReactNode {
  const elsewhere = useElsewhere();
  const { status } = useStatus();
  if (!elsewhere) return <GameOverDialog {...props} />;
  return status.kind === 'over' ? (
    <GameOverDialog {...props} openOnMount />
  ) : (
    <p>This game goes on for ever.</p>
  );
}

const meta = {
  title: 'Components/GameOverDialog',
  component: GameOverDialog,
  decorators: [inColumn, inItsGame],
  loaders: [seated(() => chairAt('aboutToWin'))],
  args: {
    onClose: fn(),
    actions: (({ close }) => (
      <>
        <button type="button">New game</button>
        <button type="button" onClick={close}>
          Review
        </button>
      </>
    )) as GameOverDialogProps['actions'],
  },
  argTypes: {
    actions: { control: false },
    renderTitle: { control: false },
    children: { control: false },
  },
  parameters: { docs: { story: { inline: false, height: '460px' } }, moment: 'over' },
  render: (args) => (
    <>
      <Board>
        <TicTacToeBoard />
      </Board>
      <Ending {...args} />
    </>
  ),
} satisfies Meta<typeof GameOverDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const CORNER = /row 1, column 3/i;

/** The move that ends the game opens it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: CORNER }));
    const dialog = await canvas.findByRole('dialog', { name: 'You win' });
    await expect(dialog).toHaveAccessibleDescription('X has 3 in a row.');
    await expect(dialog).toHaveAttribute('data-outcome', 'won');
    await expect(dialog).toHaveFocus();
    await expect(dialog.matches(':modal')).toBe(true);
  },
};

/** It closes when it is dismissed, and tells the same end once. */
export const Dismissed: Story = {
  play: async ({ canvas, args, loaded, step }) => {
    const { store } = loaded as Seated<TicTacToeChair>;
    const corner = canvas.getByRole('button', { name: CORNER });
    await userEvent.click(corner);
    await canvas.findByRole('dialog', { name: 'You win' });

    await step('an action closes it, and the keyboard is where it was', async () => {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Close' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
      await expect(corner).toHaveFocus();
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    });

    await step('taken back and played again, it is the same end', async () => {
      await store.undo();
      await store.redo();
      await waitFor(() => expect(store.getState().snapshot.status.kind).toBe('over'));
      await expect(canvas.queryByRole('dialog')).toBeNull();
    });
  },
};

/** When the move is taken back, the dialog goes. */
export const TakenBack: Story = {
  play: async ({ canvas, loaded }) => {
    const { store, table } = loaded as Seated<TicTacToeChair>;
    await place(table, 2);
    await canvas.findByRole('dialog', { name: 'You win' });
    await store.undo();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(document.querySelector('dialog')).not.toHaveAttribute('open');
  },
};

/** The other one has won. */
export const Lost: Story = {
  loaders: [seated(() => chairAt('aboutToWin', 'O'))],
  play: async ({ canvas, loaded }) => {
    await place((loaded as Seated<TicTacToeChair>).table, 2);
    const dialog = await canvas.findByRole('dialog', { name: 'X wins' });
    await expect(dialog).toHaveAttribute('data-outcome', 'lost');
  },
};

/** A game that had ended before is told only where that is asked for. */
export const OpenOnMount: Story = {
  args: { openOnMount: true },
  loaders: [seated(() => chairAt('drawn'))],
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'It is a draw' });
    await expect(dialog).toHaveAttribute('data-outcome', 'drawn');
    await expect(dialog).toHaveAccessibleDescription('The board is full: nobody wins.');
  },
};

/** Otherwise it stays closed. */
export const AlreadyOver: Story = {
  loaders: [seated(() => chairAt('won'))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toBeVisible();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Who watches sees somebody win. */
export const Spectator: Story = {
  args: { openOnMount: true },
  loaders: [seated(() => chairAt('won', null))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'X wins' })).toHaveAttribute(
      'data-outcome',
      'decided',
    );
  },
};

/** At a shared screen nobody is "you". */
export const SharedScreen: Story = {
  args: { openOnMount: true, shared: true },
  loaders: [seated(() => hotSeatAt('won'))],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'X wins' })).toHaveAttribute('open');
  },
};

/** Words and details of your own, and nothing to do: there is always a way to close it. */
export const OwnWords: Story = {
  args: {
    openOnMount: true,
    actions: null,
    renderTitle: ({ winner }) => `Three cheers for ${winner?.name}!`,
    children: <p>Five moves were played.</p>,
  },
  loaders: [seated(() => chairAt('won'))],
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Three cheers for X!' });
    await expect(dialog).toHaveTextContent('Five moves were played.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
  },
};

/** Who has won and why, and nothing else to read or to do: a way to close it is left. */
export const Empty: Story = {
  args: { openOnMount: true, actions: null },
  loaders: [seated(() => chairAt('drawn'))],
  play: async ({ canvas, args }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'It is a draw' });
    await expect(within(dialog).getAllByRole('button')).toEqual([
      within(dialog).getByRole('button', { name: 'Close' }),
    ]);
    await expect(dialog.querySelector('.ms-game-over-actions')).toBeNull();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** One of ten thousand moves ends the game: it is told at once, and closed, the keyboard is on the board. */
export const TenThousand: Story = {
  loaders: [seated(bigBoard)],
  render: (args) => (
    <>
      <Board>
        <BigBoard />
      </Board>
      <Ending {...args} />
    </>
  ),
  play: async ({ canvas, loaded }) => {
    await expect((loaded as Seated).store.getState().options).toHaveLength(10_000);
    await userEvent.click(canvas.getByRole('button', { name: /^Stone 1,/ }));
    await userEvent.click(canvas.getByRole('button', { name: /^Gap,/ }));
    const dialog = await canvas.findByRole('dialog', { name: 'You win' });
    await expect(dialog).toHaveAccessibleDescription('Every stone is at home.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Review' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(document.activeElement).toHaveAccessibleName('Stone 1, row 2, column 5');
    await expect(document.activeElement).toHaveAccessibleDescription('The ring is closed.');
  },
};

/** A long name wraps and scrolls; the way out stays in reach, and markup is text. */
export const LongLabels: Story = {
  args: { openOnMount: true, shared: true },
  loaders: [
    seated(() => hotSeatAt('won', { names: { X: `<b>${'W'.repeat(2000)}</b>`, O: 'أميرة الشمال' } })),
  ],
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
    await expect(dialog.getBoundingClientRect().height).toBeLessThanOrEqual(window.innerHeight);
    await expect(dialog.querySelector('b')).toBeNull();
    dialog.scrollTop = dialog.scrollHeight;
    const close = within(dialog).getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(0);
    await expect(close.width).toBeGreaterThanOrEqual(44);
  },
};

/** On a phone. */
export const Phone: Story = {
  ...phone,
  args: { openOnMount: true },
  loaders: [seated(() => chairAt('won'))],
  play: async ({ canvas }) => {
    const { left, right } = (await canvas.findByRole('dialog')).getBoundingClientRect();
    await expect(left).toBeGreaterThan(0);
    await expect(right).toBeLessThan(390);
    for (const button of canvas.getAllByRole('button'))
      await expect(button.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** In the dark. */
export const Dark: Story = {
  ...dark,
  args: { openOnMount: true },
  loaders: [seated(() => chairAt('won'))],
};
