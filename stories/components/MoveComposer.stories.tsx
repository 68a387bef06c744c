import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { MoveComposer } from '../../src/components/MoveComposer/MoveComposer.js';
import '../../src/components/MoveComposer/MoveComposer.css';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import { MOVE_AXIS } from '../../src/store/selection.js';
import { Board } from '../elsewhere.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { atAuction } from '../tables/auction.js';
import { duelAt, DUELS } from '../tables/emberwood.js';
import { hand } from '../tables/hand.js';
import { harbours } from '../tables/harbours.js';
import { council, longNames } from '../tables/long-names.js';
import { onePlayerGame } from '../tables/one-player-game.js';
import { siege } from '../tables/siege.js';
import { boardOf, hotSeatAt } from '../tables/tic-tac-toe.js';

const meta = {
  title: 'Components/MoveComposer',
  component: MoveComposer,
  decorators: [inColumn, inItsGame],
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  argTypes: {
    axisLabel: { control: false },
    valueLabel: { control: false },
    renderValue: { control: false },
  },
} satisfies Meta<typeof MoveComposer>;

export default meta;
type Story = StoryObj<typeof meta>;

const settledIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('.ms-composer-settled > div')].map((line) =>
    [...line.children].map((part) => part.textContent).join(': '),
  );

