import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { MothsTable } from '../../src/games/moths/skin/MothsTable.js';
import '../../src/games/moths/styles.css';
import { inItsGame, seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { mothsAfter } from '../tables/moths.js';

const meta = {
  title: 'Games/Moths',
  component: MothsTable,
  decorators: [
    (Story) => (
      <div style={{ display: 'grid', gap: '1rem', padding: '1rem' }}>
        <StatusBanner />
        <Story />
      </div>
    ),
    inItsGame,
  ],
  loaders: [seated(() => mothsAfter(0))],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof MothsTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A leaf is lifted, the lamp shows another one in secret, and that is left at that. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const garden = within(canvas.getByRole('grid', { name: 'Garden' }));
    await step('a leaf is lifted', async () => {
      await userEvent.click(garden.getByRole('button', { name: 'Row 1, column 1, a leaf' }));
      await expect(
        await garden.findByRole('button', { name: /^Row 1, column 1, .+, worth \d$/ }),
      ).toBeVisible();
    });
    await step('the lamp shows what nobody else sees', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Lamp (2 left)' }));
      await userEvent.click(garden.getByRole('button', { name: 'Row 2, column 3, a leaf' }));
      await expect(
        await garden.findByRole('button', { name: /^Row 2, column 3, .+, known to you/ }),
      ).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Lamp (1 left)' }));
    });
    await step('the turn passes to who does not know it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Leave it at that' }));
      await expect(await garden.findByRole('button', { name: 'Row 2, column 3, a leaf' })).toBeVisible();
      await expect(canvas.getByRole('button', { name: 'Leave it at that' })).toHaveAccessibleDescription(
        /Lift a leaf first/,
      );
    });
  },
};

/** Late in the game, with pairs taken. */
export const LateGame: Story = { loaders: [seated(() => mothsAfter(60))] };

/** By the keyboard alone. */
export const KeyboardOnly: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await expect(
      await canvas.findByRole('button', { name: /^Row 2, column 2, .+, worth \d$/ }),
    ).toHaveFocus();
  },
};

/** All moths are taken. */
export const GameOver: Story = {
  loaders: [seated(() => mothsAfter(2000))],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/wins|has the finer moths/)[0]).toBeVisible();
  },
};

/** In the dark. */
export const Dark: Story = { ...dark, loaders: [seated(() => mothsAfter(41))] };

/** On a phone. */
export const Phone: Story = { ...phone, loaders: [seated(() => mothsAfter(41))] };
