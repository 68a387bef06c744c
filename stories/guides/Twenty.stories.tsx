import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inColumn } from '../settings.js';
import { TwentyGame } from './samples/TwentyGame.js';

const meta = {
  title: 'Guides/Games/Twenty',
  component: TwentyGame,
  decorators: [inColumn],
  args: { seed: 1 },
} satisfies Meta<typeof TwentyGame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A game against an agent that thinks in a Worker. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    await step('a card is played', async () => {
      await expect(canvas.getAllByRole('menuitem')).toHaveLength(4);
      await userEvent.click(canvas.getAllByRole('menuitem')[0]!);
    });
    await step('the other player thinks, and answers', async () => {
      await waitFor(() => expect(canvas.getAllByText(/makes \d+\./)).toHaveLength(2), { timeout: 10_000 });
      await expect(canvas.getAllByRole('menuitem')[0]).not.toHaveAttribute('aria-disabled');
      await expect(canvas.getAllByRole('menuitem')).toHaveLength(3);
    });
  },
};
