import type { Meta, StoryObj } from '@storybook/react-vite';
import { useId, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { UnavailableReasonTooltip } from '../../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { useOptions } from '../../src/hooks/facts.js';
import { reasonsText } from '../../src/hooks/words.js';
import type { Option } from '../../src/protocol/option.js';
import { openPopover, openPopovers } from '../open-popover.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { atlas } from '../tables/atlas.js';
import { hand } from '../tables/hand.js';
import { council } from '../tables/long-names.js';
import { market } from '../tables/market.js';
import { onePlayerGame } from '../tables/one-player-game.js';
import { hotSeatAt, place, type TicTacToeChair } from '../tables/tic-tac-toe.js';

/** A button of somebody's own making: `data-option-id` is all that the tooltip asks for. */
function PlainButton({ option }: { readonly option: Option }): ReactNode {
  const reasonId = useId();
  const unavailable = option.kind === 'unavailable';
  return (
    <button
      type="button"
      data-option-id={option.id}
      aria-disabled={unavailable || undefined}
      aria-describedby={unavailable ? reasonId : undefined}
      className="story-control"
      style={{ maxInlineSize: '100%', overflowWrap: 'anywhere' }}
    >
      {option.name}
      {unavailable && (
        <span hidden id={reasonId}>
          {reasonsText(option.reasons)}
        </span>
      )}
    </button>
  );
}

function PlainButtons(): ReactNode {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: '0.5rem' }}>
      {useOptions().map((option) => (
        <PlainButton key={option.id} option={option} />
      ))}
    </div>
  );
}

const meta = {
  title: 'Components/UnavailableReasonTooltip',
  component: UnavailableReasonTooltip,
  decorators: [inColumn, inItsGame],
  loaders: [seated(atlas)],
  args: { children: <PlainButtons /> },
  argTypes: { children: { control: false }, renderReasons: { control: false } },
} satisfies Meta<typeof UnavailableReasonTooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

const CANNON = 'Fire AC/20 at Hunchback';

/** Hover and focus open it, with every reason. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const cannon = canvas.getByRole('button', { name: CANNON });

    await step('pointing at it', async () => {
      await userEvent.hover(cannon);
      await waitFor(() => expect(openPopover(canvasElement)).toHaveTextContent(CANNON));
      await expect(openPopover(canvasElement)).toHaveTextContent('Target is 14 hexes away, max range is 9');
      await expect(openPopover(canvasElement)).toHaveTextContent('No ammunition remaining');
      await userEvent.unhover(cannon);
      await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
    });

    await step('focusing it', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(openPopovers(canvasElement)).toHaveLength(0);
      await userEvent.tab();
      await expect(cannon).toHaveFocus();
      await waitFor(() => expect(openPopover(canvasElement)).toBeVisible());
      await userEvent.tab();
      await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
      await userEvent.tab({ shift: true });
      await waitFor(() => expect(openPopover(canvasElement)).toHaveTextContent('No ammunition remaining'));
    });
  },
};

/** A click holds it open until Escape; a second click lets it go. */
export const Pinned: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const cannon = canvas.getByRole('button', { name: CANNON });

    await step('a click pins it, a second one lets it go', async () => {
      await userEvent.click(cannon);
      await expect(openPopover(canvasElement)).toHaveAttribute('data-pinned');
      await userEvent.click(cannon);
      await expect(canvasElement.querySelector('[data-pinned]')).toBeNull();
    });

    await step('the pointer may go into it, to select its text', async () => {
      await userEvent.unhover(cannon);
      await userEvent.hover(cannon);
      await userEvent.hover(openPopover(canvasElement));
      await expect(openPopovers(canvasElement)).toHaveLength(1);
    });

    await step('Escape closes it', async () => {
      await userEvent.click(cannon);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
    });

    await step('it is said aloud when pinned', async () => {
      await userEvent.click(cannon);
      await expect(canvas.getByRole('status')).toHaveTextContent(
        /^Not possible. Target is 14 hexes away, max range is 9.*No ammunition remaining/,
      );
    });
  },
};

