import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { Timeline } from '../../src/components/Timeline/Timeline.js';
import '../../src/components/Timeline/Timeline.css';
import { EmberwoodTable } from '../../src/games/emberwood/skin/EmberwoodTable.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import { Board } from '../elsewhere.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { catalogue, CATALOGUE_SIZE } from '../tables/catalogue.js';
import { LONG, longDuel } from '../tables/emberwood-long.js';
import { DUELS, duelAt } from '../tables/emberwood.js';
import { chairAt, hotSeatAt, place, type TicTacToeChair } from '../tables/tic-tac-toe.js';

const ticTacToe = (
  <>
    <StatusBanner />
    <Board>
      <div style={{ maxInlineSize: '22rem' }}>
        <TicTacToeBoard />
      </div>
    </Board>
    <ActionMenu />
    <RejectionNotice placement="notice" />
  </>
);

const emberwood = (
  <>
    <StatusBanner />
    <Board>
      <EmberwoodTable />
    </Board>
    <ActionMenu />
    <RejectionNotice placement="notice" />
  </>
);

const DUEL = ['Badger Digger attacks Heron Sage', 'End turn'] as const;

const meta = {
  title: 'Components/Timeline',
  component: Timeline,
  decorators: [
    (Story) => (
      <div style={{ padding: '0.75rem' }}>
        <Story />
      </div>
    ),
    inItsGame,
  ],
  loaders: [seated(() => chairAt('middleGame'))],
  args: { children: ticTacToe },
  argTypes: { children: { control: false }, renderEntry: { control: false } },
  parameters: { moment: 'played' },
} satisfies Meta<typeof Timeline>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const slider = (canvas: Canvas) => canvas.getByRole('slider', { name: 'Position' });
const entry = (canvas: Canvas, name: RegExp) => canvas.getByRole('option', { name });
const board = (canvas: Canvas) =>
  canvas
    .getAllByRole('gridcell')
    .map((cell) => /, (X|O)/.exec(cell.textContent ?? '')?.[1] ?? cell.textContent);

/** The game as it is, until somebody looks back: then everything inside shows that moment, with its reasons. */
export const Default: Story = {
  play: async ({ canvas, loaded, step }) => {
    const { store } = loaded as Seated<TicTacToeChair>;
    const { revision } = store.getState().snapshot;
    await waitFor(() => expect(entry(canvas, /O takes row 1, column 3/)).toBeVisible());
    await expect(slider(canvas)).toHaveValue('4');
    await expect(canvas.getAllByRole('option')).toHaveLength(5);

    await step('the slider goes back, and says what was played', async () => {
      await fireEvent.change(slider(canvas), { target: { value: '2' } });
      await waitFor(() =>
        expect(canvas.getByRole('region', { name: 'Timeline' })).toHaveAttribute('data-past'),
      );
      await expect(slider(canvas)).toHaveAttribute('aria-valuetext', 'Move 2 of 4: O takes row 1, column 1');
    });

    await step('the menu is that of the moment: the cell was free, others were not', async () => {
      const free = await canvas.findByRole('menuitem', { name: /row 3, column 3/ });
      await waitFor(() => expect(free).not.toHaveAttribute('aria-disabled'));
      await expect(canvas.getByRole('menuitem', { name: /row 1, column 1/ })).toHaveAccessibleDescription(
        'This cell is occupied by O.',
      );
    });

    await step('nothing can be played there, and it says why', async () => {
      await userEvent.click(canvas.getByRole('menuitem', { name: /row 3, column 3/ }));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'You are looking at move 2 of 4: nothing can be played there.',
      );
      await expect(store.getState().snapshot.revision).toBe(revision);
    });

    await step('back to now', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Back to now' }));
      await expect(slider(canvas)).toHaveValue('4');
      await expect(canvas.getByRole('listbox')).toHaveFocus();
      await waitFor(() =>
        expect(canvas.getByRole('menuitem', { name: /row 3, column 3/ })).toHaveAttribute(
          'aria-disabled',
          'true',
        ),
      );
    });
  },
};