/** Step by step: the kind of move, the charm's mode, the target. What is left without a choice is settled. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, loaded, step }) => {
    const { store } = loaded as Seated;
    const radio = (name: RegExp) => canvas.getByRole('radio', { name });

    await step('each choice narrows the others', async () => {
      await expect(canvas.getByText('31 of 32 possible')).toBeVisible();
      await userEvent.click(radio(/^Charm , 8 of 9 possible/));
      await expect(canvas.getByText('8 of 9 possible', { selector: '[role=status]' })).toBeVisible();
      await expect(store.getState().selection).toEqual({ [MOVE_AXIS]: 'charm' });
      await userEvent.click(radio(/^Mend/));
      await expect(settledIn(canvasElement)).toEqual(['Card: Sun and Rain']);
      await expect(canvas.queryByRole('radio', { name: /^Rowan/ })).toBeNull();
    });

    await step('what cannot be done ends with its reasons', async () => {
      await userEvent.click(radio(/^Fox Scout/));
      const leaf = canvas.getByRole('group', { name: 'Mend Fox Scout' });
      await expect(within(leaf).getByRole('listitem')).not.toBeEmptyDOMElement();
      await expect(within(leaf).queryByRole('button')).toBeNull();
    });

    await step('a choice can be changed in its place', async () => {
      await userEvent.click(radio(/^Badger Digger/));
      await expect(canvas.getByRole('group', { name: 'Mend Badger Digger' })).toBeVisible();
    });

    await step('back takes the last choice back, and the keyboard stays', async () => {
      const back = canvas.getByRole('button', { name: 'Back' });
      await userEvent.click(back);
      await expect(Object.keys(store.getState().selection)).toEqual([MOVE_AXIS, 'mode']);
      await expect(back).toHaveFocus();
      await userEvent.click(radio(/^Hazel/));
    });

    await step('the end is played, and all begins anew', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Play: Mend Hazel' }));
      await waitFor(() => expect(store.getState().snapshot.log.at(-1)?.text).toMatch(/Hazel/));
      await waitFor(() => expect(store.getState().selection).toEqual({}));
      await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveAttribute('aria-disabled', 'true');
      // What had the keyboard is gone: the composer has it.
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Compose a move' })).toHaveFocus());
    });
  },
};

/** One kind of move alone, as for a decision that the game waits for: nothing else is offered, and the kind is settled. */
export const OneKind: Story = {
  args: { moveId: 'charm' },
  play: async ({ canvas, canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    await expect(canvas.getByText('8 of 9 possible', { selector: '[role=status]' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: /^Charm/ })).toBeNull();
    await expect(settledIn(canvasElement)).toContain('Move: Charm');
    await userEvent.click(canvas.getByRole('radio', { name: /^Mend/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Hazel/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play: Mend Hazel' }));
    await waitFor(() => expect(store.getState().snapshot.log.at(-1)?.text).toMatch(/Hazel/));
  },
};

/** Of a kind of which there is nothing, nothing is to be done. */
export const OneKindGone: Story = {
  args: { moveId: 'no-such-move' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to do.')).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

/** Any axis is a beginning: here the target, then who attacks it. The kind of move is settled by that. */
export const FromTheTarget: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    const other = canvas.getByRole('button', { name: /^Or begin with: Attacker, Target, .* or / });
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.click(other);
    await expect(other).toHaveAttribute('aria-expanded', 'true');
    const targets = canvas.getByRole('group', { name: /^Target/ });
    const boar = within(targets).getByRole('checkbox', { name: 'Boar Charger' });
    await userEvent.click(boar);
    // It has moved up to what is chosen, with the keyboard on it.
    await expect(boar).toHaveFocus();
    await expect(store.getState().selection).toEqual({ target: 'clearing:rowan-23' });
    const attackers = canvas.getByRole('group', { name: 'Attacker' });
    await userEvent.click(within(attackers).getByRole('radio', { name: 'Fox Scout' }));
    await expect(settledIn(canvasElement)).toEqual(['Move: Attack']);
    await expect(canvas.getByRole('group', { name: 'Fox Scout attacks Boar Charger' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Attacker: any' }));
    await expect(store.getState().selection).toEqual({ target: 'clearing:rowan-23' });
  },
};

/** A whole number by steps or along a line. */
export const Numbers: Story = {
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    await userEvent.click(canvas.getByRole('radio', { name: /^Stoke/ }));
    const slider = canvas.getByRole('slider', { name: 'Amount' });
    await expect(slider).toHaveAttribute('aria-valuetext', 'not chosen');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount: more' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '1');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount: more' }));
    await expect(canvas.getByRole('group', { name: 'Stoke the hearth with 2 embers' })).toBeVisible();
    await fireEvent.change(slider, { target: { value: '5' } });
    await expect(store.getState().selection).toEqual({ [MOVE_AXIS]: 'stoke', amount: 6 });
    await expect(canvas.getByRole('button', { name: 'Amount: more' })).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Amount: less' }));
    await expect(store.getState().selection).toEqual({ [MOVE_AXIS]: 'stoke', amount: 5 });
  },
};

/** Some of several: what is picked is a choice as soon as somebody offers it. */
export const Lists: Story = {
  play: async ({ canvas, loaded, step }) => {
    const { store } = loaded as Seated;
    await userEvent.click(canvas.getByRole('radio', { name: /^Snare/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Boar Charger' }));
    await expect(canvas.getByRole('group', { name: 'Snare Boar Charger' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Heron Sage' }));
    await expect(canvas.getByRole('group', { name: 'Snare Heron Sage and Boar Charger' })).toBeVisible();

    await step('what somebody else chooses is picked here', async () => {
      store.select('target', 'clearing:rowan-22');
      await waitFor(() => expect(canvas.getByRole('checkbox', { name: 'Boar Charger' })).not.toBeChecked());
      await expect(canvas.getByRole('checkbox', { name: 'Heron Sage' })).toBeChecked();
    });
  },
};

/** A decision: up to two of three scouted cards go under the deck. Three are not on offer. */
export const NotOnOffer: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }, { played: ['Scout for 2 embers'] }))],
  play: async ({ canvas, canvasElement }) => {
    const cards = () => canvas.getAllByRole('checkbox');
    await userEvent.click(canvas.getByRole('radio', { name: /^Bury/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'None' }));
    await expect(canvas.getAllByRole('button', { name: /^Play/ })).toHaveLength(1);
    for (const card of cards().slice(1)) await userEvent.click(card);
    await expect(canvasElement).toHaveTextContent('At most 2 can be picked.');
    await expect(cards().at(-1)).not.toBeChecked();
    await userEvent.click(cards()[1]!);
    await expect(canvasElement).not.toHaveTextContent('At most 2 can be picked.');
    await userEvent.click(cards().at(-1)!);
    await expect(cards().at(-1)).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    for (const card of cards()) await expect(card).not.toBeChecked();
  },
};

/** A target that may be left out: the move can be played as it stands. */
export const LeftOut: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Owl post/ }));
    await expect(canvas.getByRole('button', { name: 'Play: Owl Post: draw a card' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Heron Sage' }));
    await expect(
      canvas.getByRole('button', { name: 'Play: Owl Post: draw a card, send Heron Sage home' }),
    ).toBeVisible();
  },
};

/** The board and the composer choose together. */
export const WithTheBoard: Story = {
  loaders: [seated(() => hotSeatAt('middleGame'))],
  render: (args) => (
    <div style={{ display: 'grid', gap: '1.25rem' }}>
      <Board>
        <TicTacToeBoard />
      </Board>
      <MoveComposer {...args} />
    </div>
  ),
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const taken = store.getState().options.find(({ kind }) => kind === 'unavailable')!;
    store.select('position', taken.params['position']);
    const leaf = await canvas.findByRole('group', { name: taken.name });
    await expect(within(leaf).getByRole('listitem')).toHaveTextContent('This cell is occupied by O.');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(store.getState().selection).toEqual({});
  },
};

/** Sixty-four cells: many values are a menu. */
export const ManyValues: Story = {
  loaders: [seated(() => boardOf(8))],
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('combobox', { name: 'Position' });
    await userEvent.selectOptions(menu, within(menu).getAllByRole('option')[10]!);
    await expect(await canvas.findByRole('button', { name: /^Play: Place X in row 2/ })).toBeVisible();
  },
};

