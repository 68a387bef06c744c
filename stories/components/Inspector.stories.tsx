import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { QueueTray } from '../../src/components/QueueTray/QueueTray.js';
import '../../src/components/QueueTray/QueueTray.css';
import { inspect } from '../../src/inspector/inspect.js';
import { Inspector } from '../../src/inspector/Inspector.js';
import { RenderCounter } from '../../src/inspector/RenderCounter.js';
import '../../src/inspector/styles.css';
import { queueOf } from '../../src/store/queue.js';
import type { Flip } from '../flip.js';
import { inItsGame, seated, type Chair } from '../seated.js';
import { dark, phone } from '../settings.js';
import { DUELS, duelAt, sharedDuel } from '../tables/emberwood.js';
import { longNames } from '../tables/long-names.js';
import { onePlayerGame } from '../tables/one-player-game.js';
import { hotSeatAt } from '../tables/tic-tac-toe.js';
import { siege } from '../tables/siege.js';

/** The chair with its adapter inspected. */
const inspected = (setUp: () => Chair | Promise<Chair>) =>
  seated(async () => ({ adapter: inspect((await setUp()).adapter) }));

const meta = {
  title: 'Development/Inspector',
  component: Inspector,
  decorators: [inItsGame],
  loaders: [inspected(() => hotSeatAt('opening'))],
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <RenderCounter name="ActionMenu">
        <ActionMenu />
      </RenderCounter>
      <RejectionNotice />
      <Inspector {...args} />
    </div>
  ),
} satisfies Meta<typeof Inspector>;

export default meta;
type Story = StoryObj<typeof meta>;

const middle = 'Place X in row 2, column 2';

/** Options with what every rule says, and why one went grey. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const inspector = within(canvas.getByRole('region', { name: 'Inspector' }));
    await step('options are searched', async () => {
      await userEvent.type(inspector.getByRole('searchbox'), 'row 2, column 2');
      await waitFor(() => expect(inspector.getByText('1 of 9 options')).toBeVisible());
      await userEvent.click(inspector.getByRole('button', { name: /row 2, column 2 available/ }));
      await expect(inspector.getByRole('region', { name: 'Rules' })).toHaveTextContent(middle);
    });

    await step('why did this go grey?', async () => {
      await userEvent.click(canvas.getByRole('menuitem', { name: middle }));
      await userEvent.click(inspector.getByRole('button', { name: 'What changed about it?' }));
      await waitFor(() =>
        expect(inspector.getByRole('tab', { name: 'Changes' })).toHaveAttribute('aria-selected', 'true'),
      );
      await expect(inspector.getByText('CELL_OCCUPIED')).toBeVisible();
      await expect(inspector.getByText(/^This cell is occupied by X/)).toBeVisible();
      await userEvent.click(inspector.getByRole('button', { name: 'All options' }));
      await expect(inspector.getByRole('status')).toHaveTextContent('9 options are different.');
    });
  },
};

/** A refusal that the rules know nothing of, and an answer that takes its time. */
export const Switches: Story = {
  play: async ({ canvas, step }) => {
    const inspector = within(canvas.getByRole('region', { name: 'Inspector' }));
    await userEvent.click(inspector.getByRole('tab', { name: 'Switches' }));
    await step('the next command is refused, and only that', async () => {
      await userEvent.click(inspector.getByRole('checkbox', { name: 'Refuse the next command' }));
      await userEvent.click(canvas.getByRole('menuitem', { name: middle }));
      await waitFor(() =>
        expect(canvas.getByText(/The inspector was asked to refuse this command/)).toBeVisible(),
      );
      await waitFor(() => expect(inspector.getByRole('checkbox')).not.toBeChecked());
    });
    await step('answers are kept back, and timed', async () => {
      await userEvent.click(inspector.getByRole('button', { name: '300 ms' }));
      await userEvent.click(canvas.getByRole('menuitem', { name: middle }));
      await waitFor(() =>
        expect(canvas.getByRole('menuitem', { name: /row 2, column 2/ })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
      );
      await userEvent.click(inspector.getByRole('tab', { name: 'Timings' }));
      const asked = inspector.getByRole('table', { name: 'Questions to the adapter' });
      await expect(await within(asked).findByText('accepted')).toBeVisible();
      await expect(within(asked).getByText('rejected')).toBeVisible();
      await expect(inspector.getByRole('cell', { name: 'ActionMenu' })).toBeVisible();
    });
  },
};

/** A plan is refused as a whole, once, and takes its time like everything else. */
export const RefusedPlan: Story = {
  loaders: [
    async (context?: Flip) => {
      const chair = await inspected(() => duelAt({ position: DUELS.middleGame }))(context);
      const possible = chair.store.getState().options.find(({ kind }) => kind === 'available');
      if (possible) queueOf(chair.store).enqueue(possible.id);
      return chair;
    },
  ],
  render: (args) => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <QueueTray />
      <Inspector {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const inspector = within(canvas.getByRole('region', { name: 'Inspector' }));
    await userEvent.click(inspector.getByRole('tab', { name: 'Switches' }));
    await userEvent.click(inspector.getByRole('checkbox', { name: 'Refuse the next command' }));
    await userEvent.click(inspector.getByRole('button', { name: '300 ms' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play 1 action' }));
    await userEvent.click(inspector.getByRole('tab', { name: 'Timings' }));
    const asked = within(inspector.getByRole('table', { name: 'Questions to the adapter' }));
    await waitFor(() =>
      expect(asked.getByRole('row', { name: /^execute all .* rejected (\d,)?\d{3}/ })).toBeVisible(),
    );
    await expect(canvas.getByText(/The inspector was asked to refuse this command/)).toBeVisible();
  },
};

/** From tab to tab by keyboard. */
export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Options' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Changes' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Switches' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Tab}');
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
  },
};

/** Rule by rule, in a game that tells. */
export const RuleByRule: Story = {
  loaders: [inspected(() => sharedDuel({ position: DUELS.guarded }))],
  play: async ({ canvas }) => {
    const inspector = within(canvas.getByRole('region', { name: 'Inspector' }));
    await userEvent.type(inspector.getByRole('searchbox'), 'NOT_ENOUGH');
    const [dear] = await inspector.findAllByRole('button', { name: /Summon .* unavailable/ });
    await userEvent.click(dear!);
    await expect(await inspector.findByText('there are embers for the card')).toBeVisible();
  },
};

/** What could not be read is here, with why; players never see it. */
export const Quarantine: Story = {
  loaders: [
    inspected(async () => {
      const { adapter } = await hotSeatAt('opening');
      const good = adapter.getSnapshot();
      const moves = [{ moveId: '', params: 'none' }, ...good.moves] as typeof good.moves;
      const shown = { ...good, moves };
      return { adapter: { ...adapter, getSnapshot: () => shown } };
    }),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: /Quarantine/ }));
    await expect(canvas.getByText(/moves\[0\] is in quarantine/)).toBeVisible();
    await expect(canvas.getByText(/"params": "none"/)).toBeVisible();
  },
};

