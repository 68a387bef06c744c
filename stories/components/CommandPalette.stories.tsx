import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { CommandPalette } from '../../src/components/CommandPalette/CommandPalette.js';
import '../../src/components/CommandPalette/CommandPalette.css';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { atlas } from '../tables/atlas.js';
import { duelAt, DUELS } from '../tables/emberwood.js';
import { hand } from '../tables/hand.js';
import { council, longNames } from '../tables/long-names.js';
import { market, MARKET_SIZE } from '../tables/market.js';
import { chairAt, onlyLegal, place, type TicTacToeChair } from '../tables/tic-tac-toe.js';

const meta = {
  title: 'Components/CommandPalette',
  component: CommandPalette,
  decorators: [inColumn, inItsGame],
  args: {
    renderTrigger: (props) => (
      <button type="button" className="ms-action" {...props}>
        <span className="ms-action-name">Search actions</span>
        <kbd className="ms-hotkey">Ctrl K</kbd>
      </button>
    ),
  },
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const trigger = (canvas: Canvas) => canvas.getByRole('button', { name: /Search actions/, hidden: true });
const dialog = (canvas: Canvas) => canvas.queryByRole('dialog', { name: 'Search actions' });
const field = (canvas: Canvas) => canvas.getByRole('combobox', { name: 'Search actions' });
const results = (canvas: Canvas) => canvas.getAllByRole('option');
const names = (canvas: Canvas) =>
  results(canvas).map((row: HTMLElement) => row.querySelector('.ms-palette-name')?.textContent);
const marked = (row: Element | undefined) =>
  [...row!.querySelectorAll('mark')].map((mark) => mark.textContent);

/** The result that Enter chooses, as the field tells a screen reader. */
function active(canvas: Canvas): HTMLElement {
  const id = field(canvas).getAttribute('aria-activedescendant');
  return document.getElementById(id ?? '')!;
}

async function open(canvas: Canvas): Promise<void> {
  await userEvent.click(trigger(canvas));
  await isOpen(canvas);
}

async function isOpen(canvas: Canvas): Promise<void> {
  await waitFor(() => expect(field(canvas)).toHaveFocus());
  await waitFor(() => expect(field(canvas)).toBeVisible());
}

async function search(canvas: Canvas, text: string): Promise<void> {
  await userEvent.clear(field(canvas));
  await userEvent.type(field(canvas), text);
}

/** Ctrl-K opens it, letters search, arrows choose, Enter plays and closes. Escape clears, then closes. */
export const Default: Story = {
  args: { onOpenChange: fn() },
  play: async ({ canvas, step, args, loaded }) => {
    await step('Ctrl-K opens it, above a page that rests', async () => {
      trigger(canvas).focus();
      await userEvent.keyboard('{Control>}k{/Control}');
      await isOpen(canvas);
      await expect(dialog(canvas)!.matches(':modal')).toBe(true);
      await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    });

    await step('with nothing typed, what is available comes first', async () => {
      await expect(field(canvas)).toHaveAttribute('aria-expanded', 'true');
      await expect(canvas.getByText('32 results, 31 available')).toBeVisible();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(active(canvas)).toHaveAccessibleName(/^Mend Fox Scout/));
      await expect(active(canvas)).toHaveAttribute('aria-posinset', '32');
      await expect(active(canvas)).toHaveAttribute('aria-setsize', '32');
      await userEvent.keyboard('{Home}{ArrowUp}');
      await waitFor(() => expect(active(canvas)).toHaveAttribute('aria-posinset', '1'));
    });

    await step('beginnings of words, in any order, and what they found is marked', async () => {
      await search(canvas, 'boar fo');
      await expect(names(canvas)).toEqual(['Fox Scout attacks Boar Charger']);
      await expect(marked(results(canvas)[0])).toEqual(['Fo', 'Boar']);
      await expect(canvas.getByText('1 result, 1 available')).toBeVisible();
    });

    await step('initials, and typing errors', async () => {
      await search(canvas, 'bdahs');
      await expect(names(canvas)).toEqual(['Badger Digger attacks Heron Sage']);
      await search(canvas, 'baer');
      await expect(names(canvas)).toEqual(['Summon Bear Elder']);
    });

    await step('Escape clears, then closes; the keyboard is where it was', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field(canvas)).toHaveValue('');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(dialog(canvas)).toBeNull());
      await expect(trigger(canvas)).toHaveFocus();
    });

    await step('what it brings up is what the table points at; Enter plays it and closes', async () => {
      const { store } = loaded as Seated;
      await open(canvas);
      await search(canvas, 'stoke 2');
      await waitFor(() => expect(store.getState().focusedId).toMatch(/stoke/i));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(dialog(canvas)).toBeNull());
      await waitFor(() => expect(store.getState().snapshot.log.at(-1)?.text).toMatch(/stokes/));
      await expect(trigger(canvas)).toHaveFocus();
      await expect(store.getState().focusedId).toBeNull();
    });

    await step('it begins anew each time', async () => {
      await open(canvas);
      await expect(field(canvas)).toHaveValue('');
      await search(canvas, 'sc');
    });
  },
};

