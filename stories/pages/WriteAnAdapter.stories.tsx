import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { inColumn } from '../settings.js';
import { PebblesGame } from './adapter/PebblesGame.js';

const meta = {
  title: 'Write an adapter',
  component: PebblesGame,
  tags: ['!autodocs'],
  decorators: [inColumn],
} satisfies Meta<typeof PebblesGame>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The game of this page, to its end. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const take = (name: RegExp) => userEvent.click(canvas.getByRole('menuitem', { name }));
    const left = (count: number) =>
      waitFor(() => expect(canvas.getByRole('img', { name: `${count} pebbles` })).toBeVisible());
    await take(/Take 3/);
    await left(7);
    await take(/Take 3/);
    await left(4);
    await take(/Take 3/);
    await left(1);
    await expect(canvas.getByRole('menuitem', { name: /Take 2/ })).toHaveAttribute('aria-disabled', 'true');
    await take(/Take a pebble/);
    await expect(await canvas.findByText('Bob wins')).toBeVisible();
  },
};
