import type { Meta, StoryObj } from '@storybook/react-vite';
import '../../src/games/gundam/styles.css';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { openPopover } from '../open-popover.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { againstComputer, sharedSortie, sortieAt, SORTIES } from '../tables/gundam.js';
import { GundamSortie } from './GundamSortie.js';

const OPENING = { seed: 1 };
const READY = ['Keep hand', 'Keep hand'];

const meta = {
  title: 'Games/Gundam',
  component: GundamSortie,
  decorators: [inItsGame],
  loaders: [seated(() => sortieAt({ position: SORTIES.middle }))],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GundamSortie>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = (canvas: Canvas, name: RegExp | string) =>
  userEvent.click(canvas.getByRole('button', { name }));

/** Waits until nothing moves any more. */
const settled = (canvasElement: HTMLElement) =>
  waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0), { timeout: 5_000 });

/** The first turn: a Unit is deployed, and what is too dear says so. */
export const Default: Story = {
  loaders: [seated(() => sortieAt(OPENING, { played: READY }))],
  play: async ({ canvas, canvasElement, step }) => {
    await step('what is not possible says why, with all numbers', async () => {
      await expect(canvas.getByRole('button', { name: /^Flagship Frame, Unit/ })).toHaveAccessibleDescription(
        'It needs Lv.6, you are Lv.1. (needs 5 more) It costs 6, you have 1 active resources. (needs 5 more)',
      );
    });
    await step('a card that is pressed is deployed, and its resource is rested', async () => {
      await press(canvas, /^Skiff Runner, Unit/);
      await expect(await canvas.findByRole('button', { name: /^Skiff Runner, AP 1, HP 2/ })).toBeVisible();
      await expect(canvas.getByRole('img', { name: 'Resources of Mira: 0 of 1 active' })).toBeVisible();
    });
    await settled(canvasElement);
  },
};

/** Before the first turn: the hand is kept, or drawn anew once. */
export const Mulligan: Story = {
  loaders: [seated(() => sortieAt(OPENING))],
  play: async ({ canvas, canvasElement }) => {
    const decision = within(canvas.getByRole('group', { name: 'Decision' }));
    await expect(decision.getByText('You decide')).toBeVisible();
    const before = canvas.getByRole('region', { name: /^Hand of Mira/ }).textContent;
    await userEvent.click(decision.getByRole('button', { name: 'Mulligan' }));
    await waitFor(() => expect(canvas.getByText('Tolan decides')).toBeVisible());
    await expect(canvas.getByRole('region', { name: /^Hand of Mira/ }).textContent).not.toBe(before);
    await settled(canvasElement);
  },
};

/** In the middle of a game: a Unit is chosen, every attack says how it ends, and one is made. */
export const Attack: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('every attack is foretold', async () => {
      await press(canvas, /^Undertow, AP 4/);
      const chosen = within(canvas.getByRole('group', { name: 'Chosen' }));
      const attack = chosen.getByRole('button', { name: 'Undertow attacks Slag Breaker' });
      await expect(attack).toHaveTextContent('HP of Slag Breaker 3 → destroyed');
      await expect(attack).toHaveTextContent('If Anvil Walker blocks Anvil Walker is destroyed');
      await expect(canvas.getByRole('button', { name: /^Anvil Walker, AP 2/ })).toHaveAccessibleDescription(
        /only rested Units can be attacked/,
      );
    });
    await step('the target is pressed, and the other one decides', async () => {
      await press(canvas, /^Slag Breaker, AP 3/);
      const battle = within(await canvas.findByRole('group', { name: 'Battle' }));
      await expect(battle.getByText('Block')).toHaveAttribute('aria-current', 'step');
      await expect(canvas.getByText('Tolan decides')).toBeVisible();
      await expect(canvas.getByRole('button', { name: /^Undertow, AP 4, HP 5, rested/ })).toBeVisible();
    });
    await settled(canvasElement);
  },
};

/** A Pilot is chosen, then its Unit: the two are a Link Unit. */
export const Pairing: Story = {
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, /^Ida Marsh, Pilot/);
    await expect(canvas.getByRole('button', { name: /^Undertow, AP 4/ })).toHaveAccessibleDescription(
      /has a Pilot already/,
    );
    await press(canvas, /^Cutter Mk II, AP 2/);
    await expect(
      await canvas.findByRole('button', {
        name: /^Cutter Mk II, AP 4, HP 4, Link Unit, piloted by Ida Marsh/,
      }),
    ).toBeVisible();
    await settled(canvasElement);
  },
};