/** Nothing is called that. */
export const NothingFound: Story = {
  play: async ({ canvas }) => {
    await open(canvas);
    await search(canvas, '<b>xylophone</b>');
    await expect(canvas.getByText('Nothing is called “<b>xylophone</b>”.')).toBeVisible();
    await expect(canvas.getByText('No results')).toBeVisible();
    await expect(field(canvas)).toHaveAttribute('aria-expanded', 'false');
    await expect(field(canvas)).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(dialog(canvas)).toBeVisible();
  },
};

/** What cannot be done is found, marked, and never played: Enter or a click gives all its reasons, with the gap. */
export const UnavailableAnswer: Story = {
  loaders: [seated(hand)],
  play: async ({ canvas, step, loaded }) => {
    const { store } = loaded as Seated;
    const { revision } = store.getState().snapshot;
    const answer = () => dialog(canvas)!.querySelector('.ms-palette-answer')!;
    await open(canvas);

    await step('the fewer reasons, the nearer', async () => {
      await expect(names(canvas).slice(-2)).toEqual(['Name a card', 'Buy a Province']);
    });

    await step('it says why not', async () => {
      await search(canvas, 'province');
      await expect(active(canvas)).toHaveAttribute('aria-disabled', 'true');
      await expect(active(canvas)).toHaveAccessibleDescription(
        'A Province costs 8 coins, you have 5. (needs 3 more) Things are bought in the buy phase.',
      );
      await expect(answer()).toBeEmptyDOMElement();
    });

    await step('Enter gives all reasons, and plays nothing', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(answer()).toHaveAttribute('role', 'status');
      await expect(answer()).toHaveTextContent(
        /Buy a Province: not possible now.*costs 8 coins, you have 5.*needs 3 more.*in the buy phase/,
      );
      await expect(field(canvas)).toHaveFocus();
      await expect(store.getState().snapshot.revision).toBe(revision);
      await expect(store.getState().rejections.length).toBe(0);
    });

    await step('the answer goes with the question', async () => {
      await search(canvas, 'c');
      await expect(answer()).toBeEmptyDOMElement();
      await userEvent.click(canvas.getByRole('option', { name: /Buy a Province/ }));
      await expect(answer()).toHaveTextContent('needs 3 more');
      await expect(field(canvas)).toHaveFocus();
    });
  },
};

/** Initials, and letters and digits that are written apart, in an action-query engine's report. */
export const Report: Story = {
  loaders: [seated(atlas)],
  play: async ({ canvas }) => {
    await open(canvas);
    await search(canvas, 'ac20');
    await expect(names(canvas)).toEqual(['Fire AC/20 at Hunchback']);
    await search(canvas, 'fml');
    await expect(names(canvas)).toEqual(['Fire Medium Laser at Hunchback']);
    await expect(marked(results(canvas)[0])).toEqual(['F', 'M', 'L']);
  },
};

