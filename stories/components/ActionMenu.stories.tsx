import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { QueueTray } from '../../src/components/QueueTray/QueueTray.js';
import '../../src/components/QueueTray/QueueTray.css';
import { searchOptions } from '../../src/hooks/search-options.js';
import { WordsProvider } from '../../src/hooks/WordsProvider.js';
import type { Reason } from '../../src/protocol/reason.js';
import { openPopover, openPopovers } from '../open-popover.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { atlas } from '../tables/atlas.js';
import { DUELS, duelAt } from '../tables/emberwood.js';
import { hand } from '../tables/hand.js';
import { council, longNames } from '../tables/long-names.js';
import { market, MARKET_SIZE } from '../tables/market.js';
import { onePlayerGame, type Choice } from '../tables/one-player-game.js';
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

/** Each row ends where the next one begins, or before. */
async function expectRowsInTheirPlaces(rows: readonly HTMLElement[]): Promise<void> {
  const boxes = rows.map((row) => row.getBoundingClientRect());
  for (const [at, box] of boxes.slice(1).entries()) {
    await expect(box.top).toBeGreaterThanOrEqual(boxes[at]!.bottom - 0.5);
  }
}

/** Things that are nearly legal, the furthest first. */
const nearlyLegal: readonly Choice<null>[] = [
  nearly('far', 'Far', { code: 'FAR', text: 'It is far away.' }, { code: 'LATE', text: 'It is late.' }),
  nearly('nobody-knows', 'Nobody knows', { code: 'WHO_KNOWS', text: 'Nobody knows why.' }),
  nearly('dear', 'Dear', coins(9)),
  nearly('cheap', 'Cheap', coins(2)),
  nearly('name-a-price', 'Name a price', { code: 'NO_ENUMERATOR', text: 'Which price?' }),
  nearly('rest', 'Rest'),
];

function nearly(moveId: string, displayName: string, ...reasons: readonly Reason[]): Choice<null> {
  return { moveId, params: {}, metadata: { displayName }, reasons };
}

function coins(required: number): Reason {
  return { code: 'COINS', text: `It costs ${required}, you have 1.`, context: { required, available: 1 } };
}

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
export const Empty: Story = {
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
    await expect(store.getState().rejections.length).toBe(0);
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
    await waitFor(() => expect(store.getState().rejections.length).toBe(1));
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

/** A field above the rows filters them while somebody types; arrows go on from the field to the rows and back. */
export const Search: Story = {
  args: { search: searchOptions },
  loaders: [seated(hand)],
  play: async ({ canvas, step }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search actions' });
    const names = () => canvas.getAllByRole('menuitem').map((item) => item.textContent);

    await step('typing filters, and the places are counted anew', async () => {
      await userEvent.type(field, 'gua');
      await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(1));
      await expect(canvas.getByRole('menuitem')).toHaveAccessibleName(/^Bribe the guard/);
      await expect(canvas.getByRole('menuitem')).toHaveAttribute('aria-setsize', '1');
      await expect(canvas.getByText('1 of 5 shown')).toHaveAttribute('role', 'status');
      await expect(field).toHaveFocus();
    });

    await step('the arrow down goes to the rows, the arrow up comes back', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(canvas.getByRole('menuitem')).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(field).toHaveFocus();
    });

    await step('nothing is found, and that is said', async () => {
      await userEvent.type(field, 'xyz');
      await waitFor(() => expect(canvas.getByText('Nothing is called “guaxyz”.')).toBeVisible());
      await userEvent.keyboard('{ArrowDown}');
      await expect(field).toHaveFocus();
    });

    await step('Escape clears it', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(field).toHaveValue('');
      await waitFor(() => expect(names()).toHaveLength(5));
    });

    await step('what cannot be done is found as well, and says why', async () => {
      await userEvent.type(field, 'province');
      await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(1));
      await expect(canvas.getByRole('menuitem')).toHaveAccessibleDescription(/needs 3 more/);
      await userEvent.keyboard('{Escape}');
    });
  },
};

