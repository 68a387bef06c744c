import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { openPopover, openPopovers } from '../open-popover.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { atlas } from '../tables/atlas.js';
import { hand } from '../tables/hand.js';
import { council, longNames } from '../tables/long-names.js';
import { market, MARKET_SIZE } from '../tables/market.js';
import { boardOf, chairAt, hotSeatAt, onlyLegal, place, type TicTacToeChair } from '../tables/tic-tac-toe.js';
import { publishingRubbish, refusing, slow, type FaultyChair, type SlowChair } from '../tables/troubles.js';

const meta = {
  title: 'Components/ActionMenu',
  component: ActionMenu,
  decorators: [inColumn, inItsGame],
  loaders: [seated(() => chairAt('middleGame'))],
} satisfies Meta<typeof ActionMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

const OCCUPIED = 'Place X in row 1, column 1';
const FREE = 'Place X in row 1, column 2';

/** Arrows, Home and End walk over everything, also over what cannot be done; Enter plays. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const menu = canvas.getByRole('menu', { name: 'Actions' });
    const items = within(menu).getAllByRole('menuitem');
    await expect(items).toHaveLength(9);

    await step('an unavailable option is reachable, and says why', async () => {
      await userEvent.tab();
      await expect(items[0]).toHaveFocus();
      await expect(items[0]).toHaveAccessibleName(OCCUPIED);
      await expect(items[0]).toHaveAttribute('aria-disabled', 'true');
      await expect(items[0]).toBeEnabled();
      await expect(items[0]).toHaveAccessibleDescription('This cell is occupied by O.');
    });

    await step('keys move the focus', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(items[1]).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(items[8]).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(items[8]).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(items[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(items[0]).toHaveFocus();
    });

    await step('Tab reaches one of them only', async () => {
      await expect(items.filter((item) => item.tabIndex === 0)).toHaveLength(1);
    });

    await step('Enter plays', async () => {
      await userEvent.keyboard('{ArrowDown}{Enter}');
      const played = canvas.getByRole('menuitem', { name: FREE });
      await waitFor(() => expect(played).toHaveAttribute('aria-disabled', 'true'));
      await expect(played).toHaveFocus();
      await expect(played).toHaveAccessibleDescription(
        'It is not your turn: O is to move. This cell is occupied by X.',
      );
    });
  },
};

/** One popover for the whole list: pointing opens it, a click pins it, Escape or a press elsewhere closes it. */
export const WhyNot: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const occupied = canvas.getByRole('menuitem', { name: OCCUPIED });
    const other = canvas.getByRole('menuitem', { name: 'Place X in row 1, column 3' });
    const free = canvas.getByRole('menuitem', { name: FREE });

    await step('pointing opens it, and leaving closes it', async () => {
      await userEvent.hover(occupied);
      await waitFor(() => expect(openPopover(canvasElement)).toHaveTextContent('occupied by O'));
      await userEvent.hover(free);
      await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
      await userEvent.hover(other);
      await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(1));
      await userEvent.unhover(other);
      await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
    });

    await step('a click pins it, and is told to those who do not see', async () => {
      await userEvent.click(occupied);
      await expect(openPopover(canvasElement)).toHaveAttribute('data-pinned');
      await expect(canvas.getByRole('status')).toHaveTextContent('Not possible. This cell is occupied by O.');
      await userEvent.hover(free);
      await expect(openPopover(canvasElement)).toHaveTextContent(OCCUPIED);
    });

    await step('Escape closes it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
      await expect(occupied).toHaveFocus();
    });

    await step('Enter pins it, and a press elsewhere closes it', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(openPopover(canvasElement)).toHaveAttribute('data-pinned');
      await userEvent.click(document.body);
      await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
    });

    await step('nothing was played', async () => {
      await expect(free).not.toHaveAttribute('aria-disabled');
    });
  },
};

/** Letters jump to the next option with a word that begins so. */
export const TypeAhead: Story = {
  loaders: [seated(hand)],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('bri');
    await expect(canvas.getByRole('menuitem', { name: /^Bribe the guard/ })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByRole('menuitem', { name: /^Play a Copper/ })).toHaveFocus();
  },
};

/** Identical moves are one option with a count. Odds, penalties and keys stand beside the name. */
export const CountsOddsAndWarnings: Story = {
  loaders: [seated(hand)],
  play: async ({ canvas }) => {
    const copper = () => canvas.getByRole('menuitem', { name: /^Play a Copper/ });
    await expect(copper()).toHaveTextContent('×3');
    await expect(canvas.getByRole('menuitem', { name: /^Attack the bandits/ })).toHaveAccessibleName(
      /−10% at night.*40–60%/,
    );
    await expect(canvas.getByRole('menuitem', { name: 'Buy a Province' })).toHaveAccessibleDescription(
      'A Province costs 8 coins, you have 5. (needs 3 more) Things are bought in the buy phase.',
    );
    await expect(canvas.getByRole('menuitem', { name: /Name a card/ })).toHaveAttribute('data-needs-input');
    await expect(canvas.getByRole('group', { name: 'Adventure' })).toBeVisible();

    await userEvent.click(copper());
    await waitFor(() => expect(copper()).toHaveTextContent('×2'));
    await userEvent.click(copper());
    await waitFor(() => expect(copper()).not.toHaveTextContent('×'));
  },
};

