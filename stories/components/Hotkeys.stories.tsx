import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { CommandPalette } from '../../src/components/CommandPalette/CommandPalette.js';
import { Hotkeys, type HotkeysControls, type HotkeysProps } from '../../src/components/Hotkeys/Hotkeys.js';
import '../../src/components/Hotkeys/Hotkeys.css';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { EmberwoodTable } from '../../src/games/emberwood/skin/EmberwoodTable.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import { useHistory, useOptions } from '../../src/hooks/facts.js';
import { useDigitHotkeys, useHotkey } from '../../src/hooks/use-hotkey.js';
import { Board, OnlyHere } from '../elsewhere.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { DUELS, duelAt } from '../tables/emberwood.js';
import { hand } from '../tables/hand.js';
import { council } from '../tables/long-names.js';
import { market } from '../tables/market.js';
import { chairAt } from '../tables/tic-tac-toe.js';

/** Keys of the app's own: taking back, which may be impossible, and one key after the other. */
function OwnKeys({ onHome }: { readonly onHome: () => void }): ReactNode {
  const { canUndo, undo } = useHistory();
  useHotkey('u', 'Undo', () => void undo(), {
    reasons: canUndo ? [] : [{ code: 'NOTHING_TO_UNDO', text: 'There is no move of yours to take back.' }],
  });
  useHotkey('g h', 'Go home', onHome);
  return null;
}

const controls = ({ sheet, hints }: HotkeysControls) => (
  <p style={{ display: 'flex', gap: '0.5rem' }}>
    <button type="button" className="story-control" {...sheet}>
      Keys
    </button>
    <button type="button" className="story-control" {...hints}>
      Letters
    </button>
  </p>
);

const goHome = fn();

function Screen({
  keys,
  children,
}: {
  readonly keys: HotkeysProps;
  readonly children: ReactNode;
}): ReactNode {
  const [note, setNote] = useState('');
  return (
    <>
      <Hotkeys {...keys} />
      <OwnKeys onHome={goHome} />
      {children}
      <RejectionNotice />
      <label style={{ display: 'block', marginBlockStart: '0.75rem' }}>
        Note{' '}
        <input className="story-control" value={note} onChange={(event) => setNote(event.target.value)} />
      </label>
    </>
  );
}

const meta = {
  title: 'Components/Hotkeys',
  component: Hotkeys,
  decorators: [inColumn, inItsGame],
  loaders: [seated(() => chairAt('middleGame'))],
  args: { renderControls: controls },
  argTypes: { renderControls: { control: false }, renderEntry: { control: false } },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
  render: (args) => (
    <Screen keys={args}>
      <OnlyHere
        otherwise={
          <>
            <Board />
            <ActionMenu />
          </>
        }
      >
        <TicTacToeBoard />
      </OnlyHere>
    </Screen>
  ),
  beforeEach: () => void goHome.mockClear(),
} satisfies Meta<typeof Hotkeys>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const sheet = (canvas: Canvas) => canvas.queryByRole('dialog', { name: 'Keys' });
const labels = () => [...document.querySelectorAll<HTMLElement>('.ms-hint')];
const said = (canvas: Canvas) =>
  canvas.getAllByRole('status').map((status: HTMLElement) => status.textContent);

/** Keys play options, an app adds its own, and nothing is taken from somebody who types. */
export const Default: Story = {
  play: async ({ canvas, loaded, step }) => {
    const { store } = loaded as Seated;
    const played = () => store.getState().snapshot.log.length;
    const before = played();

    await step('the keys the engine gave play; what cannot be played says why', async () => {
      await userEvent.keyboard('1');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/occupied/));
      await expect(played()).toBe(before);
      await userEvent.keyboard('6');
      await waitFor(() => expect(played()).toBe(before + 1));
    });

    await step('keys of the app, one after the other too', async () => {
      await userEvent.keyboard('gh');
      await expect(goHome).toHaveBeenCalledOnce();
      await userEvent.keyboard('u');
      await waitFor(() => expect(played()).toBe(before));
    });

    await step('what an app cannot do is refused with its reasons', async () => {
      await store.undo(0);
      await waitFor(() => expect(store.getState().snapshot.history?.position).toBe(0));
      await userEvent.keyboard('u');
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Undo: refused.*take back/));
    });

    await step('nothing is taken while somebody types', async () => {
      const field = canvas.getByRole('textbox', { name: 'Note' });
      await userEvent.type(field, 'fug 1?');
      await expect(field).toHaveValue('fug 1?');
      await expect(sheet(canvas)).toBeNull();
      await expect(labels()).toHaveLength(0);
      field.blur();
    });
  },
};

