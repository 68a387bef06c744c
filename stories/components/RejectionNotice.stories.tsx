import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { REJECTION_PLACEMENTS } from '../../src/hooks/use-rejection-notice.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import type { Reason } from '../../src/protocol/reason.js';
import { createGameStore } from '../../src/store/create-game-store.js';
import { openPopovers } from '../open-popover.js';
import { Board } from '../elsewhere.js';
import { oneOf } from '../arg-types.js';
import { inItsGame, seated, type Chair, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { hand } from '../tables/hand.js';
import { council } from '../tables/long-names.js';
import { market } from '../tables/market.js';
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
  parameters: { moment: 'refused' },
  argTypes: { placement: oneOf(REJECTION_PLACEMENTS) },
} satisfies Meta<typeof RejectionNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Stays until it is dismissed. What was refused is not on screen: the notice says it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(`${CORNER}: refused`);
    await expect(within(alert).getByRole('listitem')).toHaveTextContent('This cell is occupied by O.');
  },
};

/** Dismissed, it leaves the keyboard where it stood. */
export const Dismissed: Story = {
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await userEvent.click(canvas.getByRole('button', { name: `Dismiss: ${CORNER}` }));
    await waitFor(() => expect(alert).toBeEmptyDOMElement());
    await expect(alert).toHaveFocus();
  },
};

/** When its turn has passed, it does not matter any more. The store keeps it until it is dismissed. */
export const TurnPassed: Story = {
  play: async ({ canvas, loaded }) => {
    const { table, store } = loaded as Seated<TicTacToeChair>;
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(`${CORNER}: refused`);
    await place(table, 1);
    await waitFor(() => expect(alert).toBeEmptyDOMElement());
    await expect(store.getState().rejections.length).toBe(1);
  },
};

const ARBITER: readonly Reason[] = [
  { code: 'PAUSED', text: 'The arbiter has stopped the clock.' },
  { code: 'LOW_ON_TIME', text: 'You need 5 seconds for a move.', context: { required: 5, available: 2 } },
];

const withMenu: Story['render'] = (args) => (
  <div className="ms-stack">
    <RejectionNotice {...args} />
    <ActionMenu />
  </div>
);

const FREE = 'Place X in row 1, column 2';

/** What stands beside what was refused. */
const beside = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('.ms-rejection-place:popover-open');

/** Whether two elements cover each other. */
function cover(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** The engine refuses what was on offer: everything that speaks against it stands beside the row that was pressed. */
export const BesideARow: Story = {
  loaders: [seated(async () => refusing((await chairAt('middleGame')).adapter, ARBITER))],
  render: withMenu,
  play: async ({ canvas, canvasElement, step }) => {
    const row = canvas.getByRole('menuitem', { name: FREE });
    const { top } = row.getBoundingClientRect();

    await step('it says all reasons, and moves nothing', async () => {
      await userEvent.click(row);
      const alert = await canvas.findByRole('alert');
      await waitFor(() => expect(within(alert).getAllByRole('listitem')).toHaveLength(2));
      await expect(alert).toHaveTextContent('needs 3 more');
      await expect(cover(beside(canvasElement)!, row)).toBe(false);
      await expect(row.getBoundingClientRect().top).toBe(top);
    });

    await step('what explains another row is not covered', async () => {
      await userEvent.hover(canvas.getByRole('menuitem', { name: CORNER }));
      await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(1));
      await waitFor(() => expect(cover(openPopovers(canvasElement)[0]!, beside(canvasElement)!)).toBe(false));
      await userEvent.unhover(canvas.getByRole('menuitem', { name: CORNER }));
    });

    await step('the same again is told once', async () => {
      await userEvent.click(row);
      await waitFor(() => expect(beside(canvasElement)).toHaveTextContent(`${FREE}: refused (2 times)`));
    });

    await step('to dismiss it leaves the keyboard on the row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `Dismiss: ${FREE}` }));
      await waitFor(() => expect(beside(canvasElement)).toBeNull());
      await expect(row).toHaveFocus();
    });

    await step('Escape dismisses it as well', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(beside(canvasElement)).not.toBeNull());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
    });
  },
};

/** Whoever presses something else has read it for now: it goes into the notice, and stays there. */
export const IntoTheNotice: Story = {
  loaders: [seated(async () => refusing((await chairAt('middleGame')).adapter, ARBITER))],
  render: withMenu,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('menuitem', { name: FREE }));
    await waitFor(() => expect(beside(canvasElement)).not.toBeNull());
    await userEvent.click(document.body);
    await waitFor(() => expect(beside(canvasElement)).toBeNull());
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent(`${FREE}: refused`);
  },
};