/** A tap pins it, a tap elsewhere closes it, and nothing is played. */
export const Tap: Story = {
  ...phone,
  play: async ({ canvas, canvasElement, loaded }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: CANNON }) });
    await expect(openPopover(canvasElement)).toHaveAttribute('data-pinned');
    const box = openPopover(canvasElement).getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await userEvent.pointer({ keys: '[TouchA]', target: document.body });
    await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
    await expect((loaded as Seated).store.getState().rejections.length).toBe(0);
  },
};

/** A clipboard that answers as it is told, in place of the browser's. */
function withClipboard(writeText: (text: string) => Promise<void>): () => () => void {
  return () => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
    return () => Reflect.deleteProperty(navigator, 'clipboard');
  };
}

const written = fn((_text: string) => Promise.resolve());
const COPIED = `${CANNON}\n- Target is 14 hexes away, max range is 9\n- No ammunition remaining`;

/** What is pinned can be copied: the name and all reasons. Also by Ctrl-C, wherever the keyboard is in the list. */
export const Copy: Story = {
  beforeEach: withClipboard(written),
  play: async ({ canvas, canvasElement, step }) => {
    const cannon = canvas.getByRole('button', { name: CANNON });
    await userEvent.click(cannon);

    await step('by its button', async () => {
      written.mockClear();
      await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
      await expect(written.mock.calls).toEqual([[COPIED]]);
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/^Copied\.$/));
      await expect(canvas.getByRole('button', { name: 'Copied' })).toHaveFocus();
      await expect(openPopover(canvasElement)).toHaveAttribute('data-pinned');
    });

    await step('by the key', async () => {
      cannon.focus();
      const clipboardData = new DataTransfer();
      const event = new ClipboardEvent('copy', { clipboardData, bubbles: true, cancelable: true });
      cannon.dispatchEvent(event);
      await expect(clipboardData.getData('text/plain')).toBe(COPIED);
      await expect(event.defaultPrevented).toBe(true);
    });

    await step('what is not pinned has no button', async () => {
      await userEvent.keyboard('{Escape}');
      await userEvent.unhover(cannon);
      await userEvent.hover(cannon);
      await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(1));
      await expect(canvas.queryByRole('button', { name: 'Copy' })).toBeNull();
    });
  },
};

/** A browser that does not let anything be copied: the player is told what to do instead. */
export const CopyRefused: Story = {
  beforeEach: withClipboard(() => Promise.reject(new Error('denied'))),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: CANNON }));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(
        'The browser did not let it be copied. Select the text instead.',
      ),
    );
    await expect(openPopover(canvasElement)).toHaveTextContent('Select the text instead.');
  },
};