/** The `?` sheet lists what is active now, by headings, with what cannot be done and why. */
export const Sheet: Story = {
  loaders: [seated(hand)],
  render: (args) => (
    <Screen keys={args}>
      <CommandPalette />
      <ActionMenu />
    </Screen>
  ),
  play: async ({ canvas, step, loaded }) => {
    const { store } = loaded as Seated;
    await userEvent.keyboard('?');
    const dialog = await canvas.findByRole('dialog', { name: 'Keys' });
    await waitFor(() => expect(dialog).toBeVisible());

    await step('grouped, with the kit’s and the app’s own', async () => {
      const groups = within(dialog).getAllByRole('heading', { level: 3 });
      await expect(groups.map((group) => group.textContent)).toEqual([
        'This screen',
        'Treasures',
        'Adventure',
        'Finding your way',
      ]);
      await waitFor(() => expect(within(dialog).getByText('Attack the bandits')).toBeVisible());
      const search = within(dialog).getByText('Search actions').closest('li');
      await expect(search).toHaveTextContent('CtrlK');
      await expect(within(dialog).getByText('Go home').closest('li')).toHaveTextContent('gthenh');
    });

    await step('what cannot be done is marked, and says why', async () => {
      const undo = within(dialog).getByText('Undo').closest('li')!;
      await expect(undo).toHaveAttribute('data-unavailable');
      await expect(undo).toHaveTextContent('There is no move of yours to take back.');
    });

    await step('while it is open, no key plays; the same key and Escape close it', async () => {
      const { revision } = store.getState().snapshot;
      await userEvent.keyboard('c');
      await expect(store.getState().snapshot.revision).toBe(revision);
      await userEvent.keyboard('?');
      await waitFor(() => expect(sheet(canvas)).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Keys' }));
      await waitFor(() => expect(sheet(canvas)).toBeVisible());
      await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(sheet(canvas)).toBeNull());
      await userEvent.keyboard('?');
    });
  },
};

/** A key that two want is given to one of them: the sheet says so, and so does the console, once. */
export const Conflict: Story = {
  loaders: [seated(hand)],
  args: { hintKey: 'c', defaultOpen: true },
  render: (args) => (
    <Screen keys={args}>
      <ActionMenu />
    </Screen>
  ),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Keys' });
    const hints = within(dialog).getByText('Choose by letters').closest('li')!;
    await expect(hints).toHaveAttribute('data-taken');
    await expect(hints).toHaveTextContent('This key does “Play a Copper” instead.');
  },
};

/** Letters over everything that can be pressed: type them to press it. */
export const Letters: Story = {
  decorators: [(Story) => <Story />],
  parameters: { layout: 'fullscreen' },
  args: { alphabet: 'asdf' },
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  render: (args) => (
    <Screen keys={args}>
      <Board>
        <EmberwoodTable />
      </Board>
      <ActionMenu windowAbove={0} />
    </Screen>
  ),
  play: async ({ canvas, loaded, step }) => {
    const { store } = loaded as Seated;

    await step('f shows them, and says so', async () => {
      await userEvent.keyboard('f');
      await waitFor(() => expect(labels().length).toBeGreaterThan(5));
      const texts = labels().map((label) => label.textContent);
      await expect(new Set(texts).size).toBe(texts.length);
      await expect(said(canvas).join(' ')).toContain(`Letters are over ${texts.length} things.`);
      await expect(document.querySelector('.ms-hints')).toHaveAttribute('aria-hidden', 'true');
    });

    await step(
      'a letter leaves those that begin with it, Backspace brings them back, Escape leaves',
      async () => {
        const long = labels().find((label) => label.textContent.length > 1)!;
        const first = long.textContent[0]!;
        await userEvent.keyboard(first);
        await waitFor(() =>
          expect(labels().some((label) => label.dataset['impossible'] !== undefined)).toBe(true),
        );
        await userEvent.keyboard('{Backspace}');
        await waitFor(() =>
          expect(labels().every((label) => label.dataset['impossible'] === undefined)).toBe(true),
        );
        await userEvent.keyboard('{Escape}');
        await waitFor(() => expect(labels()).toHaveLength(0));
      },
    );

    await step('they follow what scrolls', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Letters' }));
      const menu = canvas.getByRole('menu');
      menu.scrollIntoView();
      menu.scrollTop = 400;
      await waitFor(() => {
        const { top, bottom } = menu.getBoundingClientRect();
        const over = labels().filter(
          (label) => label.getBoundingClientRect().top > top && label.getBoundingClientRect().bottom < bottom,
        );
        return expect(over.length).toBeGreaterThan(3);
      });
      await userEvent.keyboard('{Escape}');
      menu.scrollTop = 0;
    });

    await step('typed in full, it is pressed as by a click', async () => {
      const log = store.getState().snapshot.log.length;
      const row = canvas.getAllByRole('menuitem')[0]!;
      row.scrollIntoView({ block: 'center' });
      await userEvent.keyboard('f');
      const box = row.getBoundingClientRect();
      const own = await waitFor(() => {
        const label = labels().find(({ style }) => {
          const [left, top] = [parseFloat(style.left), parseFloat(style.top)];
          return left >= box.left && left <= box.left + 20 && top >= box.top && top <= box.top + 20;
        });
        return label!.textContent;
      });
      await userEvent.keyboard(own);
      await waitFor(() => expect(store.getState().snapshot.log.length).toBeGreaterThan(log));
      await waitFor(() => expect(labels()).toHaveLength(0));
    });
  },
};

