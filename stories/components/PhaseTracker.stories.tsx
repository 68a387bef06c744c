import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { PhaseTracker } from '../../src/components/PhaseTracker/PhaseTracker.js';
import '../../src/components/PhaseTracker/PhaseTracker.css';
import { selectOptions } from '../../src/store/selectors.js';
import { listOf } from '../arg-types.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { catalogue, CATALOGUE_PHASES } from '../tables/catalogue.js';
import { DUELS, duelAt } from '../tables/emberwood.js';
import { longNames } from '../tables/long-names.js';
import { chairAt, hotSeatAt } from '../tables/tic-tac-toe.js';

/** The phases of a turn of Emberwood. */
const DAY = [
  { id: 'dawn', name: 'Dawn' },
  { id: 'main', name: 'Day' },
  { id: 'dusk', name: 'Dusk' },
];

const FULL_HAND = ['mouse', 'mouse', 'fox', 'owl', 'bear', 'stag', 'boar', 'heron', 'badger'] as const;

async function play(loaded: unknown, pattern: RegExp): Promise<void> {
  const { store } = loaded as Seated;
  const option = selectOptions(store.getState()).find(({ name }) => pattern.test(name));
  await store.execute(option!.id);
}

const meta = {
  title: 'Components/PhaseTracker',
  component: PhaseTracker,
  decorators: [
    (Story) => (
      <div style={{ padding: '0.75rem' }}>
        <Story />
      </div>
    ),
    inItsGame,
  ],
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  args: { phases: DAY },
  argTypes: { phases: listOf('Phase'), renderPhase: { control: false }, turnText: { control: false } },
} satisfies Meta<typeof PhaseTracker>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the turn stands. What changes is told to those who do not see. */
export const Default: Story = {
  play: async ({ canvas, loaded, step }) => {
    const tracker = canvas.getByRole('region', { name: 'Turn' });
    const current = () => canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step');
    await expect(tracker).toHaveTextContent('Turn 1');
    await expect(tracker).toHaveTextContent('Hazel');
    await expect(tracker).toHaveAttribute('data-yours');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(current()).toHaveLength(1);
    await expect(current()[0]).toHaveTextContent('Day');
    await expect(canvas.getByText('Dawn')).toHaveAttribute('data-status', 'done');
    await expect(canvas.getByText('Dusk')).toHaveAttribute('data-status', 'ahead');

    await step('what is there from the beginning is not announced, what changes is', async () => {
      const spoken = canvas.getByRole('status');
      await expect(spoken).toHaveTextContent('');
      await play(loaded, /^End turn/);
      await waitFor(() => expect(spoken).toHaveTextContent('Turn 2, Rowan, Day'));
      await expect(tracker).not.toHaveAttribute('data-yours');
    });
  },
};

/** A decision holds the turn up at its last phase. */
export const LastPhase: Story = {
  loaders: [
    seated(() => duelAt({ position: { ...DUELS.guarded, hazel: { kindling: 1, hand: FULL_HAND } } })),
  ],
  play: async ({ canvas, loaded }) => {
    await play(loaded, /^End turn/);
    await waitFor(() => expect(canvas.getByText('Dusk')).toHaveAttribute('aria-current', 'step'));
    await expect(canvas.getByText('Day')).toHaveAttribute('data-status', 'done');
    await expect(canvas.getByRole('status')).toHaveTextContent('Turn 1, Hazel, Dusk');
  },
};

/** A phase nobody told of is shown all the same. */
export const UnknownPhase: Story = {
  args: { phases: [DAY[0]!, DAY[2]!] },
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual(['Dawn', 'Dusk', 'main']);
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
  },
};

/** A game without phases has turns. */
export const Empty: Story = {
  args: { phases: [] },
  loaders: [seated(() => chairAt('middleGame', 'O'))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Turn' })).toHaveTextContent('Turn 5');
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

/** When the game is over, no phase is the current one, and nobody is to move. */
export const GameOver: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.aboutToWin }))],
  play: async ({ canvas, loaded }) => {
    await play(loaded, /attacks Rowan/);
    const tracker = canvas.getByRole('region', { name: 'Turn' });
    await waitFor(() => expect(tracker).toHaveAttribute('data-over'));
    await expect(tracker.querySelector('[aria-current]')).toBeNull();
    await expect(tracker).not.toHaveTextContent('Hazel');
  },
};

/** Words of your own. */
export const OwnWords: Story = {
  args: {
    label: 'The day',
    turnText: (turn) => `Day ${turn}`,
    renderPhase: ({ name, status }) => (status === 'current' ? `${name} ☀` : name),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'The day' })).toHaveTextContent('Day 1');
    await expect(canvas.getByText('Day ☀')).toHaveAttribute('aria-current', 'step');
  },
};

/** Long names wrap, and markup in them is text. */
export const LongLabels: Story = {
  args: { phases: [...longNames, 'W'.repeat(2000)].map((name, nth) => ({ id: `${nth}`, name })) },
  loaders: [seated(() => hotSeatAt('middleGame', { names: { X: 'W'.repeat(2000), O: 'O' } }))],
  play: async ({ canvas }) => {
    const tracker = canvas.getByRole('region', { name: 'Turn' });
    await expect(tracker.scrollWidth).toBeLessThanOrEqual(tracker.clientWidth);
    await expect(tracker.querySelector('img, b')).toBeNull();
    await expect(within(tracker).getByText(/^<b>Bold/)).toBeVisible();
  },
};

/** A turn among ten thousand options goes on to its next phase. */
export const TenThousand: Story = {
  args: { phases: CATALOGUE_PHASES },
  loaders: [seated(() => catalogue())],
  play: async ({ canvas, loaded }) => {
    await expect(canvas.getByText('Draw')).toHaveAttribute('aria-current', 'step');
    await play(loaded, /^Draw card 9999$/);
    await waitFor(() => expect(canvas.getByText('Decide')).toHaveAttribute('aria-current', 'step'));
    await play(loaded, /^Keep/);
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Turn 2, Ben, Draw'));
  },
};

/** On a phone. */
export const Phone: Story = {
  ...phone,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** In the dark. */
export const Dark: Story = { ...dark };