/** Ten thousand, of which a few letters leave a handful. */
export const TenThousandSearched: Story = {
  args: { search: searchOptions, unavailableControl: true },
  loaders: [seated(market)],
  play: async ({ canvas, canvasElement, step }) => {
    const field = canvas.getByRole('searchbox');
    const menu = canvasElement.querySelector('.ms-action-menu')!;
    const { height } = menu.getBoundingClientRect();

    await step('letters filter, and the menu keeps its size', async () => {
      await userEvent.type(field, 'zebra 50 white');
      await waitFor(() => expect(canvas.getByText(/^\d of 10,000 shown$/)).toBeVisible());
      const found = canvas.getAllByRole('menuitem');
      await expect(found.map((item) => item.getAttribute('aria-setsize'))).toEqual(
        found.map(() => `${found.length}`),
      );
      await expect(canvas.getByRole('menuitem', { name: /^Zebra 50 in white/ })).toBeVisible();
      await expect(menu.getBoundingClientRect().height).toBe(height);
    });

    await step('a scrolled list begins at its top again', async () => {
      await userEvent.clear(field);
      menu.scrollTop = 50_000;
      await userEvent.type(field, 'teal');
      await waitFor(() => expect(canvas.getByText('500 of 10,000 shown')).toBeVisible());
      await expect(menu.scrollTop).toBe(0);
      await userEvent.keyboard('{ArrowDown}{End}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', '500'));
    });

    await step('only what is possible', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Only possible' }));
      await waitFor(() => expect(canvas.queryByRole('menuitem', { name: /missing/ })).toBeNull());
      for (const item of canvas.getAllByRole('menuitem'))
        await expect(item).not.toHaveAttribute('aria-disabled');
      await userEvent.click(canvas.getByRole('radio', { name: 'Nearest first' }));
      await userEvent.clear(field);
      await waitFor(() =>
        expect(canvas.getAllByRole('menuitem')[0]).toHaveAttribute('aria-setsize', '10000'),
      );
    });
  },
};

/** Only what can be done now, and what only lacks parameters. */
export const UnavailableHidden: Story = {
  args: { unavailable: 'hide' },
  loaders: [seated(hand)],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('menuitem', { name: 'Buy a Province' })).toBeNull();
    await expect(canvas.getByRole('menuitem', { name: 'Name a card' })).toBeVisible();
    const items = canvas.getAllByRole('menuitem');
    await expect(items.map((item) => item.getAttribute('aria-posinset'))).toEqual(['1', '2', '3', '4']);
    await expect(items[0]).toHaveAttribute('aria-setsize', '4');
  },
};

/** What is hidden under the keyboard leaves it to its neighbour; if nothing is left, to the menu itself. */
export const HiddenUnderTheFocus: Story = {
  args: { unavailable: 'hide' },
  loaders: [seated(() => chairAt('middleGame'))],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('menuitem', { name: FREE })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('menuitem')).toBeNull());
    await expect(canvasElement.querySelector('.ms-action-menu')).toHaveFocus();
    await expect(canvas.getByText('Nothing is possible now.')).toBeVisible();
  },
};

/** The fewest things missing first, and of those the smallest gap. Players may choose otherwise. */
export const NearestFirst: Story = {
  args: { defaultUnavailable: 'nearest', unavailableControl: true },
  loaders: [seated(() => onePlayerGame(null, () => nearlyLegal))],
  play: async ({ canvas, step }) => {
    const names = () =>
      canvas.getAllByRole('menuitem').map((item) => item.querySelector('.ms-action-name')?.textContent);
    await expect(names()).toEqual(['Rest', 'Name a price', 'Cheap', 'Dear', 'Nobody knows', 'Far']);
    await expect(canvas.getByRole('menuitem', { name: /^Cheap/ })).toHaveAccessibleName(
      'Cheap 1 thing missing',
    );
    await expect(canvas.getByRole('menuitem', { name: /^Far/ })).toHaveAccessibleName('Far 2 things missing');
    await expect(canvas.getByRole('menuitem', { name: /^Name/ })).toHaveAccessibleName(
      'Name a price Needs input',
    );

    await step('the player wants them in their places', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Show all' }));
      await waitFor(() => expect(names()[0]).toBe('Far'));
      await expect(canvas.queryByText(/missing/)).toBeNull();
    });

    await step('or not at all, by keyboard', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(names()).toEqual(['Name a price', 'Rest']));
      await expect(canvas.getByRole('radio', { name: 'Only possible' })).toHaveFocus();
      await expect(canvas.getByText('2 of 6 shown')).toBeVisible();
    });
  },
};

/** Rows stand closer together. */
export const Compact: Story = {
  args: { density: 'compact' },
  loaders: [seated(hand)],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('.ms-action-menu')).toHaveAttribute('data-density', 'compact');
    const heights = canvas.getAllByRole('menuitem').map((item) => item.getBoundingClientRect().height);
    await expect(Math.max(...heights)).toBeLessThan(52);
    await expect(Math.min(...heights)).toBeGreaterThanOrEqual(24);
  },
};

/** Rows of a long list follow the density: none lies over another, and the keyboard reaches the last. */
export const CompactTenThousand: Story = {
  args: { density: 'compact' },
  loaders: [seated(market)],
  play: async ({ canvas }) => {
    await expectRowsInTheirPlaces(canvas.getAllByRole('menuitem'));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', `${MARKET_SIZE}`));
    const { bottom } = document.activeElement!.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('menu').getBoundingClientRect().bottom + 1);
  },
};

