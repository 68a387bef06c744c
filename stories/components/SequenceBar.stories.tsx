import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { SequenceBar } from '../../src/components/SequenceBar/SequenceBar.js';
import '../../src/components/SequenceBar/SequenceBar.css';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { inItsGame, seated, type Chair, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { catalogue } from '../tables/catalogue.js';
import { council, longNames } from '../tables/long-names.js';
import { COURTS, courtAt } from '../tables/principality.js';
import { refusing, slow, type SlowChair } from '../tables/troubles.js';

/** An engine that offers every motion of a council as one of a single move. */
function motions(): Chair {
  const { adapter } = council();
  const snapshot = adapter.getSnapshot();
  const sequences = optionsOf(snapshot)
    .filter(({ kind }) => kind === 'available')
    .map(({ id, name }) => ({ id, name, moves: [id] }));
  const shown = { ...snapshot, sequences };
  return { adapter: { ...adapter, getSnapshot: () => shown } };
}

const meta = {
  title: 'Components/SequenceBar',
  component: SequenceBar,
  decorators: [inColumn, inItsGame],
  loaders: [seated(() => courtAt(COURTS.rich))],
  argTypes: { renderSequence: { control: false } },
  parameters: { moment: 'played' },
  render: (args) => (
    <div style={{ display: 'grid', gap: '0.75rem' }}>
      <SequenceBar {...args} />
      <GameLog />
    </div>
  ),
} satisfies Meta<typeof SequenceBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The treasures of a hand are offered together. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Several at once' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Play all 4 treasures' })).toBeVisible();
  },
};

/** Pressed, they are played one after the other; then the offer is gone. */
export const Played: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Play all 4 treasures' }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Several at once' })).toBeNull());
    await expect(canvas.getAllByText(/^Ada plays (Gold|Silver|Copper)/)).toHaveLength(4);
  },
};

/** A button that looks as you like. It is called what it was called, and plays what it played. */
export const OwnSequence: Story = {
  args: { renderSequence: ({ moves }) => `▶ × ${moves.length}` },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Play all 4 treasures' });
    await expect(button).toHaveTextContent(/^▶ × 4$/);
    await userEvent.click(button);
    await waitFor(() => expect(canvas.getAllByText(/^Ada plays (Gold|Silver|Copper)/)).toHaveLength(4));
  },
};

/** While one is being played, nothing else is begun. */
export const Playing: Story = {
  loaders: [seated(async () => slow((await courtAt(COURTS.rich)).adapter))],
  play: async ({ canvas, loaded }) => {
    const button = canvas.getByRole('button', { name: 'Play all 4 treasures' });
    await userEvent.click(button);
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button);
    (loaded as Seated<SlowChair>).release();
    await waitFor(() => expect(canvas.getAllByText(/^Ada plays/)).toHaveLength(1));
  },
};

/** The first move that is refused ends it; what was refused is still on offer. */
export const Rejected: Story = {
  loaders: [
    seated(async () =>
      refusing((await courtAt(COURTS.rich)).adapter, [{ code: 'STORM', text: 'The mint is closed today.' }]),
    ),
  ],
  play: async ({ canvas, loaded }) => {
    const button = canvas.getByRole('button', { name: 'Play all 4 treasures' });
    await userEvent.click(button);
    const { store } = loaded as Seated;
    await waitFor(() => expect(store.getState().rejections).toHaveLength(1));
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'));
    await expect(canvas.queryByText(/^Ada plays/)).toBeNull();
  },
};

/** Nobody offers anything: there is no bar. */
export const Empty: Story = {
  loaders: [seated(() => courtAt(COURTS.rich, { seat: 'p2' }))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('group', { name: 'Several at once' })).toBeNull();
  },
};

/** Names without end, of every script. */
export const LongLabels: Story = {
  loaders: [seated(motions)],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('group', { name: 'Several at once' });
    await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    await expect(canvas.getByRole('button', { name: longNames[0]! })).toBeVisible();
  },
};

/** Two moves among ten thousand: the second can only be played after the first. */
export const TenThousand: Story = {
  loaders: [seated(() => catalogue())],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Draw the last card and keep it' }));
    await expect(await canvas.findByText('Ada draws card 10000.')).toBeVisible();
    await expect(await canvas.findByText('Ada keeps it.')).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Several at once' })).toBeNull();
  },
};

/** On a phone. */
export const Phone: Story = { ...phone };

/** In the dark. */
export const Dark: Story = { ...dark };
