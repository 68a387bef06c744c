import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { DragLayer } from '../../src/drag/DragLayer.js';
import '../../src/drag/styles.css';
import { openPopover } from '../open-popover.js';
import { inItsGame, seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { chessAt, type ChessChair } from '../tables/chess.js';
import { ChessGame } from './ChessGame.js';

const meta = {
  title: 'Games/Chess',
  component: ChessGame,
  decorators: [inItsGame],
  loaders: [seated(() => chessAt('opening'))],
  parameters: { layout: 'fullscreen' },
  argTypes: { computer: { control: false } },
} satisfies Meta<typeof ChessGame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two players at one screen: from the piece, from the target, and what the rules do not allow. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const square = (name: string) => canvas.getByRole('button', { name });
    await step('the piece first, then where it goes', async () => {
      await userEvent.click(square('e2, white pawn'));
      await expect(square('e2, white pawn')).toHaveAttribute('aria-pressed', 'true');
      await expect(square('e4, empty')).toHaveAttribute('data-target');
      await userEvent.click(square('e4, empty'));
      await expect(await canvas.findByRole('button', { name: 'e4, white pawn' })).toBeVisible();
    });
    await step('the target first, then the piece', async () => {
      await userEvent.click(square('c6, empty'));
      await expect(square('c7, black pawn')).toHaveAttribute('data-target');
      await userEvent.click(square('b8, black knight'));
      await expect(await canvas.findByRole('button', { name: 'c6, black knight' })).toBeVisible();
    });
    await step('a press on another piece chooses that one', async () => {
      await userEvent.click(square('d2, white pawn'));
      await userEvent.click(square('g1, white knight'));
      await expect(square('g1, white knight')).toHaveAttribute('aria-pressed', 'true');
      await expect(square('d2, white pawn')).not.toHaveAttribute('aria-pressed');
    });
    await step('a square that it cannot reach says why', async () => {
      await userEvent.click(square('g5, empty'));
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent('A knight does not go from g1 to g5.'),
      );
    });
    await step('a piece that cannot move says what is in its way', async () => {
      await userEvent.click(square('g1, white knight'));
      await userEvent.click(square('a1, white rook'));
      await expect(openPopover(canvasElement)).toHaveTextContent('Your own pawn stands on a2.');
    });
  },
};

/** A piece is dragged to where it goes: what is lit is lit within its square. */
export const Dragged: Story = {
  render: (args) => (
    <DragLayer>
      <ChessGame {...args} />
    </DragLayer>
  ),
  play: async ({ canvas }) => {
    const square = (name: string) => canvas.getByRole('button', { name });
    const held = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };
    const over = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { ...held, clientX: left + width / 2, clientY: top + height / 2 };
    };
    const [knight, there] = [square('g1, white knight'), square('f3, empty')];
    await fireEvent.pointerDown(knight, over(knight));
    await fireEvent.pointerMove(knight, over(there));
    await expect(there).toHaveAttribute('data-target');
    await expect(parseFloat(getComputedStyle(there).outlineOffset)).toBeLessThanOrEqual(
      -parseFloat(getComputedStyle(there).outlineWidth),
    );
    await fireEvent.pointerUp(there, over(there));
    await expect(await canvas.findByRole('button', { name: 'f3, white knight' })).toBeVisible();
  },
};

/** A move without a pointer. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(document.activeElement).toHaveAccessibleName('a8, black rook');
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{ArrowLeft}{ArrowLeft}{ArrowLeft}{Enter}');
    await expect(document.activeElement).toHaveAccessibleName('e2, white pawn');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Enter}');
    await expect(await canvas.findByRole('button', { name: 'e4, white pawn' })).toHaveFocus();
  },
};

/** White against the computer, which answers. */
export const AgainstTheComputer: Story = {
  loaders: [seated(() => chessAt('opening', 'white'))],
  render: (args, { loaded }) => (
    <ChessGame {...args} computer={{ table: (loaded as ChessChair).table, seat: 'black' }} />
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'd2, white pawn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'd4, empty' }));
    const log = canvas.getByRole('log', { name: 'Log' });
    await waitFor(() => expect(within(log).getAllByRole('listitem')).toHaveLength(2), { timeout: 10_000 });
  },
};

/** Seen from Black's side, with a knight that is pinned. */
export const Pinned: Story = {
  loaders: [seated(() => chessAt('middleGame', 'black'))],
  args: { near: 'black' },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'c6, black knight' }));
    await expect(openPopover(canvasElement)).toHaveTextContent(
      'The knight is pinned: it shields the king from the bishop on b5.',
    );
  },
};

/** In check, with what would help. */
export const Check: Story = {
  loaders: [seated(() => chessAt('check'))],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button', { name: 'e1, white king, in check' })).toBeVisible();
    await userEvent.hover(canvas.getByRole('button', { name: 'a1, white rook' }));
    await expect(openPopover(canvasElement)).toHaveTextContent(
      'The king is in check from the rook on e8, and this does not help.',
    );
  },
};

/** A pawn on the last rank: what it becomes is asked for. */
export const Promotion: Story = {
  loaders: [seated(() => chessAt('promotion'))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'a7, white pawn' }));
    await userEvent.click(canvas.getByRole('button', { name: 'a8, empty' }));
    const choices = within(await canvas.findByRole('group', { name: 'Becomes a' }));
    await expect(choices.getAllByRole('button')[0]).toHaveFocus();
    await userEvent.click(choices.getByRole('button', { name: 'Pawn a7 to a8, becomes a queen' }));
    await expect(await canvas.findByRole('button', { name: 'a8, white queen' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'h8, black king, in check' })).toBeVisible();
  },
};

/** The last move of a game. */
export const GameOver: Story = {
  loaders: [seated(() => chessAt('mateInOne'))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'a1, white rook' }));
    await userEvent.click(canvas.getByRole('button', { name: 'a8, empty' }));
    await expect((await canvas.findAllByText(/White wins/))[0]).toBeVisible();
  },
};

/** In the dark. */
export const Dark: Story = { ...dark, loaders: [seated(() => chessAt('middleGame'))] };

/** On a phone. */
export const Phone: Story = { ...phone, loaders: [seated(() => chessAt('middleGame'))] };