/** The list goes through the game by arrow keys, Home and End, and by tapping. */
export const ByList: Story = {
  play: async ({ canvas }) => {
    const list = canvas.getByRole('listbox', { name: 'Moves' });
    list.focus();
    await userEvent.keyboard('{Home}');
    await expect(entry(canvas, /Before the first move/)).toHaveAttribute('aria-selected', 'true');
    await expect(list).toHaveAttribute('aria-activedescendant', entry(canvas, /Before the first move/).id);
    await userEvent.keyboard('{ArrowDown}');
    await expect(entry(canvas, /X takes row 2/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(slider(canvas)).toHaveValue('4');
    await userEvent.click(entry(canvas, /O takes row 1, column 1/));
    await expect(slider(canvas)).toHaveValue('2');
    await userEvent.click(canvas.getByRole('button', { name: 'One move back' }));
    await expect(slider(canvas)).toHaveValue('1');
  },
};

/** The game goes back to a decision of one's own; what came after is taken back, and can be played again. */
export const UndoToHere: Story = {
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated<TicTacToeChair>;
    await userEvent.click(await canvas.findByRole('option', { name: /O takes row 1, column 1/ }));
    const undo = canvas.getByRole('button', { name: 'Undo to here' });
    await waitFor(() => expect(undo).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(undo);
    await waitFor(() => expect(store.getState().snapshot.history).toMatchObject({ position: 2, length: 4 }));
    await expect(canvas.queryByRole('button', { name: 'Back to now' })).toBeNull();
    await waitFor(() => expect(canvas.getByRole('listbox')).toHaveFocus());
    await waitFor(() => expect(entry(canvas, /X takes row 3.*taken back/)).toBeVisible());
    await userEvent.click(entry(canvas, /O takes row 1, column 3.*taken back/));
    const redo = await canvas.findByRole('button', { name: 'Redo to here' });
    await waitFor(() => expect(redo).toHaveAttribute('aria-disabled', 'false'));
    await userEvent.click(redo);
    await waitFor(() => expect(store.getState().snapshot.history).toMatchObject({ position: 4 }));
  },
};

/** Where somebody else decided, nobody can go: the reason is there before it is tried. */
export const Refused: Story = {
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated<TicTacToeChair>;
    await userEvent.click(await canvas.findByRole('option', { name: /X takes row 2/ }));
    const undo = canvas.getByRole('button', { name: 'Undo to here' });
    await waitFor(() =>
      expect(undo).toHaveAccessibleDescription(
        'Somebody else decided here: you can only go to decisions of your own.',
      ),
    );
    await expect(undo).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(undo);
    await expect(store.getState().snapshot.history).toMatchObject({ position: 4 });
  },
};

/** A game with hidden cards shows its past, but does not go back to it. */
export const NoUndo: Story = {
  args: { children: emberwood },
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }, { played: DUEL }))],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /Before the first move/ }));
    const undo = canvas.getByRole('button', { name: 'Undo to here' });
    await waitFor(() => expect(undo).toHaveAccessibleDescription('Moves of this game cannot be taken back.'));
    await expect(await canvas.findByText('Your turn, Hazel')).toBeVisible();
    const attack = canvas.getByRole('menuitem', { name: /Badger Digger attacks Heron Sage/ });
    await waitFor(() => expect(attack).not.toHaveAttribute('aria-disabled'));
  },
};

/** The game goes on while somebody looks back: the moment stays, and the list grows. */
export const GameGoesOn: Story = {
  loaders: [seated(() => hotSeatAt('middleGame'))],
  play: async ({ canvas, loaded }) => {
    const { table } = loaded as Seated<TicTacToeChair>;
    await userEvent.click(await canvas.findByRole('option', { name: /Before the first move/ }));
    await place(table, 1);
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(6));
    await expect(slider(canvas)).toHaveValue('0');
    await expect(slider(canvas)).toHaveAttribute('max', '5');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to now' }));
    await expect(slider(canvas)).toHaveValue('5');
  },
};