/** The density of the page around it, of which the menu was not told, and larger letters. */
export const DensityOfThePage: Story = {
  loaders: [seated(market)],
  decorators: [(Story) => <div data-ms-density="compact">{Story()}</div>],
  play: async ({ canvas }) => {
    const row = canvas.getAllByRole('menuitem')[0]!;
    await waitFor(() => expect(row.getBoundingClientRect().height).toBe(40));
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-posinset', `${MARKET_SIZE}`));
    await expectRowsInTheirPlaces(canvas.getAllByRole('menuitem'));
    const { bottom } = document.activeElement!.getBoundingClientRect();
    await expect(bottom).toBeLessThanOrEqual(canvas.getByRole('menu').getBoundingClientRect().bottom + 1);
  },
};

/** A finger that rests on an option learns what it would do, and plays nothing; a tap plays. */
export const LongPress: Story = {
  ...phone,
  loaders: [seated(hand)],
  play: async ({ canvas, canvasElement, step }) => {
    const bribe = canvas.getByRole('menuitem', { name: /^Bribe the guard/ });

    await step('a long press explains', async () => {
      await userEvent.pointer({ keys: '[TouchA>]', target: bribe });
      await waitFor(() => expect(openPopover(canvasElement)).toHaveTextContent('The gate'));
      await userEvent.pointer({ keys: '[/TouchA]', target: bribe });
      await expect(openPopover(canvasElement)).toHaveTextContent('90%');
      await expect(canvas.getByRole('menuitem', { name: 'Buy a Province' })).toHaveAccessibleDescription(
        /you have 5/,
      );
    });

    await step('a tap plays', async () => {
      await userEvent.pointer({ keys: '[TouchA]', target: bribe });
      await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
      await waitFor(() =>
        expect(canvas.getByRole('menuitem', { name: 'Buy a Province' })).toHaveAccessibleDescription(
          /you have 3/,
        ),
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

/** Search and choice on a phone. */
export const PhoneSearch: Story = {
  ...phone,
  args: { search: searchOptions, unavailableControl: true, defaultUnavailable: 'nearest' },
  loaders: [seated(market)],
  play: async ({ canvas, canvasElement }) => {
    const tools = canvasElement.querySelector('.ms-action-menu-tools')!;
    await expect(tools.scrollWidth).toBeLessThanOrEqual(tools.clientWidth);
    await userEvent.type(canvas.getByRole('searchbox'), 'otter');
    await waitFor(() => expect(canvas.getByText('1,000 of 10,000 shown')).toBeVisible());
    await expect(canvas.getAllByRole('menuitem')[0]!.getBoundingClientRect().height).toBeGreaterThanOrEqual(
      44,
    );
  },
};

/** From right to left, with names of every script. */
export const RightToLeft: Story = {
  args: { search: searchOptions, unavailableControl: true, defaultUnavailable: 'nearest' },
  loaders: [seated(council)],
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('menu');
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
    await userEvent.type(canvas.getByRole('searchbox'), '🐉');
    await waitFor(() => expect(canvas.getAllByRole('menuitem')).toHaveLength(1));
    await userEvent.keyboard('{Escape}');
  },
};

/** A press gathers an option, or takes it out again; the tray plays them all, and says what they would come to. */
export const Planning: Story = {
  args: { planning: true },
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  decorators: [
    (Story) => (
      <div className="ms-stack">
        <QueueTray />
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const row = (name: RegExp) => canvas.getByRole('menuitemcheckbox', { name });
    await userEvent.click(row(/^Fox Scout attacks Rowan/));
    await userEvent.click(row(/^Badger Digger attacks Rowan/));
    await userEvent.click(row(/^Badger Digger attacks Heron Sage/));
    await userEvent.click(row(/^Badger Digger attacks Rowan/));
    await expect(row(/^Badger Digger attacks Rowan/)).not.toBeChecked();
    await expect(canvas.getAllByRole('menuitemcheckbox', { checked: true })).toHaveLength(2);
    await expect(store.getState().queue).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Play all 2 actions' }));
    await waitFor(() => expect(store.getState().queue).toHaveLength(0));
    await userEvent.click(row(/^End turn/));
  },
};

/** In another language. */
export const OtherWords: Story = {
  args: { unavailable: 'nearest', search: searchOptions },
  loaders: [seated(hand)],
  decorators: [
    (Story) => (
      <WordsProvider
        locale="de"
        messages={{
          'action-menu.label': 'Aktionen',
          'action-menu.search': 'Aktionen suchen',
          'action-menu.missing': { one: 'es fehlt {count} Sache', other: 'es fehlen {count} Sachen' },
          'move.buy-province': 'Provinz kaufen',
          'category.Market': 'Markt',
          WRONG_PHASE: 'Gekauft wird in der Kaufphase.',
        }}
      >
        {Story()}
      </WordsProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('menu', { name: 'Aktionen' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Markt' })).toBeVisible();
    const province = canvas.getByRole('menuitem', { name: 'Provinz kaufen es fehlen 2 Sachen' });
    await expect(province).toHaveAccessibleDescription(/Gekauft wird in der Kaufphase/);
  },
};

/** In the dark. */
export const Dark: Story = { ...dark, loaders: [seated(hand)] };