/** An action-query engine's report, of which nothing had to be changed. */
export const Report: Story = {
  loaders: [seated(atlas)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('menuitem', { name: /Medium Laser/ })).toHaveAccessibleName(
      /\+1 to-hit from excess heat.*58%/,
    );
    const cannon = canvas.getByRole('menuitem', { name: 'Fire AC/20 at Hunchback' });
    await expect(cannon).toHaveAttribute('aria-disabled', 'true');
    await expect(cannon).toHaveAccessibleDescription(
      /Target is 14 hexes away, max range is 9.*No ammunition remaining/,
    );
  },
};

/** Everything stays in its place and says whose turn it is. */
export const OpponentTurn: Story = {
  loaders: [seated(() => chairAt('middleGame', 'O'))],
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('menuitem');
    for (const item of items) {
      await expect(item).toHaveAttribute('aria-disabled', 'true');
      await expect(item).toHaveAccessibleDescription(/It is not your turn: X is to move\./);
    }
    await expect(items[0]).toHaveAccessibleDescription(
      'It is not your turn: X is to move. This cell is occupied by O.',
    );
  },
};

/** Who watches has no moves. */
export const NothingToDo: Story = {
  loaders: [seated(() => chairAt('middleGame', null))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to do.')).toBeVisible();
    await expect(canvas.queryByRole('menuitem')).toBeNull();
  },
};

/** After the end every option gives all its reasons. */
export const GameOver: Story = {
  loaders: [seated(() => chairAt('won'))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('menuitem', { name: OCCUPIED })).toHaveAccessibleDescription(
      'The game is over: X has won. This cell is occupied by X.',
    );
  },
};

/** Until the engine has answered, the option waits; a second press is the same wish. */
export const Pending: Story = {
  loaders: [seated(async () => slow((await chairAt('middleGame')).adapter))],
  play: async ({ canvas, loaded }) => {
    const { release, store } = loaded as Seated<SlowChair>;
    const free = canvas.getByRole('menuitem', { name: FREE });
    await userEvent.click(free);
    await waitFor(() => expect(free).toHaveAttribute('data-pending'));
    await userEvent.click(free);
    await expect(store.getState().pending).toHaveLength(1);
    release();
    await waitFor(() => expect(free).not.toHaveAttribute('data-pending'));
    await expect(free).toHaveAttribute('aria-disabled', 'true');
    await expect(store.getState().rejections.size).toBe(0);
  },
};

/** A refusal changes nothing in the menu. It is told by `RejectionNotice`. */
export const Rejected: Story = {
  loaders: [
    seated(async () =>
      refusing((await chairAt('middleGame')).adapter, [
        { code: 'PAUSED', text: 'The arbiter has stopped the clock.' },
      ]),
    ),
  ],
  play: async ({ canvas, loaded }) => {
    const free = canvas.getByRole('menuitem', { name: FREE });
    await userEvent.click(free);
    const { store } = loaded as Seated;
    await waitFor(() => expect(store.getState().rejections.size).toBe(1));
    await expect(free).not.toHaveAttribute('aria-disabled');
    await expect(free).toHaveFocus();
  },
};

/** What cannot be read is kept away from players; the rest of the menu lives, and the developer hears of it. */
export const Quarantine: Story = {
  loaders: [seated(async () => publishingRubbish((await chairAt('middleGame')).adapter))],
  play: async ({ canvas, loaded }) => {
    const { faults } = loaded as Seated<FaultyChair>;
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(9);
    await expect(faults).toHaveLength(5);
    await expect(faults[0]).toMatch(/^moveset: moves\[1\] is in quarantine/);
    await userEvent.click(canvas.getByRole('menuitem', { name: FREE }));
    await waitFor(() =>
      expect(canvas.getByRole('menuitem', { name: FREE })).toHaveAttribute('aria-disabled', 'true'),
    );
  },
};

