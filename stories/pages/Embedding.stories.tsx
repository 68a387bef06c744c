import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { chairAt } from '../tables/tic-tac-toe.js';
import { inItsGame, seated } from '../seated.js';
import { inColumn } from '../settings.js';
import { InGerman } from './embedding/Bilingual.js';
import { Buttons } from './embedding/Buttons.js';
import { Game } from './embedding/Game.js';

const meta = {
  title: 'Embedding',
  component: Game,
  tags: ['!autodocs'],
  decorators: [inColumn],
} satisfies Meta<typeof Game>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The first sample of the page. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toBeVisible();
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(9);
  },
};

/** The buttons of the page, in German. */
export const OwnButtons: Story = {
  loaders: [seated(() => chairAt('middleGame'))],
  decorators: [inItsGame],
  render: () => (
    <InGerman>
      <Buttons />
    </InGerman>
  ),
  play: async ({ canvas }) => {
    const [taken] = canvas.getAllByRole('button');
    await expect(taken).toHaveAttribute('aria-disabled', 'true');
    await expect(taken).toHaveAccessibleDescription('Auf diesem Feld steht schon O.');
  },
};
