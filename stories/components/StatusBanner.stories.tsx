import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { catalogue, unattended } from '../tables/catalogue.js';
import { DUELS, duelAt } from '../tables/emberwood.js';
import { chairAt, hotSeatAt, place, type TicTacToeChair } from '../tables/tic-tac-toe.js';
import { goingAway, slow, type FaultyChair, type SlowChair } from '../tables/troubles.js';
import { selectOptions } from '../../src/store/selectors.js';

const meta = {
  title: 'Components/StatusBanner',
  component: StatusBanner,
  decorators: [inColumn, inItsGame],
  loaders: [seated(() => chairAt('opening'))],
  argTypes: { children: { control: false }, renderStatus: { control: false } },
} satisfies Meta<typeof StatusBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It is the seat's own turn. Changes are told to those who do not see. */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const { table } = loaded as Seated<TicTacToeChair>;
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent('Your turn, X');
    await expect(banner).toHaveAttribute('data-yours');
    await place(table, 4);
    await waitFor(() => expect(banner).toHaveTextContent('Waiting for O'));
    await expect(banner).not.toHaveAttribute('data-yours');
    // A line, with room for the other one that comes at the end.
    await expect(banner.offsetHeight).toBeLessThan(66);
  },
};

/** Somebody else decides. */
export const OpponentTurn: Story = {
  loaders: [seated(() => chairAt('opening', 'O'))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Waiting for X');
  },
};

/** Who watches is told whose turn it is. */
export const Spectator: Story = {
  loaders: [seated(() => chairAt('middleGame', null))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('X is to move');
  },
};

const FULL_HAND = ['mouse', 'mouse', 'fox', 'owl', 'bear', 'stag', 'boar', 'heron', 'badger'] as const;

/** What the decision is about, where the game says so. */
export const Decision: Story = {
  loaders: [
    seated(() =>
      duelAt(
        { position: { ...DUELS.guarded, hazel: { kindling: 1, hand: FULL_HAND } } },
        { played: ['End turn'] },
      ),
    ),
  ],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent('Your turn, Hazel');
    await expect(banner).toHaveTextContent(/Discard|discard/);
  },
};

/** The others read it too. */
export const DecisionOfAnother: Story = {
  loaders: [
    seated(() =>
      duelAt(
        { position: { ...DUELS.guarded, hazel: { kindling: 1, hand: FULL_HAND } } },
        { seat: 'rowan', played: ['End turn'] },
      ),
    ),
  ],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent('Waiting for Hazel');
    await expect(banner).toHaveTextContent(/Discard|discard/);
  },
};

/** Somebody has won. */
export const GameOver: Story = {
  loaders: [seated(() => chairAt('won'))],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent('X wins');
    await expect(banner).toHaveTextContent('X has 3 in a row.');
    await expect(banner).toHaveAttribute('data-over');
  },
};

/** Nobody has won. */
export const Draw: Story = {
  loaders: [seated(() => chairAt('drawn'))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('It is a draw');
    await expect(canvas.getByRole('status')).toHaveTextContent('The board is full: nobody wins.');
  },
};

/** A command waits for its answer. */
export const Pending: Story = {
  loaders: [seated(async () => slow((await chairAt('opening')).adapter))],
  play: async ({ canvas, loaded }) => {
    const { store, release } = loaded as Seated<SlowChair>;
    const banner = canvas.getByRole('status');
    const answer = store.execute(selectOptions(store.getState())[0]!.id);
    await waitFor(() => expect(banner).toHaveAttribute('data-pending'));
    release();
    await answer;
    await waitFor(() => expect(banner).not.toHaveAttribute('data-pending'));
    await expect(banner).toHaveTextContent('Waiting for O');
  },
};

/** The engine has gone away: the last position stays, and nobody believes it is the latest. */
export const Fault: Story = {
  loaders: [seated(async () => goingAway((await chairAt('middleGame')).adapter))],
  play: async ({ canvas, loaded }) => {
    const banner = canvas.getByRole('status');
    await waitFor(() =>
      expect(banner).toHaveTextContent('The game is not answering. What you see may be out of date.'),
    );
    await expect(banner).toHaveAttribute('data-fault');
    await expect((loaded as Seated<FaultyChair>).faults).toHaveLength(1);
  },
};

/** With something of your own below. */
export const WithDetails: Story = {
  args: { children: <p>Three in a row wins.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Three in a row wins.');
  },
};

/** Words of your own. They are spoken when they change, as the others are. */
export const OwnStatus: Story = {
  args: { renderStatus: ({ yours, currentPlayer }) => (yours ? 'Go!' : `${currentPlayer?.name} thinks …`) },
  play: async ({ canvas, loaded }) => {
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent(/^Go!$/);
    await place((loaded as Seated<TicTacToeChair>).table, 4);
    await waitFor(() => expect(banner).toHaveTextContent(/^O thinks …$/));
  },
};

const LONG = 'Her Serene Highness Wilhelmine Friederike Sophie of Brandenburg-Bayreuth-Kulmbach-Plassenburg';

/** A long name wraps. */
export const LongLabels: Story = {
  loaders: [seated(() => hotSeatAt('won', { names: { X: LONG, O: 'أميرة الشمال' } }))],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent(`${LONG} wins`);
    await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
  },
};

/** Nobody has come yet, so nobody is waited for. */
export const Empty: Story = {
  loaders: [seated(unattended)],
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent(/^Waiting for the game$/);
    await expect(banner).not.toHaveAttribute('data-yours');
  },
};

/** A choice among ten thousand, then what is asked about the one that was chosen. */
export const TenThousand: Story = {
  loaders: [seated(() => catalogue())],
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const play = (name: string) =>
      store.execute(selectOptions(store.getState()).find((option) => option.name === name)!.id);
    const banner = canvas.getByRole('status');
    await expect(banner).toHaveTextContent(/^Your turn, Ada$/);
    await play('Draw card 9999');
    await waitFor(() => expect(banner).toHaveTextContent('Keep card 9999, or put it back.'));
    await play('Put it back');
    await waitFor(() => expect(banner).toHaveTextContent(/^Waiting for Ben$/));
  },
};

/** On a phone. */
export const Phone: Story = { ...phone, loaders: [seated(() => chairAt('won'))] };

/** In the dark. */
export const Dark: Story = { ...dark };