/** Somebody moves while the palette is open: what is typed stays, and so does the active result. */
export const OptionsChange: Story = {
  loaders: [
    seated(async () => {
      const chair = await chairAt('middleGame');
      return { ...chair, adapter: onlyLegal(chair.adapter) };
    }),
  ],
  play: async ({ canvas, loaded }) => {
    const { table } = loaded as Seated<TicTacToeChair>;
    await open(canvas);
    await search(canvas, 'row 2');
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(active(canvas)).toHaveAccessibleName(/^Place X in row 2, column 3/));
    await place(table, 3);
    await waitFor(() => expect(canvas.getByText('No results')).toBeVisible());
    await expect(field(canvas)).toHaveValue('row 2');
    await place(table, 7);
    await waitFor(() => expect(active(canvas)).toHaveAccessibleName(/^Place X in row 2, column 3/));
    await expect(field(canvas)).toHaveFocus();
  },
};

/** Somebody moves, and the list is in another order: Enter still means the result it meant before. */
export const OrderChanges: Story = {
  loaders: [seated(() => chairAt('middleGame'))],
  play: async ({ canvas, loaded }) => {
    const { table } = loaded as Seated<TicTacToeChair>;
    await open(canvas);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(active(canvas)).toHaveAccessibleName(/^Place X in row 2, column 3/));
    await expect(active(canvas)).toHaveAttribute('aria-posinset', '3');
    await place(table, 3);
    await waitFor(() => expect(active(canvas)).toHaveAttribute('aria-posinset', '2'));
    await expect(active(canvas)).toHaveAccessibleName(/^Place X in row 2, column 3/);
    await expect(active(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Who watches has nothing to search. */
export const Empty: Story = {
  loaders: [seated(() => chairAt('middleGame', null))],
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(canvas.getByText('There is nothing to do.')).toBeVisible();
  },
};

/** Found within a frame, of ten thousand; only the results on screen are rendered. */
export const TenThousand: Story = {
  loaders: [seated(market)],
  play: async ({ canvas, step }) => {
    const elements = () => dialog(canvas)!.querySelectorAll('.ms-palette-list *').length;
    await open(canvas);

    await step('few of them are in the page, and each knows its place', async () => {
      await expect(canvas.getByText('10,000 results, 3,694 available')).toBeVisible();
      await expect(elements()).toBeLessThanOrEqual(90);
      await expect(active(canvas)).toHaveAttribute('aria-posinset', '1');
      await expect(active(canvas)).toHaveAttribute('aria-setsize', `${MARKET_SIZE}`);
    });

    await step('the keyboard reaches the end, and what it is at is always there', async () => {
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(active(canvas)).toHaveAttribute('aria-posinset', `${MARKET_SIZE}`));
      await waitFor(() => expect(active(canvas)).toBeVisible());
      canvas.getByRole('listbox').scrollTop = 0;
      await waitFor(() => expect(results(canvas)[0]).toHaveAttribute('aria-posinset', '1'));
      await expect(active(canvas)).toHaveAttribute('aria-posinset', `${MARKET_SIZE}`);
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(active(canvas)).toHaveAttribute('aria-posinset', '1'));
      canvas.getByRole('listbox').scrollTop = 100_000;
      await waitFor(() => expect(results(canvas)[1]).not.toHaveAttribute('aria-posinset', '2'));
      await expect(active(canvas)).toHaveAttribute('aria-posinset', '1');
      await expect(elements()).toBeLessThanOrEqual(90);
    });

    await step('another search begins at its top', async () => {
      await search(canvas, 'pantehr goldn 12');
      await expect(names(canvas)).toEqual(['Panther 12 in golden, 58 coins']);
      await search(canvas, 'zebra 7 teal');
      await expect(names(canvas)[0]).toBe('Zebra 7 in teal, 73 coins');
      await userEvent.keyboard('{Enter}');
      await expect(dialog(canvas)).toHaveTextContent(/It costs 73 coins, you have 40\..*needs 33 more/);
    });
  },
};