/** Letters over a board, from right to left, some of them over what cannot be done. */
export const RightToLeft: Story = {
  decorators: [
    ((Story) => (
      <div dir="rtl">
        <Story />
      </div>
    )) satisfies Decorator,
  ],
  loaders: [seated(council)],
  render: (args) => (
    <Screen keys={args}>
      <ActionMenu />
    </Screen>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Letters' }));
    await waitFor(() => expect(labels().length).toBeGreaterThan(3));
    const row = canvas.getAllByRole('menuitem')[0]!.getBoundingClientRect();
    await expect(labels()[0]!.getBoundingClientRect().left).toBeGreaterThan(row.right - 40);
    await expect(labels().some((label) => label.dataset['unavailable'] !== undefined)).toBe(true);
  },
};

function DigitKeys(): ReactNode {
  useDigitHotkeys(useOptions().map(({ id }) => id));
  return null;
}

/** Digits choose from a menu, where nobody else wants them; what cannot be chosen says why. */
export const Digits: Story = {
  loaders: [seated(hand)],
  render: (args) => (
    <Screen keys={args}>
      <DigitKeys />
      <ActionMenu />
    </Screen>
  ),
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    await userEvent.keyboard('1');
    await waitFor(() => expect(store.getState().snapshot.log.at(-1)?.text).toBe('Play a Copper'));
    await userEvent.keyboard('4');
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(/Buy a Province.*needs 2 more/));
    await userEvent.keyboard('?');
    const dialog = await canvas.findByRole('dialog', { name: 'Keys' });
    await expect(within(dialog).getByRole('region', { name: 'Menu' })).toHaveTextContent(/1Play a Copper/);
  },
};

/** Switched off: no single key does anything, whoever registered it. */
export const Muted: Story = {
  args: { enabled: false },
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const { revision } = store.getState().snapshot;
    await userEvent.keyboard('6uf?gh');
    await expect(store.getState().snapshot.revision).toBe(revision);
    await expect(goHome).not.toHaveBeenCalled();
    await expect(sheet(canvas)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keys' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Keys' });
    await expect(dialog).toHaveTextContent('Single keys are switched off.');
  },
};

/** Long names wrap, and markup in them is text. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  args: { defaultOpen: true },
  render: (args) => (
    <Screen keys={args}>
      <ActionMenu />
    </Screen>
  ),
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Keys' });
    await expect(dialog.querySelector('b, img, script')).toBeNull();
    const list = within(dialog).getByRole('region', { name: 'All keys' });
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
  },
};

/** Nothing to do: the kit's own keys are left. */
export const Empty: Story = {
  loaders: [seated(() => chairAt('middleGame', null))],
  args: { defaultOpen: true },
  render: (args) => <Hotkeys {...args} />,
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Keys' });
    await expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Ten thousand options: letters only over those on screen. */
export const TenThousand: Story = {
  loaders: [seated(market)],
  render: (args) => (
    <Screen keys={args}>
      <ActionMenu />
    </Screen>
  ),
  play: async () => {
    await userEvent.keyboard('f');
    await waitFor(() => expect(labels().length).toBeGreaterThan(3));
    await expect(labels().length).toBeLessThan(20);
  },
};

/** On a phone the sheet takes the whole screen. */
export const Phone: Story = {
  ...phone,
  args: { defaultOpen: true },
  play: async ({ canvas }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Keys' });
    await expect(dialog.getBoundingClientRect().width).toBe(window.innerWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** In the dark. */
export const Dark: Story = { ...dark, args: { defaultOpen: true } };