/** Who watches may look back too, and may go nowhere. */
export const Spectator: Story = {
  loaders: [seated(() => chairAt('drawn', null))],
  play: async ({ canvas }) => {
    canvas.getByRole('listbox').focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Undo to here' })).toHaveAccessibleDescription(
        'You are watching: only players can do this.',
      ),
    );
  },
};

/** Before anything was played. */
export const Empty: Story = {
  loaders: [seated(() => chairAt('opening'))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been played yet.')).toBeVisible();
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(9);
  },
};

function changed(adapter: EngineAdapter, changes: Partial<EngineAdapter>): { adapter: EngineAdapter } {
  return { adapter: { ...adapter, ...changes } };
}

/** An engine that remembers nothing. */
export const NoMemory: Story = {
  loaders: [
    seated(async () => {
      const { recall: _, course: __, ...adapter } = (await chairAt('middleGame')).adapter;
      return { adapter };
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This game does not remember earlier positions.')).toBeVisible();
  },
};

/** An engine far away takes its time: what is shown meanwhile cannot be pressed. */
export const Loading: Story = {
  loaders: [
    seated(async () =>
      changed((await chairAt('middleGame')).adapter, { recall: () => new Promise(() => undefined) }),
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /X takes row 2/ }));
    const timeline = canvas.getByRole('region', { name: 'Timeline' });
    await expect(timeline).toHaveAttribute('data-loading');
    await expect(timeline.querySelector('.ms-timeline-content')).toHaveAttribute('inert');
    await expect(canvas.getByRole('button', { name: 'Undo to here' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Answers that come too late are not looked at. */
export const LateAnswers: Story = {
  loaders: [
    seated(async () => {
      const { adapter } = await chairAt('middleGame');
      const waiting = new Map<number, () => void>();
      const late: EngineAdapter = {
        ...adapter,
        recall: (position) =>
          new Promise((resolve) => waiting.set(position, () => resolve(adapter.recall!(position)))),
      };
      return { adapter: late, answer: (position: number) => waiting.get(position)!() };
    }),
  ],
  play: async ({ canvas, loaded }) => {
    const { answer } = loaded as Seated & { answer(position: number): void };
    const timeline = canvas.getByRole('region', { name: 'Timeline' });
    await userEvent.click(await canvas.findByRole('option', { name: /O takes row 1, column 1/ }));
    await userEvent.click(canvas.getByRole('option', { name: /X takes row 2/ }));
    answer(1);
    await waitFor(() => expect(timeline).not.toHaveAttribute('data-loading'));
    await expect(canvas.getByText('Waiting for O')).toBeVisible();
    answer(2);
    await userEvent.click(canvas.getByRole('option', { name: /Before the first move/ }));
    await expect(canvas.getByText('Waiting for O')).toBeVisible();
    answer(0);
    await expect(await canvas.findByText('Your turn, X')).toBeVisible();
    await expect(canvas.getByRole('menuitem', { name: /row 2, column 2/ })).not.toHaveAttribute(
      'aria-disabled',
    );
  },
};

/** An engine that fails says so. */
export const Failed: Story = {
  loaders: [
    seated(async () =>
      changed((await chairAt('middleGame')).adapter, {
        recall: () => Promise.reject(new Error('The connection is closed.')),
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('option', { name: /X takes row 2/ }));
    const [failure] = await canvas.findAllByText('This position cannot be shown: The connection is closed.');
    await expect(failure).toBeVisible();
    await expect(failure).toHaveAttribute('role', 'status');
    await expect(canvas.queryByRole('menuitem')).toBeNull();
  },
};

/** Thousands of positions: only the entries on screen are rendered, and a moment is recalled when it is looked at. */
export const LongGame: Story = {
  args: { children: emberwood },
  loaders: [seated(longDuel)],
  play: async ({ canvas }) => {
    const options = () => canvas.getAllByRole('option').length;
    await waitFor(() => expect(entry(canvas, new RegExp(`^${LONG} `))).toBeVisible());
    await expect(options()).toBeLessThan(20);
    await fireEvent.change(slider(canvas), { target: { value: '1000' } });
    await waitFor(() => expect(entry(canvas, /^1000 .* ends the turn/)).toBeVisible());
    await expect(options()).toBeLessThan(20);
    await expect(await canvas.findByText('Move 1,000 of 2,000', { selector: 'strong' })).toBeVisible();
    canvas.getByRole('listbox').focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(entry(canvas, /Before the first move/)).toBeVisible());
  },
};

const CARDS_AND_TWO_MORE = `${CATALOGUE_SIZE + 2}`;

/** A moment with ten thousand options: all of them are there as they were, with their reasons. */
export const TenThousand: Story = {
  args: {
    children: (
      <>
        <StatusBanner />
        <ActionMenu />
      </>
    ),
  },
  loaders: [seated(() => catalogue('Draw card 17', 'Keep the card'))],
  play: async ({ canvas }) => {
    const keep = () => canvas.getByRole('menuitem', { name: 'Keep the card' });
    await expect(keep()).toHaveAccessibleDescription('No card is drawn yet.');
    await userEvent.click(await canvas.findByRole('option', { name: /Ada draws card 17/ }));
    await expect(await canvas.findByText('Keep card 17, or put it back.')).toBeVisible();
    await expect(keep()).not.toHaveAttribute('aria-disabled');
    keep().focus();
    await userEvent.keyboard('{End}');
    const last = await canvas.findByRole('menuitem', { name: 'Draw card 10000' });
    await expect(last).toHaveAttribute('aria-posinset', CARDS_AND_TWO_MORE);
    await expect(last).toHaveAccessibleDescription('A card is drawn already.');
  },
};

const NAMES = {
  X: `<b>${'Donaudampfschifffahrtselektrizität'.repeat(60)}</b>`,
  O: 'أميرة الشمال العظيمة 🐉',
} as const;

/** Long names are cut in the list, in any script, and markup in them is text. */
export const LongLabels: Story = {
  loaders: [seated(() => hotSeatAt('middleGame', { names: NAMES }))],
  play: async ({ canvas }) => {
    const timeline = canvas.getByRole('region', { name: 'Timeline' });
    await userEvent.click(await canvas.findByRole('option', { name: /Before the first move/ }));
    await waitFor(() => expect(within(timeline).getAllByRole('option')[1]).toHaveTextContent('<b>Donau'));
    await expect(timeline.scrollWidth).toBeLessThanOrEqual(timeline.clientWidth);
  },
};

/** Entries drawn by the game, and nothing but the controls. */
export const OwnEntries: Story = {
  args: {
    label: 'Course of the game',
    children: null,
    renderEntry: ({ position, player }) => (position === 0 ? '–' : `${position}. ${player?.name}`),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(entry(canvas, /^2. O$/)).toBeVisible());
    await expect(canvas.queryByRole('menuitem')).toBeNull();
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
};

async function lookBack({ canvas }: { readonly canvas: Canvas }): Promise<void> {
  await userEvent.click(await canvas.findByRole('option', { name: /O takes row 1, column 1/ }));
  await waitFor(() => expect(canvas.getByText('Move 2 of 4', { selector: 'strong' })).toBeVisible());
  await waitFor(() => expect(board(canvas)).toHaveLength(9));
}

/** On a phone. */
export const Phone: Story = {
  ...phone,
  play: async (context) => {
    await lookBack(context);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** In the dark. */
export const Dark: Story = { ...dark, play: lookBack };
