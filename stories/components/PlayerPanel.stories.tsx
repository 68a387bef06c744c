import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Meter } from '../../src/components/Meter/Meter.js';
import { PlayerPanel, type PlayerPanelProps } from '../../src/components/PlayerPanel/PlayerPanel.js';
import { PlayerPanels } from '../../src/components/PlayerPanel/PlayerPanels.js';
import '../../src/components/Meter/Meter.css';
import '../../src/components/PlayerPanel/PlayerPanel.css';
import type { EmberwoodView } from '../../src/games/emberwood/view.js';
import { usePlayers, useView } from '../../src/hooks/facts.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import { selectOptions } from '../../src/store/selectors.js';
import { argsElsewhere, OnlyHere } from '../elsewhere.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { catalogue, unattended, type CatalogueView } from '../tables/catalogue.js';
import { DUELS, duelAt } from '../tables/emberwood.js';
import { chairAt, hotSeatAt, place, type TicTacToeChair } from '../tables/tic-tac-toe.js';

/** A keeper's warmth and embers. */
function Keeper({ id }: { readonly id: PlayerId }): ReactNode {
  return (
    <OnlyHere>
      <Hearth id={id} />
    </OnlyHere>
  );
}

function Hearth({ id }: { readonly id: PlayerId }): ReactNode {
  const { near, far } = useView<EmberwoodView>();
  const side = near.id === id ? near : far;
  return (
    <>
      <Meter label="Warmth" tone="good" value={side.warmth} max={side.fullWarmth} />
      <Meter label="Embers" segmented value={side.embers} max={Math.max(side.kindling, side.embers)} />
    </>
  );
}

/** At another game's table nobody is called the same: the first of those who play there is shown. */
const whoIsThere = argsElsewhere<PlayerPanelProps>(() => {
  const [first] = usePlayers();
  return first ? { player: first.id } : {};
});

const meta = {
  title: 'Components/PlayerPanel',
  component: PlayerPanel,
  subcomponents: { PlayerPanels },
  decorators: [
    whoIsThere,
    (Story) => (
      <div style={{ maxInlineSize: '44rem', marginInline: 'auto', padding: '0.75rem' }}>
        <Story />
      </div>
    ),
    inItsGame,
  ],
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  args: { player: 'hazel' },
  argTypes: { children: { control: false }, icon: { control: false } },
} satisfies Meta<typeof PlayerPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A player with the meters of a game. */
export const Default: Story = {
  args: { children: ({ id }) => <Keeper id={id} /> },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Hazel' });
    await expect(panel).toHaveAttribute('data-you');
    await expect(panel).toHaveAttribute('data-current');
    await expect(panel).toHaveTextContent('You');
    await expect(panel).toHaveTextContent('To move');
    await expect(canvas.getByRole('meter', { name: 'Warmth' })).toHaveAttribute('aria-valuenow', '14');
  },
};

/** All players, and the mark that moves from one to the other. */
export const AllPlayers: Story = {
  render: () => <PlayerPanels>{({ id }) => <Keeper id={id} />}</PlayerPanels>,
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const [hazel, rowan] = canvas.getAllByRole('region');
    await expect(canvas.getByRole('list', { name: 'Players' })).toBeVisible();
    await expect(hazel).toHaveAttribute('data-current');
    await expect(rowan).not.toHaveAttribute('data-current');
    await expect(rowan).not.toHaveAttribute('data-you');
    const { height } = rowan!.getBoundingClientRect();
    const end = selectOptions(store.getState()).find(({ name }) => name === 'End turn');
    await store.execute(end!.id);
    await waitFor(() => expect(rowan).toHaveAttribute('data-current'));
    await expect(rowan).toHaveTextContent('To move');
    await expect(hazel).not.toHaveAttribute('data-current');
    await expect(hazel).toHaveAttribute('data-you');
    await expect(rowan!.getBoundingClientRect().height).toBe(height);
  },
};