/** Names of any length and script, and markup shown as the text it is. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  play: async ({ canvas }) => {
    await open(canvas);
    await expect(results(canvas)).toHaveLength(longNames.length);
    await search(canvas, 'bold');
    await expect(marked(results(canvas)[0])).toEqual(['Bold']);
    await expect(results(canvas)[0]!.querySelector('b, img, script')).toBeNull();
    await search(canvas, '沙漠');
    await expect(results(canvas)).toHaveLength(1);
    await search(canvas, 'grundung');
    await expect(marked(results(canvas)[0])).toEqual(['gründung']);
    await userEvent.clear(field(canvas));
    await userEvent.keyboard('{End}{Enter}');
    const sheet = dialog(canvas)!;
    await expect(sheet.scrollWidth).toBeLessThanOrEqual(sheet.clientWidth);
    const list = canvas.getByRole('listbox');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

const rightToLeft: Decorator = (Story) => (
  <div dir="rtl">
    <Story />
  </div>
);

/** From right to left. */
export const RightToLeft: Story = {
  decorators: [rightToLeft],
  loaders: [seated(council)],
  play: async ({ canvas }) => {
    await open(canvas);
    await search(canvas, 'שלח');
    await expect(results(canvas)).toHaveLength(1);
    await expect(marked(results(canvas)[0])).toEqual(['שלח']);
    const close = canvas.getByRole('button', { name: 'Close' }).getBoundingClientRect();
    await expect(close.right).toBeLessThan(field(canvas).getBoundingClientRect().left + 1);
    await userEvent.keyboard('{Enter}');
  },
};

/** Opened by whoever uses it, without a key of its own, and with rows of its own. */
export const Controlled: Story = {
  args: {
    hotkey: false,
    onOpenChange: fn(),
    renderOption: ({ name, kind }) => `${kind === 'available' ? '▸' : '·'} ${name}`,
  },
  play: async ({ canvas, args }) => {
    trigger(canvas).focus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect(dialog(canvas)).toBeNull();
    await open(canvas);
    await expect(results(canvas)[0]).toHaveTextContent(/^▸ Badger Digger/);
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog(canvas)).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await open(canvas);
    await userEvent.click(canvas.getByRole('dialog'));
    await waitFor(() => expect(dialog(canvas)).toBeNull());
    await open(canvas);
  },
};

const said = fn();

/** A game that understands sentences is told them here: with Enter, where nothing is called so. */
export const Sentences: Story = {
  args: {
    defaultOpen: true,
    readSentence: (query) => (/^corners$/i.test(query) ? { text: 'take all corners', run: said } : null),
  },
  play: async ({ canvas }) => {
    said.mockClear();
    await userEvent.type(field(canvas), 'corner');
    await expect(canvas.queryByRole('button', { name: /^Do:/ })).toBeNull();
    await userEvent.type(field(canvas), 's');
    await expect(canvas.getByRole('button', { name: 'Do: take all corners' })).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('combobox')).toBeNull();
    await expect(said).toHaveBeenCalledTimes(1);
  },
};

/** On a phone it takes the whole screen; a tap plays, or says why not. */
export const Phone: Story = {
  ...phone,
  loaders: [seated(() => duelAt({ position: DUELS.guarded }))],
  play: async ({ canvas }) => {
    await open(canvas);
    const box = dialog(canvas)!.getBoundingClientRect();
    await expect(box.width).toBe(window.innerWidth);
    await expect(box.height).toBe(window.innerHeight);
    const stag = canvas.getByRole('option', { name: /Summon Stag Warden/ });
    await expect(stag.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.pointer({ keys: '[TouchA]', target: stag });
    await expect(dialog(canvas)).toHaveTextContent(/It costs 5 embers, you have 1\..*needs 4 more/);
  },
};

/** In the dark. */
export const Dark: Story = {
  ...dark,
  loaders: [seated(() => duelAt({ position: DUELS.guarded }))],
  play: async ({ canvas }) => {
    await open(canvas);
    await search(canvas, 'su');
    await userEvent.keyboard('{Enter}');
  },
};
