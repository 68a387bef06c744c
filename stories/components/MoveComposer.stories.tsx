import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { MoveComposer, type MoveComposerProps } from '../../src/components/MoveComposer/MoveComposer.js';
import '../../src/components/MoveComposer/MoveComposer.css';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import type { EmberwoodView } from '../../src/games/emberwood/view.js';
import { useView } from '../../src/hooks/facts.js';
import { readableName } from '../../src/protocol/normalise.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { duelAt, DUELS } from '../tables/emberwood.js';
import { hand } from '../tables/hand.js';
import { council, longNames } from '../tables/long-names.js';
import { onePlayerGame } from '../tables/one-player-game.js';
import { siege } from '../tables/siege.js';
import { boardOf, hotSeatAt } from '../tables/tic-tac-toe.js';
import { MOVE_AXIS } from '../../src/store/selection.js';

const AXES: Readonly<Record<string, string>> = {
  attackerId: 'Attacker',
  cardId: 'Card',
  targetId: 'Charmed',
  cardIds: 'Cards',
};

/** Names the cards of Emberwood as its skin would: the options speak of them by their ids. */
function EmberwoodComposer(props: MoveComposerProps): ReactNode {
  const { near, far, decision } = useView<EmberwoodView>();
  const cards = [near, far].flatMap((side) => [...(side.hand ?? []), ...side.clearing]);
  const names = new Map(
    [near, far, ...cards, ...(decision?.cards ?? [])].map(({ id, name }) => [id as string, name]),
  );
  const nameOf = (id: unknown) => names.get(String(id).replace(/^\w+:/, '')) ?? names.get(String(id));
  return (
    <MoveComposer
      axisLabel={(axis) => AXES[axis]}
      valueLabel={(axis, value) => {
        if (axis === 'mode') return readableName(String(value));
        return Array.isArray(value) ? value.map(nameOf).join(' and ') || 'None' : nameOf(value);
      }}
      {...props}
    />
  );
}

const meta = {
  title: 'Components/MoveComposer',
  component: MoveComposer,
  decorators: [inColumn, inItsGame],
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  render: (args) => <EmberwoodComposer {...args} />,
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

/** Any axis is a beginning: here the target, then who attacks it. The kind of move is settled by that. */
export const FromTheTarget: Story = {
  play: async ({ canvas, canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    const other = canvas.getByRole('button', { name: /^Or begin with attacker, target/ });
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
    await userEvent.click(canvas.getByRole('button', { name: 'Any attacker' }));
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
    await userEvent.click(canvas.getByRole('button', { name: 'More amount' }));
    await expect(slider).toHaveAttribute('aria-valuetext', '1');
    await userEvent.click(canvas.getByRole('button', { name: 'More amount' }));
    await expect(canvas.getByRole('group', { name: 'Stoke the hearth with 2 embers' })).toBeVisible();
    await fireEvent.change(slider, { target: { value: '5' } });
    await expect(store.getState().selection).toEqual({ [MOVE_AXIS]: 'stoke', amount: 6 });
    await expect(canvas.getByRole('button', { name: 'More amount' })).toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Less amount' }));
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
    await expect(canvasElement).toHaveTextContent('3 picked: at most 2 can be.');
    await expect(canvas.queryByRole('button', { name: /^Play/ })).toBeNull();
    await userEvent.click(cards()[1]!);
    await expect(canvas.getByRole('button', { name: /^Play/ })).toBeVisible();
    await userEvent.click(cards()[1]!);
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
      <TicTacToeBoard />
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
  render: (args) => <MoveComposer {...args} />,
  play: async ({ canvas }) => {
    const menu = canvas.getByRole('combobox', { name: 'Position' });
    await userEvent.selectOptions(menu, within(menu).getAllByRole('option')[10]!);
    await expect(await canvas.findByRole('button', { name: /^Play: Place X in row 2/ })).toBeVisible();
  },
};

/** Twenty thousand shots, with names, odds, numbers, and a switch. */
export const TwentyThousand: Story = {
  loaders: [seated(siege)],
  render: (args) => <MoveComposer {...args} />,
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const engines = canvas.getByRole('combobox', { name: 'Engine' });
    await userEvent.selectOptions(engines, within(engines).getByRole('option', { name: /^Trebuchet, east/ }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Target' }), '3');
    await fireEvent.change(canvas.getByRole('slider', { name: 'Weight' }), { target: { value: '8' } });
    // A switch that nobody touched is off.
    await expect(canvas.getByRole('group', { name: /: stone of 9 at .* 1$/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: 'Ranged in' }));
    await expect(store.getState().selection).toMatchObject({ rangedIn: true, weight: 9 });
    await expect(canvas.getByText('A stone above 8 cannot be ranged in.')).toBeVisible();
  },
};

/** A move whose parameters nobody lists says so. */
export const NeedsInput: Story = {
  loaders: [seated(hand)],
  render: (args) => <MoveComposer {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /^Name a card/ }));
    const leaf = canvas.getByRole('group', { name: 'Name a card' });
    await expect(leaf).toHaveTextContent('Needs input');
    await expect(leaf).toHaveTextContent('Which card? There are too many to list.');
  },
};

/** After a move was played nothing is chosen, even if it could be played again. */
export const BeginsAnew: Story = {
  loaders: [seated(hand)],
  render: (args) => <MoveComposer {...args} />,
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
export const NothingToDo: Story = {
  loaders: [seated(() => onePlayerGame(null, () => []))],
  render: (args) => <MoveComposer {...args} />,
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
  render: (args) => <MoveComposer {...args} />,
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