/** Who watches is nobody of them. */
export const Spectator: Story = {
  loaders: [seated(() => chairAt('middleGame', null))],
  render: () => <PlayerPanels />,
  play: async ({ canvas }) => {
    const [x, o] = canvas.getAllByRole('region');
    await expect(x).toHaveAttribute('data-current');
    await expect(x).not.toHaveAttribute('data-you');
    await expect(o).not.toHaveAttribute('data-you');
  },
};

/** The game ends: nobody is to move, and somebody has won. */
export const GameOver: Story = {
  loaders: [seated(() => chairAt('aboutToWin'))],
  render: () => <PlayerPanels />,
  play: async ({ canvas, loaded }) => {
    const { table } = loaded as Seated<TicTacToeChair>;
    await place(table, 2);
    const [x, o] = canvas.getAllByRole('region');
    await waitFor(() => expect(x).toHaveAttribute('data-winner'));
    await expect(x).toHaveTextContent('Winner');
    await expect(x).not.toHaveAttribute('data-current');
    await expect(o).not.toHaveAttribute('data-winner');
  },
};

/** Players who share a screen need no "You". */
export const SharedScreen: Story = {
  loaders: [seated(() => hotSeatAt('middleGame'))],
  render: () => <PlayerPanels panelProps={{ youText: null, currentText: 'Your move' }} />,
  play: async ({ canvas }) => {
    const [x] = canvas.getAllByRole('region');
    await expect(x).toHaveTextContent('Your move');
    await expect(canvas.queryByText('You')).toBeNull();
  },
};

/** Somebody who is not at the table is shown by their id. */
export const UnknownPlayer: Story = {
  args: { player: 'aspen' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'aspen' })).toHaveTextContent('aspen');
  },
};

const HTML = '<b>Bold</b> <img src=x onerror=alert(1)>';

/** Long names wrap, and markup in them is text. */
export const LongLabels: Story = {
  loaders: [seated(() => hotSeatAt('middleGame', { names: { X: 'W'.repeat(2000), O: HTML } }))],
  render: () => <PlayerPanels />,
  play: async ({ canvas, canvasElement }) => {
    for (const panel of canvas.getAllByRole('region'))
      await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await expect(canvas.getByRole('region', { name: HTML })).toBeVisible();
    await expect(canvasElement.querySelector('.ms-player img, .ms-player b')).toBeNull();
  },
};

/** Nobody has come yet: there is no panel, and no room is kept for one. */
export const Empty: Story = {
  loaders: [seated(unattended)],
  render: () => <PlayerPanels />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
    await expect(canvas.getByRole('list', { name: 'Players' }).offsetHeight).toBe(0);
  },
};

/** How many cards somebody has kept. */
function Kept({ name }: { readonly name: string }): ReactNode {
  const { kept } = useView<CatalogueView>();
  return <Meter label="Cards" value={kept.filter(({ by }) => by === name).length} max={10} />;
}

/** Two players who choose among ten thousand options: what one of them does is seen at once. */
export const TenThousand: Story = {
  loaders: [seated(() => catalogue('Draw card 10000'))],
  render: () => (
    <PlayerPanels>
      {({ name }) => (
        <OnlyHere>
          <Kept name={name} />
        </OnlyHere>
      )}
    </PlayerPanels>
  ),
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const [ada, ben] = canvas.getAllByRole('region');
    await expect(ada).toHaveAttribute('data-current');
    await store.execute(selectOptions(store.getState()).find(({ name }) => name === 'Keep the card')!.id);
    await waitFor(() => expect(ben).toHaveAttribute('data-current'));
    await expect(ada).not.toHaveAttribute('data-current');
    await expect(within(ada!).getByRole('meter', { name: 'Cards' })).toHaveAttribute('aria-valuenow', '1');
  },
};

/** On a phone. */
export const Phone: Story = {
  ...phone,
  render: AllPlayers.render!,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** In the dark. */
export const Dark: Story = { ...dark, render: AllPlayers.render! };