/** Beside the cell that was pressed, although the menu has a row for it as well. */
export const BesideACell: Story = {
  loaders: [seated(async () => refusing((await chairAt('middleGame')).adapter, ARBITER))],
  render: (args) => (
    <div className="ms-stack">
      <RejectionNotice {...args} />
      <Board>
        <TicTacToeBoard />
      </Board>
      <ActionMenu />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const cell = canvas.getByRole('button', { name: /^Row 3, column 1/ });
    await userEvent.click(cell);
    await waitFor(() => expect(beside(canvasElement)).not.toBeNull());
    await expect(cover(beside(canvasElement)!, cell)).toBe(false);
    const [a, b] = [cell, beside(canvasElement)!].map((element) => element.getBoundingClientRect());
    await expect(Math.min(Math.abs(a!.bottom - b!.top), Math.abs(b!.bottom - a!.top))).toBeLessThan(2);
  },
};

/** What is scrolled away cannot have anything beside it: the notice says it. */
export const ScrolledAway: Story = {
  loaders: [seated(() => refusing(market().adapter, ARBITER))],
  render: withMenu,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getAllByRole('menuitem').find((item) => !item.ariaDisabled)!);
    await waitFor(() => expect(beside(canvasElement)).not.toBeNull());
    canvas.getByRole('menu').scrollTop = 50_000;
    await waitFor(() => expect(beside(canvasElement)).toBeNull());
    await expect(canvas.getByRole('alert')).toHaveTextContent('The arbiter has stopped the clock.');
  },
};

/** What was refused and then played is forgotten. */
export const PlayedSince: Story = {
  loaders: [
    seated(() => {
      const { adapter } = hand();
      let asked = 0;
      const once = refusing(adapter, ARBITER).adapter;
      return {
        adapter: {
          ...adapter,
          execute: (command) => ((asked += 1) === 1 ? once : adapter).execute(command),
        },
      } satisfies Chair;
    }),
  ],
  render: withMenu,
  play: async ({ canvas }) => {
    const copper = () => canvas.getByRole('menuitem', { name: /^Play a Copper/ });
    await userEvent.click(copper());
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The arbiter'));
    await userEvent.click(copper());
    await waitFor(() => expect(canvas.getByRole('alert')).toBeEmptyDOMElement());
  },
};

/** Always in its own place. */
export const InItsPlace: Story = {
  args: { placement: 'notice' },
  loaders: [seated(async () => refusing((await chairAt('middleGame')).adapter, ARBITER))],
  render: withMenu,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('menuitem', { name: FREE }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('The arbiter'));
    await expect(beside(canvasElement)).toBeNull();
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
export const Empty: Story = {
  loaders: [seated(() => chairAt('opening'))],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[role="alert"]')).toBeEmptyDOMElement();
  },
};

/** Beside one of the last rows of ten thousand; scrolled away and back, it stays in the notice until it is dismissed. */
export const TenThousand: Story = {
  loaders: [seated(() => refusing(market().adapter, ARBITER))],
  render: withMenu,
  play: async ({ canvas, canvasElement, loaded }) => {
    const menu = canvas.getByRole('menu');
    const alert = canvas.getByRole('alert');
    const zebra = () =>
      canvas.getAllByRole('menuitem', { name: /^Zebra/ }).find((item) => !item.ariaDisabled)!;
    menu.scrollTop = menu.scrollHeight;
    await waitFor(() => expect(zebra()).toBeVisible());
    await userEvent.click(zebra());
    await waitFor(() => expect(beside(canvasElement)).not.toBeNull());
    await expect(cover(beside(canvasElement)!, zebra())).toBe(false);
    menu.scrollTop = 0;
    await waitFor(() => expect(beside(canvasElement)).toBeNull());
    menu.scrollTop = menu.scrollHeight;
    await waitFor(() => expect(zebra()).toBeVisible());
    await expect(beside(canvasElement)).toBeNull();
    await expect(alert).toHaveTextContent(/^Zebra .*: refused/);
    await userEvent.click(within(alert).getByRole('button', { name: /^Dismiss: Zebra/ }));
    await waitFor(() => expect(alert).toBeEmptyDOMElement());
    await expect((loaded as Seated).store.getState().rejections.length).toBe(0);
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

/** On a phone it stands below or above what was tapped, within the screen. */
export const Phone: Story = {
  ...phone,
  loaders: [seated(async () => refusing((await chairAt('middleGame')).adapter, ARBITER))],
  render: withMenu,
  play: async ({ canvas, canvasElement }) => {
    const row = canvas.getByRole('menuitem', { name: FREE });
    await userEvent.pointer({ keys: '[TouchA]', target: row });
    await waitFor(() => expect(beside(canvasElement)).not.toBeNull());
    const box = beside(canvasElement)!.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await expect(cover(beside(canvasElement)!, row)).toBe(false);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  loaders: [seated(async () => refusing((await chairAt('middleGame')).adapter, ARBITER))],
  render: (args, context) => <div dir="rtl">{withMenu(args, context)}</div>,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('menuitem', { name: FREE }));
    await waitFor(() => expect(beside(canvasElement)).not.toBeNull());
  },
};

/** In the dark. */
export const Dark: Story = {
  ...dark,
  loaders: [seated(async () => refusing((await chairAt('middleGame')).adapter, ARBITER))],
  render: withMenu,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('menuitem', { name: FREE }));
    await waitFor(() => expect(beside(canvasElement)).not.toBeNull());
  },
};