/** A popover of your own making. What is described, spoken and copied stays. */
export const OwnReasons: Story = {
  args: {
    renderReasons: ({ option, reasons }) => (
      <p>
        <strong>{option?.name}</strong>: {reasons.map(({ code }) => code).join(' + ')}
      </p>
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    const cannon = canvas.getByRole('button', { name: CANNON });
    await userEvent.click(cannon);
    const popover = openPopover(canvasElement);
    await expect(popover).toHaveTextContent(new RegExp(`^${CANNON}: \\w+ \\+ \\w+Copy$`));
    await expect(popover.querySelector('.ms-reason-list')).toBeNull();
    await expect(cannon).toHaveAccessibleDescription(/No ammunition remaining/);
    await expect(canvas.getByRole('status')).toHaveTextContent(/No ammunition remaining/);
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Copy' })).toBeVisible());
  },
};

/** A finger that rests shows what would happen or why not, and plays nothing. */
export const LongPress: Story = {
  ...phone,
  loaders: [seated(hand)],
  play: async ({ canvas, canvasElement, loaded, step }) => {
    const { store } = loaded as Seated;
    const rest = async (name: RegExp | string) => {
      const target = canvas.getByRole('button', { name });
      await userEvent.pointer({ keys: '[TouchA>]', target });
      await waitFor(() => expect(openPopover(canvasElement)).toHaveAttribute('data-pinned'));
      await userEvent.pointer({ keys: '[/TouchA]', target });
      await expect(openPopover(canvasElement)).toBeVisible();
    };

    await step('on what can be done', async () => {
      await rest('Attack the bandits');
      const popover = openPopover(canvasElement);
      await expect(popover).toHaveTextContent('Three of them, behind a cart.');
      await expect(popover).toHaveTextContent('−10% at night');
      await expect(popover).toHaveTextContent('40–60%');
      await expect(popover).toHaveTextContent('12 → 9');
      await userEvent.pointer({ keys: '[TouchA]', target: document.body });
      await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
    });

    await step('on what cannot', async () => {
      await rest('Buy a Province');
      await expect(openPopover(canvasElement)).toHaveTextContent('needs 3 more');
    });

    await step('nothing was played', async () => {
      await expect(store.getState().snapshot.log).toHaveLength(0);
      await expect(store.getState().rejections.length).toBe(0);
    });
  },
};

/** Several lists have a popover each; one list never has two. */
export const TwoLists: Story = {
  loaders: [seated(hand)],
  render: (args) => (
    <>
      <UnavailableReasonTooltip {...args} aria-label="First" role="group" />
      <hr />
      <UnavailableReasonTooltip {...args} aria-label="Second" role="group" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [province, otherProvince] = canvas.getAllByRole('button', { name: 'Buy a Province' });
    const [named] = canvas.getAllByRole('button', { name: 'Name a card' });
    await userEvent.click(province!);
    await userEvent.click(named!);
    await expect(openPopover(canvasElement)).toHaveTextContent('Which card?');
    await userEvent.click(otherProvince!);
    await waitFor(() => expect(openPopover(canvasElement)).toHaveTextContent('needs 3 more'));
  },
};

/** The popover follows the game: when the last reason goes, so does it. */
export const ReasonsGoAway: Story = {
  loaders: [seated(() => hotSeatAt('aboutToWin'))],
  play: async ({ canvas, canvasElement, loaded }) => {
    const { table } = loaded as Seated<TicTacToeChair>;
    const corner = canvas.getByRole('button', { name: 'Place X in row 1, column 1' });
    await userEvent.click(corner);
    await expect(openPopover(canvasElement)).toHaveTextContent('This cell is occupied by X.');
    await place(table, 2);
    await waitFor(() => expect(openPopover(canvasElement)).toHaveTextContent('The game is over: X has won.'));
    await table.adapter('X').undo?.(0);
    await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
  },
};

/** The option of a button is not there any more: there is nothing to explain, and nothing to play. */
export const Empty: Story = {
  loaders: [seated(() => onePlayerGame(null, () => []))],
  args: {
    children: (
      <button type="button" data-option-id="gone" className="story-control">
        Gone
      </button>
    ),
  },
  play: async ({ canvas, canvasElement, loaded }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Gone' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Gone' }));
    await expect(openPopovers(canvasElement)).toHaveLength(0);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^$/);
    await expect((loaded as Seated).store.getState().rejections.length).toBe(0);
  },
};

/** One popover for ten thousand options, wherever they are in the list. */
export const TenThousand: Story = {
  loaders: [seated(market)],
  render: () => <ActionMenu />,
  play: async ({ canvas, canvasElement }) => {
    const popovers = () => canvasElement.querySelectorAll('[popover]').length;
    await expect(popovers()).toBe(1);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(openPopover(canvasElement)).toHaveTextContent('Zebra 50 in white'));
    await expect(openPopover(canvasElement)).toHaveTextContent(
      'It costs 64 coins, you have 40. needs 24 more',
    );
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Badger 3 in amber/ }));
    await waitFor(() => expect(openPopover(canvasElement)).toHaveTextContent('needs 35 more'));
    await expect(popovers()).toBe(1);
  },
};

/** Long reasons wrap. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Donaudampf/ }));
    const popover = openPopover(canvasElement);
    await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth);
    await expect(popover).toHaveTextContent('<i>without</i>');
  },
};

/** On a phone it is held open by a tap, and as wide as the screen lets it be. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.pointer({ keys: '[TouchA]', target: canvas.getByRole('button', { name: CANNON }) });
    await expect(openPopover(canvasElement)).toHaveTextContent('No ammunition remaining');
    const { left, right } = openPopover(canvasElement).getBoundingClientRect();
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(390);
  },
};

/** In the dark. */
export const Dark: Story = {
  ...dark,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: CANNON }));
    await expect(openPopover(canvasElement)).toBeVisible();
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  loaders: [seated(council)],
  decorators: [(Story) => <div dir="rtl">{Story()}</div>],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^שלח/ }));
    const popover = openPopover(canvasElement);
    await expect(popover.scrollWidth).toBeLessThanOrEqual(popover.clientWidth);
  },
};