/** Names of any length and script, and markup shown as the text it is. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('menuitem')).toHaveLength(longNames.length);
    await expect(canvas.getByText('<b>Bold</b>', { exact: false })).toBeVisible();
    await expect(canvasElement.querySelector('.ms-action b, .ms-action img, .ms-action script')).toBeNull();
    const menu = canvas.getByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

/** Only the rows on screen are rendered; the keyboard reaches all of them. */
export const TenThousand: Story = {
  loaders: [seated(market)],
  play: async ({ canvas, canvasElement, step }) => {
    const menu = canvas.getByRole('menu');
    const focused = () => document.activeElement!;
    const elements = () => canvasElement.querySelectorAll('.ms-action-menu *').length;

    await step('few of them are in the page, and each knows its place', async () => {
      await expect(elements()).toBeLessThanOrEqual(90);
      const [first] = canvas.getAllByRole('menuitem');
      await expect(first).toHaveAttribute('aria-posinset', '1');
      await expect(first).toHaveAttribute('aria-setsize', `${MARKET_SIZE}`);
    });

    await step('End and Home go to the ends', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{End}');
      await waitFor(() => expect(focused()).toHaveAttribute('aria-posinset', `${MARKET_SIZE}`));
      await expect(focused()).toHaveAccessibleName(/^Zebra 50 in white/);
      await waitFor(() => expect(focused()).toBeVisible());
      await userEvent.keyboard('{ArrowUp}');
      await expect(focused()).toHaveAttribute('aria-posinset', `${MARKET_SIZE - 1}`);
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(focused()).toHaveAttribute('aria-posinset', '1'));
      await expect(elements()).toBeLessThanOrEqual(90);
    });

    await step('letters find what is far away', async () => {
      await userEvent.keyboard('zeb');
      await waitFor(() => expect(focused()).toHaveAccessibleName(/^Zebra 1 in amber/));
      await expect(focused()).toHaveAttribute('aria-posinset', '9001');
      await userEvent.keyboard('{Home}');
    });

    await step('the keyboard does not fall off when the list is scrolled away', async () => {
      await waitFor(() => expect(focused()).toHaveAttribute('aria-posinset', '1'));
      menu.scrollTop = 100_000;
      await waitFor(() => expect(canvas.getAllByRole('menuitem').length).toBeGreaterThan(5));
      await waitFor(() =>
        expect(
          canvas.getAllByRole('menuitem').some((item) => Number(item.getAttribute('aria-posinset')) > 1800),
        ).toBe(true),
      );
      await expect(menu).toContainElement(focused() as HTMLElement);
      await userEvent.keyboard('{ArrowDown}');
      await expect(focused()).toHaveAttribute('aria-posinset', '2');
      await waitFor(() => expect(menu.scrollTop).toBeLessThan(200));
    });

    await step('every reason is there, with the gap', async () => {
      const item = await canvas.findByRole('menuitem', { name: /^Badger 3 in amber/ });
      await expect(item).toHaveAccessibleDescription('It costs 75 coins, you have 40. (needs 35 more)');
    });

    await step('playing one changes the others in place', async () => {
      await userEvent.keyboard('{Enter}');
      const bought = await canvas.findByRole('menuitem', { name: /^Badger 2 in amber/ });
      await waitFor(() => expect(bought).toHaveAttribute('aria-disabled', 'true'));
      await expect(bought).toHaveFocus();
      await expect(bought).toHaveAccessibleDescription(
        'You have bought it. It costs 38 coins, you have 2. (needs 36 more)',
      );
    });
  },
};

/** The focus stays on an option while others change, and goes to its neighbour when it vanishes. */
export const ChangesUnderTheFocus: Story = {
  loaders: [
    seated(async () => {
      const { table, adapter } = await hotSeatAt('opening');
      return { table, adapter: onlyLegal(adapter) };
    }),
  ],
  play: async ({ canvas, loaded, step }) => {
    const { table } = loaded as Seated<TicTacToeChair>;
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    const second = document.activeElement!;
    await expect(second).toHaveAccessibleName('Place X in row 1, column 2');

    await step('another option goes: the focus stays', async () => {
      await place(table, 8);
      await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(8));
      await expect(document.activeElement).toBe(second);
      await expect(second).toHaveAccessibleName('Place O in row 1, column 2');
    });

    await step('the option itself goes: the next one takes its place', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(7));
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Place X in row 1, column 3'));
    });
  },
};

/** On a page that is longer than the screen, the option with the keyboard is always in view. */
export const LongerThanTheScreen: Story = {
  loaders: [seated(() => boardOf(8))],
  play: async () => {
    const inView = () => {
      const { top, bottom } = document.activeElement!.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '64'));
    await waitFor(() => expect(inView()).toBe(true));
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(inView()).toBe(true));
  },
};

/** A row of your own making. Reasons, keys and roles stay. */
export const OwnRows: Story = {
  args: {
    label: 'Cells',
    renderOption: ({ name, kind }) => (
      <span>
        {kind === 'available' ? '▸' : '·'} {name.replace('Place X in ', '')}
      </span>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('menu', { name: 'Cells' })).toBeVisible();
    await expect(canvas.getByRole('menuitem', { name: /row 1, column 1/ })).toHaveAccessibleDescription(
      'This cell is occupied by O.',
    );
  },
};

/** On a phone a tap pins the reasons. */
export const Phone: Story = {
  ...phone,
  loaders: [seated(hand)],
  play: async ({ canvas, canvasElement }) => {
    const province = canvas.getByRole('menuitem', { name: 'Buy a Province' });
    await userEvent.pointer({ keys: '[TouchA]', target: province });
    await expect(openPopover(canvasElement)).toHaveAttribute('data-pinned');
    await expect(province.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** In the dark. */
export const Dark: Story = { ...dark, loaders: [seated(hand)] };