/** Ten thousand passages in two steps: of the second, each says how many are possible after the first. */
export const TenThousand: Story = {
  loaders: [seated(harbours)],
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const menu = (name: string) => canvas.getByRole('combobox', { name });
    await expect(canvas.getByText(/of 10,000 possible$/)).toBeVisible();
    await userEvent.selectOptions(menu('From'), '"harbour-0"');
    await expect(canvas.getByText('70 of 100 possible', { selector: '[role=status]' })).toBeVisible();
    await userEvent.selectOptions(menu('To'), '"harbour-99"');
    await expect(canvas.getByText('It is 99 miles away, and the water lasts for 70.')).toBeVisible();
    await userEvent.selectOptions(menu('To'), '"harbour-70"');
    await userEvent.click(canvas.getByRole('button', { name: 'Play: Sail from Harbour 1 to Harbour 71' }));
    await waitFor(() =>
      expect(store.getState().snapshot.log.map(({ text }) => text)).toEqual([
        'Sail from Harbour 1 to Harbour 71',
      ]),
    );
  },
};

/** Twenty thousand shots, with names, odds, numbers, and a switch. */
export const TwentyThousand: Story = {
  loaders: [seated(siege)],
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const engines = canvas.getByRole('combobox', { name: 'Engine' });
    await userEvent.selectOptions(engines, within(engines).getByRole('option', { name: /^Trebuchet, east/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Target' }), '"wall-3"');
    await fireEvent.change(canvas.getByRole('slider', { name: 'Weight' }), { target: { value: '8' } });
    // A switch that nobody touched is off.
    await expect(canvas.getByRole('group', { name: /: stone of 9 at .* 1$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Ranged in' }));
    await expect(store.getState().selection).toMatchObject({ rangedIn: true, weight: 9 });
    await expect(canvas.getByText('A stone above 8 cannot be ranged in.')).toBeVisible();
  },
};

/** A move whose parameters nobody lists, but the engine describes: a form. The engine judges what is given. */
export const Form: Story = {
  loaders: [seated(atAuction)],
  play: async ({ canvas, loaded, step }) => {
    const { store } = loaded as Seated;
    await userEvent.click(canvas.getByRole('radio', { name: /^Bid/ }));
    const form = within(canvas.getByRole('form', { name: 'Bid' }));
    const send = form.getByRole('button', { name: 'Play: Bid' });
    const amount = form.getByRole('spinbutton', { name: 'Your bid' });

    await step('what is missing is asked for', async () => {
      await userEvent.click(send);
      await expect(amount).toHaveAccessibleDescription('In crowns. You have 120. This is needed.');
      await expect(store.getState().snapshot.log).toHaveLength(0);
    });

    await step('what the engine has against an answer stands beside it', async () => {
      await userEvent.click(form.getByRole('radio', { name: 'Nine chairs' }));
      await userEvent.type(amount, '150');
      await waitFor(() => expect(amount).toHaveAccessibleDescription(/You have 120 crowns\./));
      await userEvent.clear(amount);
      await userEvent.type(amount, '40');
      await waitFor(() => expect(amount).not.toHaveAttribute('aria-invalid'));
    });

    await step('what it has against the whole stands above, also after it was sent', async () => {
      await userEvent.click(form.getByRole('switch', { name: 'Sealed' }));
      await userEvent.type(form.getByRole('textbox', { name: /^A word/ }), 'Please.');
      await userEvent.click(send);
      await waitFor(() => expect(form.getByText('A sealed bid comes without a word.')).toBeVisible());
      await userEvent.click(form.getByRole('switch', { name: 'Sealed' }));
    });

    await step('what it allows is played, and all begins anew', async () => {
      await userEvent.click(send);
      await waitFor(() =>
        expect(store.getState().snapshot.log.map(({ text }) => text)).toEqual([
          'Nine chairs goes for 40 crowns.',
        ]),
      );
      await waitFor(() => expect(store.getState().selection).toEqual({}));
    });
  },
};

/** A list that is had on request: then it is chosen from like any other. */
export const OnRequest: Story = {
  loaders: [seated(atAuction)],
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    await expect(canvas.getByText('Not all of Look is listed.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all: Look' }));
    await userEvent.click(await canvas.findByRole('radio', { name: /^Look , 40 of 40 possible/ }));
    await fireEvent.change(canvas.getByRole('slider', { name: 'Page' }), { target: { value: '16' } });
    await userEvent.click(await canvas.findByRole('button', { name: 'Play: Look up page 17' }));
    await waitFor(() => expect(store.getState().snapshot.log).toHaveLength(1));
    await expect(store.getState().snapshot.log[0]!.text).toBe('Page 17 is looked up.');
  },
};

/** A move whose parameters nobody lists or describes says so. */
export const NeedsInput: Story = {
  loaders: [seated(hand)],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Name a card/ }));
    const leaf = canvas.getByRole('group', { name: 'Name a card' });
    await expect(leaf).toHaveTextContent('This move needs input that the game does not describe.');
    await expect(leaf).toHaveTextContent('Which card? There are too many to list.');
  },
};