/** An attack comes, and a Unit can step in its way. */
export const Block: Story = {
  loaders: [
    seated(() =>
      sortieAt({ position: SORTIES.middle }, { seat: 'player2', played: ['Undertow attacks Tolan'] }),
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const decision = within(canvas.getByRole('group', { name: 'Decision' }));
    await expect(decision.getByText('You decide')).toBeVisible();
    await expect(decision.getByText('Undertow attacks: block it?')).toBeVisible();
    await expect(decision.getByRole('button', { name: 'Do not block' })).toHaveTextContent(
      'HP of Rolling Forge of Tolan 4 → destroyed',
    );
    await press(canvas, /^Anvil Walker, AP 2/);
    const battle = within(canvas.getByRole('group', { name: 'Battle' }));
    await waitFor(() => expect(battle.getByText('Anvil Walker')).toBeVisible());
    await expect(battle.getByText('Action')).toHaveAttribute('aria-current', 'step');
    await settled(canvasElement);
  },
};

/** In the action step of a battle a Command is aimed from the hand. */
export const ActionStep: Story = {
  loaders: [
    seated(() =>
      sortieAt(
        { position: SORTIES.middle },
        { seat: 'player2', played: ['Undertow attacks Tolan', 'Do not block'] },
      ),
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      canvas.getByText('Action step of the battle: act or pass', { selector: '.gd-prompt' }),
    ).toBeVisible();
    await press(canvas, /^Ember Volley, Command/);
    await press(canvas, /^Cutter Mk II, AP 2/);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Cutter Mk II, AP 2, HP 1, 2 damage/ })).toBeVisible(),
    );
    await settled(canvasElement);
  },
};

/** A shield is broken and turned over: its Burst may be used. */
export const Burst: Story = {
  loaders: [
    seated(() =>
      sortieAt(
        { position: SORTIES.burst },
        { seat: 'player2', played: ['Cutter Mk II attacks Tolan'], passing: true },
      ),
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    const decision = within(canvas.getByRole('group', { name: 'Decision' }));
    await expect(decision.getByRole('img', { name: /^Ember Volley, Command/ })).toBeVisible();
    await expect(decision.getByRole('button', { name: 'Use Burst' })).toBeVisible();
  },
};

/** The other one looks at the shield that was turned over, and waits. */
export const BurstOfTheOther: Story = {
  loaders: [
    seated(() =>
      sortieAt({ position: SORTIES.burst }, { played: ['Cutter Mk II attacks Tolan'], passing: true }),
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await settled(canvasElement);
    await expect(canvas.getByText('Tolan decides')).toBeVisible();
    await expect(canvas.getByRole('img', { name: /^Ember Volley, Command/ })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Use Burst' })).toBeNull();
  },
};

/** No place is free: who is deployed takes that of another one. */
export const Crowded: Story = {
  loaders: [seated(() => sortieAt({ position: SORTIES.crowded }))],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'Battle area of Mira, 6 of 6 Units' })).toBeVisible();
    await press(canvas, /^Frigate Frame, Unit/);
    await press(canvas, /^Launch, AP 1/);
    await waitFor(() =>
      expect(canvas.getAllByRole('button', { name: /^Frigate Frame, AP/ })).toHaveLength(2),
    );
    await waitFor(() => expect(canvas.queryByRole('button', { name: /^Launch, AP/ })).toBeNull());
    await settled(canvasElement);
  },
};

/** Cards to be looked at, of which one may be taken. */
export const Searching: Story = {
  loaders: [
    seated(() =>
      sortieAt(
        { position: { ...SORTIES.crowded, player1: { ...SORTIES.crowded.player1, units: ['launch'] } } },
        { played: ['Deploy Pharos Tower Frame'] },
      ),
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    const decision = within(canvas.getByRole('group', { name: 'Decision' }));
    await userEvent.click(decision.getByRole('button', { name: /^Frigate Frame, Unit/ }));
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Decision' })).toBeNull());
    await expect(canvas.getAllByRole('button', { name: /^Frigate Frame, Unit/ })).toHaveLength(2);
    await settled(canvasElement);
  },
};

/** Nothing can be paid for and everybody is rested: every card says everything that stands in its way. */
export const Greyed: Story = {
  loaders: [seated(() => sortieAt({ position: SORTIES.poor }))],
  play: async ({ canvas, canvasElement }) => {
    await press(canvas, /^Leviathan, Unit/);
    await expect(openPopover(canvasElement)).toHaveTextContent('It needs Lv.6, you are Lv.2.');
    await expect(openPopover(canvasElement)).toHaveTextContent('It costs 5, you have 2 active resources.');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: /^Skiff Runner, AP 1/ })).toHaveAccessibleDescription(
      /Skiff Runner is rested/,
    );
  },
};