/** Without `inspect` there are options and quarantine, and a word about the rest. */
export const NotWrapped: Story = {
  loaders: [seated(() => hotSeatAt('middleGame'))],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Changes' }));
    await expect(canvas.getByText('inspect(adapter)')).toBeVisible();
  },
};

/** Nothing to do, nothing to show. */
export const Empty: Story = {
  loaders: [inspected(() => onePlayerGame(null, () => []))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('0 of 0 options')).toBeVisible();
  },
};

/** Names without end, and with markup in them. */
export const LongLabels: Story = {
  loaders: [
    inspected(() =>
      onePlayerGame(null, () =>
        [...longNames, 'W'.repeat(2000)].map((displayName, nth) => ({
          moveId: `move-${nth}`,
          params: {},
          metadata: { displayName },
          reasons: [],
        })),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    const inspector = canvas.getByRole('region', { name: 'Inspector' });
    await expect(inspector.scrollWidth).toBeLessThanOrEqual(inspector.clientWidth);
    await expect(inspector.querySelector('b, img')).toBeNull();
  },
};

/** Twenty thousand options: the first hundred, and a search. */
export const TenThousand: Story = {
  loaders: [inspected(siege)],
  render: (args) => <Inspector {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/of 20,000 options, the first 100 of them here/)).toBeVisible();
  },
};

/** In another language; what fields and methods are called is the same in all. */
export const German: Story = {
  globals: { language: 'de' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Zeiten' }));
    await expect(canvas.getByRole('table', { name: 'Fragen an den Adapter' })).toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Änderungen' }));
    await expect(canvas.getByText('Nichts ist anders.')).toBeVisible();
    await userEvent.click(canvas.getByRole('menuitem', { name: 'X in Zeile 2, Spalte 2 setzen' }));
    await waitFor(() => expect(canvas.getByText('9 Aktionen sind anders.')).toBeVisible());
    await expect(canvas.getByText('Auf diesem Feld steht schon X.', { selector: 'ins' })).toBeVisible();
  },
};

/** On a phone. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Timings' }));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** In the dark. */
export const Dark: Story = { ...dark };
