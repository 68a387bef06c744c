import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { useView } from '../../src/hooks/facts.js';
import type { TicTacToeView } from '../../src/games/tic-tac-toe/view.js';
import { aboutABoard } from '../elsewhere.js';
import { inItsGame, seated } from '../seated.js';
import { inColumn } from '../settings.js';
import { chairAt } from '../tables/tic-tac-toe.js';

const meta = {
  title: 'Theming/Toolbar',
  component: ActionMenu,
  tags: ['!autodocs'],
  loaders: [seated(() => chairAt('middleGame'))],
  decorators: [inItsGame, inColumn],
} satisfies Meta<typeof ActionMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

/** As every story begins. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('menuitem', { name: /^Place X in row 1, column 2/ })).toBeVisible();
  },
};

/** The menu at another game's table. */
export const AnotherGame: Story = {
  globals: { game: 'emberwood' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('menuitem', { name: /^Badger Digger attacks Rowan/ })).toBeVisible();
  },
};

/** A game of the toolbar speaks its own German. */
export const AnotherGameInGerman: Story = {
  globals: { game: 'gundam', language: 'de' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('menuitem', { name: /^Ida Marsh mit Kutter Typ II paaren/ })).toBeVisible();
  },
};

function Cells() {
  const { board } = useView<TicTacToeView>();
  return <p>{board.length} cells</p>;
}

/** What shows the board of one game is that of the other game there. */
export const AnotherBoard: Story = {
  globals: { game: 'emberwood' },
  decorators: [aboutABoard],
  render: () => <Cells />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: /^Heron Sage/ })).toBeVisible());
  },
};

/** A game without a board says so. */
export const NoBoard: Story = {
  ...AnotherBoard,
  globals: { game: 'siege' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/and this game has none/)).toBeVisible();
  },
};

/** In another language, from right to left. */
export const GermanFromRightToLeft: Story = {
  globals: { language: 'de', direction: 'rtl' },
  play: async ({ canvas, canvasElement }) => {
    const item = canvas.getByRole('menuitem', { name: /^X in Zeile 1, Spalte 1 setzen/ });
    await expect(item).toHaveAccessibleDescription('Auf diesem Feld steht schon O.');
    await expect(canvasElement.ownerDocument.documentElement).toHaveAttribute('lang', 'de');
    await expect(getComputedStyle(item).direction).toBe('rtl');
  },
};

/** Dense, in a brand, and still. */
export const CompactBrandWithoutMotion: Story = {
  globals: { theme: 'arcade dark', density: 'compact', motion: 'off' },
  play: async ({ canvasElement }) => {
    const style = getComputedStyle(canvasElement);
    await expect(style.getPropertyValue('--ms-density')).toBe('0.625');
    await expect(style.getPropertyValue('--ms-time')).toBe('0.01ms');
    await expect(style.getPropertyValue('--ms-radius-m')).toBe('1.25rem');
  },
};