/** The trash lies open for everybody. */
export const Trash: Story = {
  loaders: [
    seated(() => sortieAt({ position: SORTIES.middle }, { played: ['Use Ebb and Flow on Anvil Walker'] })),
  ],
  play: async ({ canvas }) => {
    await press(canvas, 'Trash of Mira: 1 card');
    await expect(canvas.getByText(/^Ebb and Flow, Command, Lv. 2/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};

const held = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Presses one element, moves to another, and lets go there. */
async function drag(from: Element, to: Element): Promise<void> {
  to.scrollIntoView({ block: 'center' });
  await fireEvent.pointerDown(from, { ...held, ...middleOf(from) });
  await fireEvent.pointerMove(from, { ...held, ...middleOf(to) });
  await fireEvent.pointerUp(to, { ...held, ...middleOf(to) });
}

/** A card is dragged to the table, a Pilot onto its Unit, and a Unit onto what it attacks. */
export const Dragging: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const at = (name: RegExp) => canvas.getByRole('button', { name });
    await step('deploying', async () => {
      await drag(at(/^Corvette Frame, Unit/), canvas.getByRole('region', { name: /^Battle area of Mira/ }));
      await expect(await canvas.findByRole('button', { name: /^Corvette Frame, AP 3/ })).toBeVisible();
      await settled(canvasElement);
    });
    await step('pairing', async () => {
      await drag(at(/^Ida Marsh, Pilot/), at(/^Corvette Frame, AP 3/));
      await expect(
        await canvas.findByRole('button', { name: /^Corvette Frame, AP 5.*Link Unit/ }),
      ).toBeVisible();
    });
    await step('what the Pilot does is aimed', async () => {
      await settled(canvasElement);
      await userEvent.click(at(/^Anvil Walker, AP 2/));
      await expect(
        await canvas.findByRole('button', { name: /^Anvil Walker, AP 2, HP 3, rested/ }),
      ).toBeVisible();
    });
    await step('attacking', async () => {
      await settled(canvasElement);
      await drag(at(/^Corvette Frame, AP 5/), at(/^Tolan: 3 shields/));
      await expect(await canvas.findByRole('group', { name: 'Battle' })).toBeVisible();
    });
    await settled(canvasElement);
  },
};

/** Everything without a pointer: a Unit attacks, the other one blocks, and both pass. */
export const KeyboardOnly: Story = {
  loaders: [seated(() => sharedSortie({ position: SORTIES.middle }))],
  play: async ({ canvas, canvasElement }) => {
    canvas.getByRole('button', { name: /^Cutter Mk II, AP 2/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: /^Undertow, AP 4/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    canvas.getByRole('button', { name: /^Tolan: 3 shields/ }).focus();
    await userEvent.keyboard('{Enter}');
    (await canvas.findByRole('button', { name: 'Block with Anvil Walker' })).focus();
    await userEvent.keyboard('{Enter}');
    for (const _ of ['the attacked', 'the attacker']) {
      (await canvas.findByRole('button', { name: 'Pass' })).focus();
      await userEvent.keyboard('{Enter}');
    }
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Battle' })).toBeNull());
    await expect(canvas.queryByRole('button', { name: /^Anvil Walker, AP/ })).toBeNull();
    await settled(canvasElement);
  },
};

/** The last blow. */
export const GameOver: Story = {
  loaders: [
    seated(() =>
      sortieAt({ position: SORTIES.ending }, { played: ['Undertow attacks Tolan'], passing: true }),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent('Mira wins');
  },
};

/** A short game against the computer, played to its end by pressing what is offered. */
export const WholeGame: Story = {
  loaders: [seated(() => againstComputer({ position: SORTIES.brief }))],
  play: async ({ canvas, canvasElement, loaded }) => {
    const { store, leave } = loaded as Seated<ReturnType<typeof againstComputer>>;
    const goesOn = () => store.getState().snapshot.status.kind === 'playing';
    const isMine = () => store.getState().snapshot.flow.currentPlayer === 'player1';
    const lit = (what: string) => [...canvasElement.querySelectorAll<HTMLElement>(what)];
    for (let presses = 0; presses < 200 && goesOn(); presses += 1) {
      await waitFor(() => expect(isMine() || !goesOn()).toBe(true));
      if (!goesOn()) break;
      const { revision } = store.getState().snapshot;
      const isPlayed = () => store.getState().snapshot.revision > revision;
      const [unit] = lit('[data-side="near"] .gd-unit-card[data-source]');
      if (unit) await userEvent.click(unit);
      const orders = lit('.gd-option:not([data-unavailable])');
      if (!isPlayed()) await userEvent.click(unit ? orders[0]! : orders.at(-1)!);
      await waitFor(() => expect(isPlayed()).toBe(true));
    }
    leave();
    await expect(goesOn()).toBe(false);
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/wins/);
    await settled(canvasElement);
  },
};

/** In the dark, with a Unit chosen. */
export const Dark: Story = {
  ...dark,
  play: async ({ canvas }) => press(canvas, /^Undertow, AP 4/),
};

/** Names without end stay within their places. */
export const LongLabels: Story = {
  loaders: [
    seated(() =>
      sortieAt({
        position: SORTIES.middle,
        names: { player1: 'x'.repeat(2_000), player2: 'The <b>Regiment</b> of the Long Name '.repeat(50) },
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await press(canvas, /^Undertow, AP 4/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    await press(canvas, /^Undertow, AP 4/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone nothing sticks out sideways, even with an attacker chosen. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    await press(canvas, /^Undertow, AP 4/);
    await expect(canvas.getByRole('group', { name: 'Chosen' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone, in the dark, with no place free. */
export const PhoneCrowded: Story = {
  ...phone,
  loaders: [seated(() => sortieAt({ position: SORTIES.crowded }))],
  globals: { ...phone.globals, ...dark.globals },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone, with a shield turned over. */
export const PhoneBurst: Story = { ...phone, loaders: Burst.loaders! };
