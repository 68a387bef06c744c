import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { inColumn } from '../settings.js';
import { HeapGame } from './samples/HeapGame.js';

const meta = {
  title: 'Guides/Games/Heap',
  component: HeapGame,
  decorators: [inColumn],
} satisfies Meta<typeof HeapGame>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The whole screen of the guide, played to the end. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const [banner] = canvas.getAllByRole('status');
    await expect(banner).toHaveTextContent('Your turn, Ann');
    for (const [name, then] of [
      ['Take 3', 'Bob'],
      ['Take 3', 'Ann'],
      ['Take 2', 'Bob'],
    ] as const) {
      await userEvent.click(canvas.getByRole('menuitem', { name }));
      await waitFor(() => expect(banner).toHaveTextContent(`Your turn, ${then}`));
    }
    await expect(canvas.getByRole('menuitem', { name: 'Take 3' })).toHaveAccessibleDescription(/Only 2 left/);
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Take 2' }));
    await waitFor(() => expect(banner).toHaveTextContent('Bob wins'));
  },
};