/** After a move was played nothing is chosen, even if it could be played again. */
export const BeginsAnew: Story = {
  loaders: [seated(hand)],
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    await userEvent.click(canvas.getByRole('radio', { name: /^Play copper/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Play: Play a Copper' }));
    await waitFor(() => expect(store.getState().snapshot.log).toHaveLength(1));
    await waitFor(() => expect(store.getState().selection).toEqual({}));
    await expect(canvas.getByRole('radio', { name: /^Play copper/ })).not.toBeChecked();
  },
};

/** Choices that exclude each other, made by somebody else. */
export const NothingAgrees: Story = {
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    store.select(MOVE_AXIS, 'stoke');
    store.select('mode', 'mend');
    await expect(await canvas.findByText(/^What was chosen is not on offer together/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByRole('slider', { name: 'Amount' })).toBeVisible();
  },
};

/** There is nothing to do. */
export const Empty: Story = {
  loaders: [seated(() => onePlayerGame(null, () => []))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to do.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** Values drawn by the game; their names stay for screen readers. */
export const OwnValues: Story = {
  args: { renderValue: ({ label }) => <em>{label.slice(0, 3)}.</em> },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Charm/ }));
    await expect(canvas.getByRole('radio', { name: /^Charm/ })).toBeChecked();
    await expect(canvas.getByText('Cha.')).toBeVisible();
  },
};

/** Long names wrap, and markup in names is text. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  args: { valueLabel: (axis, value) => (axis === 'number' ? longNames[Number(value)] : undefined) },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^<b>Bold/ }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    const root = canvasElement.querySelector('.ms-composer')!;
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

/** On a phone everything is large enough for a thumb, and nothing scrolls sideways. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Charm/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Mend/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Hazel/ }));
    for (const target of canvasElement.querySelectorAll('button, .ms-composer-value'))
      await expect(target.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** In the dark. */
export const Dark: Story = {
  ...dark,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Charm/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Mend/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Fox Scout/ }));
  },
};
