import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { WordsProvider } from '../../src/hooks/WordsProvider.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { longDuel } from '../tables/emberwood-long.js';
import { boardOf, chairAt, hotSeatAt, place, type TicTacToeChair } from '../tables/tic-tac-toe.js';

const meta = {
  title: 'Components/GameLog',
  component: GameLog,
  decorators: [inColumn, inItsGame],
  loaders: [seated(() => chairAt('middleGame'))],
  argTypes: { renderEntry: { control: false } },
  parameters: { moment: 'played' },
} satisfies Meta<typeof GameLog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What happened, newest last. A new entry is told to those who do not see. */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const { table } = loaded as Seated<TicTacToeChair>;
    const log = canvas.getByRole('log', { name: 'Log' });
    const entries = () =>
      within(log)
        .getAllByRole('listitem')
        .map((entry) => entry.textContent);
    await expect(entries()).toEqual([
      'X takes row 2, column 2',
      'O takes row 1, column 1',
      'X takes row 3, column 3',
      'O takes row 1, column 3',
    ]);
    await place(table, 1);
    await waitFor(() => expect(entries()).toHaveLength(5));
    await expect(entries().at(-1)).toBe('X takes row 1, column 2');
  },
};

/** Before anything happened. */
export const Empty: Story = {
  loaders: [seated(() => chairAt('opening'))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet.')).toBeVisible();
  },
};

/** The whole game. */
export const GameOver: Story = {
  loaders: [seated(() => chairAt('drawn'))],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(9);
  },
};

/** A long log scrolls, also by keyboard, and shows its newest entry. */
export const LongGame: Story = {
  loaders: [
    seated(async () => {
      const chair = boardOf(9, 9);
      for (let cell = 0; cell < 60; cell += 1) await place(chair.table, cell);
      return chair;
    }),
  ],
  play: async ({ canvas, loaded }) => {
    const log = canvas.getByRole('log');
    const inView = (entry: HTMLElement) => {
      const { top, bottom } = entry.getBoundingClientRect();
      const frame = log.getBoundingClientRect();
      return top >= frame.top - 1 && bottom <= frame.bottom + 1;
    };
    await expect(log.scrollHeight).toBeGreaterThan(log.clientHeight);
    await expect(inView(canvas.getAllByRole('listitem').at(-1)!)).toBe(true);
    await place((loaded as Seated<TicTacToeChair>).table, 60);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(61));
    await waitFor(() => expect(inView(canvas.getAllByRole('listitem').at(-1)!)).toBe(true));
    await userEvent.tab();
    await expect(log).toHaveFocus();
  },
};

/** Ten thousand entries: the newest are there, earlier ones on request. */
export const TenThousand: Story = {
  args: { pageSize: 50 },
  // Two entries for most moves.
  loaders: [seated(() => longDuel(5050))],
  play: async ({ canvas, loaded }) => {
    const { log: told } = (loaded as Seated).store.getState().snapshot;
    const { length } = told;
    const log = canvas.getByRole('log');
    const entries = () => [...log.querySelectorAll('li')];
    await expect(length).toBeGreaterThan(10_000);
    await expect(entries()).toHaveLength(50);
    const earlier = within(log).getByRole('button');
    await expect(earlier).toHaveTextContent(
      `Show earlier entries (${new Intl.NumberFormat('en').format(length - 50)})`,
    );
    const newest = told.at(-1)!.text;
    await expect(entries().at(-1)).toHaveTextContent(newest);
    await userEvent.click(earlier);
    await waitFor(() => expect(entries()).toHaveLength(100));
    await expect(entries().at(-1)).toHaveTextContent(newest);
    const [older, newer] = log.querySelectorAll('ol');
    await expect(older).toHaveAttribute('start', `${length - 100 + 1}`);
    await expect(older).toHaveAttribute('aria-live', 'off');
    await expect(newer).toHaveAttribute('start', `${length - 50 + 1}`);
  },
};

/** In another language, by the codes of what happened. */
export const OtherLanguage: Story = {
  decorators: [
    (Story) => (
      <WordsProvider locale="de" messages={{ 'game-log.label': 'Verlauf', PLACED: '{player} setzt' }}>
        <Story />
      </WordsProvider>
    ),
  ],
  loaders: [
    seated(async () => {
      const { adapter } = await chairAt('middleGame');
      const snapshot = adapter.getSnapshot();
      const log = snapshot.log.map((entry) => ({
        ...entry,
        code: 'PLACED',
        context: { player: entry.player },
      }));
      return { adapter: { ...adapter, getSnapshot: () => ({ ...snapshot, log }) } };
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log', { name: 'Verlauf' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('X setzt');
  },
};

/** Entries drawn by the game. */
export const OwnEntries: Story = {
  args: {
    renderEntry: ({ text, player }) => (
      <span>
        <strong>{player}</strong> {text.replace(/^. takes /, '')}
      </span>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('X row 2, column 2');
  },
};

/** Who watches reads the same. */
export const Spectator: Story = {
  loaders: [seated(() => chairAt('middleGame', null))],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** Long names wrap, in any script. */
export const LongLabels: Story = {
  loaders: [
    seated(() =>
      hotSeatAt('middleGame', {
        names: {
          X: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
          O: 'أميرة الشمال <b>العظيمة</b> 🐉',
        },
      }),
    ),
  ],
  play: async ({ canvas }) => {
    const log = canvas.getByRole('log');
    await expect(log.scrollWidth).toBeLessThanOrEqual(log.clientWidth);
    await expect(log).toHaveTextContent('<b>');
  },
};

/** On a phone. */
export const Phone: Story = { ...phone, loaders: [seated(() => chairAt('drawn'))] };

/** In the dark. */
export const Dark: Story = { ...dark };
