import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import type { Reason } from '../../src/protocol/reason.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { inItsGame, seated, type Chair, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { council } from '../tables/long-names.js';
import { chairAt, hotSeatAt, place, type TicTacToeChair } from '../tables/tic-tac-toe.js';
import { refusing, slow, type SlowChair } from '../tables/troubles.js';
import { selectOptions } from '../../src/store/selectors.js';

/** A chair that has tried some options already. */
async function havingTried<T extends Chair>(chair: T, ...names: readonly string[]): Promise<T> {
  const store = createGameStore(chair.adapter);
  for (const name of names) {
    await store.execute(selectOptions(store.getState()).find((option) => option.name.startsWith(name))!.id);
  }
  return { ...chair, store };
}

const CORNER = 'Place X in row 1, column 1';

const meta = {
  title: 'Components/RejectionNotice',
  component: RejectionNotice,
  decorators: [inColumn, inItsGame],
  loaders: [seated(async () => havingTried(await hotSeatAt('middleGame'), CORNER))],
} satisfies Meta<typeof RejectionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stays while the game goes on, until it is dismissed. */
export const Default: Story = {
  play: async ({ canvas, loaded, step }) => {
    const { table, store } = loaded as Seated<TicTacToeChair>;
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(`${CORNER}: refused`);
    await expect(within(alert).getByRole('listitem')).toHaveTextContent('This cell is occupied by O.');

    await step('it survives a later snapshot', async () => {
      const { revision } = store.getState().snapshot;
      await place(table, 1);
      await waitFor(() => expect(store.getState().snapshot.revision).toBeGreaterThan(revision));
      await expect(alert).toHaveTextContent(`${CORNER}: refused`);
    });

    await step('it can be dismissed', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Dismiss: ${CORNER}` }));
      await waitFor(() => expect(alert).toBeEmptyDOMElement());
    });
  },
};

const ARBITER: readonly Reason[] = [
  { code: 'PAUSED', text: 'The arbiter has stopped the clock.' },
  { code: 'LOW_ON_TIME', text: 'You need 5 seconds for a move.', context: { required: 5, available: 2 } },
];

/** The engine refuses what was on offer, and says everything that speaks against it. */
export const Rejected: Story = {
  loaders: [seated(async () => refusing((await chairAt('middleGame')).adapter, ARBITER))],
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <RejectionNotice {...args} />
      <ActionMenu />
    </div>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('menuitem', { name: 'Place X in row 1, column 2' }));
    const alert = await canvas.findByRole('alert');
    await waitFor(() => expect(within(alert).getAllByRole('listitem')).toHaveLength(2));
    await expect(alert).toHaveTextContent('needs 3 more');
  },
};

/** The newest three, newest first. Dismissing one makes room for an older one. */
export const Several: Story = {
  loaders: [
    seated(async () =>
      havingTried(
        await hotSeatAt('middleGame'),
        CORNER,
        'Place X in row 1, column 3',
        'Place X in row 2, column 2',
        'Place X in row 3, column 3',
      ),
    ),
  ],
  play: async ({ canvas }) => {
    const buttons = () => canvas.getAllByRole('button', { name: /^Dismiss/ });
    await expect(buttons()).toHaveLength(3);
    await expect(buttons()[0]).toHaveAccessibleName('Dismiss: Place X in row 3, column 3');
    await userEvent.click(buttons()[0]!);
    await waitFor(() => expect(buttons()[2]).toHaveAccessibleName(`Dismiss: ${CORNER}`));
  },
};

/** The game moved on while the command was on its way. */
export const Superseded: Story = {
  loaders: [
    seated(async () => {
      const { table, adapter } = await hotSeatAt('opening');
      return { table, ...slow(adapter) };
    }),
  ],
  play: async ({ canvas, loaded }) => {
    const { table, store, release } = loaded as Seated<SlowChair & TicTacToeChair>;
    const answer = store.execute(selectOptions(store.getState())[0]!.id);
    await place(table, 8);
    release();
    await expect(await answer).toMatchObject({ status: 'superseded' });
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('The game moved on before this reached it'),
    );
  },
};

/** Nothing was refused: nothing is shown, but the place for it is known to screen readers. */
export const NothingRefused: Story = {
  loaders: [seated(() => chairAt('opening'))],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[role="alert"]')).toBeEmptyDOMElement();
  },
};

/** Long names and reasons wrap. */
export const LongLabels: Story = {
  loaders: [seated(() => havingTried(council(), 'Donaudampf', 'שלח'))],
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert.scrollWidth).toBeLessThanOrEqual(alert.clientWidth);
  },
};

/** On a phone. */
export const Phone: Story = { ...phone };

/** In the dark. */
export const Dark: Story = { ...dark };
