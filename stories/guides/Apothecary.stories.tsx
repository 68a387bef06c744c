import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { inColumn, phone } from '../settings.js';
import { createApothecary, type ApothecaryEngine } from './samples/apothecary.js';
import { ApothecaryGame } from './samples/ApothecaryGame.js';

/** What a story of this game is about: whose screen it is. */
interface SeatArgs {
  readonly seat: string | null;
}

const meta = {
  title: 'Guides/Games/Apothecary',
  decorators: [inColumn],
  args: { seat: 'ann' },
  loaders: [() => ({ engine: createApothecary('garden') })],
  render: ({ seat }, { loaded }) => (
    <ApothecaryGame engine={(loaded as { engine: ApothecaryEngine }).engine} seat={seat} />
  ),
} satisfies Meta<SeatArgs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A rule engine on the screen: names, reasons and previews come from its definition. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const sage = () => canvas.queryByRole('menuitem', { name: 'Buy Sage for 3 coins' });
    await step('what is too dear says by how much', async () => {
      const saffron = canvas.getByRole('menuitem', { name: 'Buy Saffron for 8 coins' });
      await expect(saffron).toHaveAccessibleDescription('Saffron costs 8 coins, you have 4. (needs 4 more)');
    });
    await step('pointing at an option shows what it would change', async () => {
      await userEvent.hover(canvas.getByRole('menuitem', { name: /^Go and forage/ }));
      const preview = canvas.getByRole('region', { name: 'Preview for ann' });
      await waitFor(() => expect(preview).toHaveTextContent(/Ann's coins.*5–7/));
    });
    await step('buying is played, logged, and the turn goes on', async () => {
      await userEvent.click(sage()!);
      await waitFor(() =>
        expect(canvas.getByRole('list', { name: 'Satchels' })).toHaveTextContent('ann: Sage'),
      );
      await expect(canvas.getByText('Sage is bought.')).toBeVisible();
      await expect(canvas.getByRole('menuitem', { name: /^Go and forage/ })).toHaveAccessibleDescription(
        /It is not your turn\./,
      );
    });
  },
};

/** Two seats of the same game: each sees its own satchel. */
export const BothSeats: Story = {
  decorators: [],
  render: (_, { loaded }) => {
    const { engine } = loaded as { engine: ApothecaryEngine };
    return (
      <div
        style={{ display: 'grid', gap: '2rem', gridTemplateColumns: 'repeat(auto-fit, minmax(20rem, 1fr))' }}
      >
        <section aria-label="Ann's screen">
          <ApothecaryGame engine={engine} seat="ann" />
        </section>
        <section aria-label="Bob's screen">
          <ApothecaryGame engine={engine} seat="bob" />
        </section>
      </div>
    );
  },
  play: async ({ canvas }) => {
    const ann = within(canvas.getByRole('region', { name: "Ann's screen" }));
    const bob = within(canvas.getByRole('region', { name: "Bob's screen" }));
    await userEvent.click(ann.getByRole('menuitem', { name: 'Buy Mint for 2 coins' }));
    await waitFor(() =>
      expect(bob.getByRole('list', { name: 'Satchels' })).toHaveTextContent('ann: 1 hidden'),
    );
    await expect(ann.getByRole('list', { name: 'Satchels' })).toHaveTextContent('ann: Mint');
    await expect(bob.getByRole('menuitem', { name: /^Go and forage/ })).not.toHaveAttribute('aria-disabled');
  },
};

/** Who watches sees what everybody sees, and has no moves. */
export const Spectator: Story = {
  args: { seat: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to do.')).toBeVisible();
  },
};

/** The same on a phone. */
export const Phone: Story = { ...phone };
