import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import { CardPreview } from '../../src/components/CardPreview/CardPreview.js';
import { Hand } from '../../src/components/Hand/Hand.js';
import { Motion } from '../../src/components/Motion/Motion.js';
import { UnavailableReasonTooltip } from '../../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { Zone } from '../../src/components/Zone/Zone.js';
import { DragLayer } from '../../src/drag/DragLayer.js';
import '../../src/drag/styles.css';
import '../../src/components/HexBoard/HexBoard.css';
import type { EmberwoodView } from '../../src/games/emberwood/view.js';
import { useView } from '../../src/hooks/facts.js';
import { openPopover } from '../open-popover.js';
import { Board } from '../elsewhere.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { Battlefield } from '../tables/Battlefield.js';
import { BigBoard, bigBoard } from '../tables/big-board.js';
import { duelAt, DUELS } from '../tables/emberwood.js';
import { facesOf } from '../tables/emberwood-faces.js';
import { skirmish } from '../tables/hex-skirmish.js';
import { longNames } from '../tables/long-names.js';
import { onePlayerGame } from '../tables/one-player-game.js';

/** Both clearings and a hand: cards are dragged onto one another. */
function Duel(): ReactNode {
  const view = useView<EmberwoodView>();
  const faces = facesOf(view);
  const card = (size: 'small' | 'hand') => (item: { readonly id: string }) => (
    <CardPreview face={faces.get(item.id) ?? null} size={size} />
  );
  return (
    <UnavailableReasonTooltip style={{ display: 'grid', gap: '0.75rem' }}>
      <Zone label="Their clearing" items={view.far.clearing} renderCard={card('small')} />
      <Zone label="Your clearing" items={view.near.clearing} renderCard={card('small')} />
      <Hand label="Your hand" items={view.near.hand ?? []} renderCard={card('hand')} />
    </UnavailableReasonTooltip>
  );
}

const meta = {
  title: 'Components/DragLayer',
  component: DragLayer,
  decorators: [inItsGame],
  loaders: [seated(() => skirmish())],
  render: (args) => (
    <DragLayer {...args}>
      <Motion>
        <Board alone>
          <Battlefield label="Battlefield" />
        </Board>
      </Motion>
    </DragLayer>
  ),
} satisfies Meta<typeof DragLayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const middleOf = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

const held = { pointerId: 1, isPrimary: true, button: 0, pointerType: 'mouse' };

/** Presses one element and moves to another, without letting go. */
async function drag(from: Element, to: Element): Promise<void> {
  await fireEvent.pointerDown(from, { ...held, ...middleOf(from) });
  await fireEvent.pointerMove(from, { ...held, ...middleOf(to) });
}

const drop = (on: Element) => fireEvent.pointerUp(on, { ...held, ...middleOf(on) });

/** A unit is dragged to where it marches; where it can go is lit. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const at = (name: RegExp | string) => canvas.getByRole('button', { name });
    const near = at('meadow, 0 -1');
    await drag(at(/^Frost Riders/), near);
    await expect(near).toHaveAttribute('data-target');
    await expect(canvasElement.querySelector('.ms-drag-ghost')).toBeVisible();
    await drop(near);
    await waitFor(() => expect(at(/^Frost Riders.*done$/)).toBeInTheDocument());
    await waitFor(() => expect(canvasElement.getAnimations({ subtree: true })).toHaveLength(0));
  },
};

/** While a unit is on its way. */
export const Dragging: Story = {
  play: async ({ canvas, canvasElement }) => {
    const at = (name: RegExp | string) => canvas.getByRole('button', { name });
    await drag(at(/^Pine Archers/), at('meadow, 0 -1'));
    await expect(canvasElement.querySelector('[data-dragging]')).not.toBeNull();
  },
};

/** Dropped where it cannot go, it says why there. */
export const Illegal: Story = {
  play: async ({ canvas, canvasElement }) => {
    const at = (name: RegExp | string) => canvas.getByRole('button', { name });
    const water = at('water, 1 0');
    await drag(at(/^Pine Archers/), water);
    await drop(water);
    await waitFor(() => expect(openPopover(canvasElement)).toHaveTextContent('Nobody marches into water.'));
  },
};

/** Near an edge of a panel, the panel scrolls. */
export const ScrollingPanel: Story = {
  render: (args) => (
    <DragLayer {...args}>
      <div data-testid="panel" style={{ blockSize: '16rem', inlineSize: '20rem', overflow: 'auto' }}>
        <div style={{ inlineSize: '48rem' }}>
          <Battlefield label="Battlefield" />
        </div>
      </div>
    </DragLayer>
  ),
  play: async ({ canvas, canvasElement }) => {
    const panel = canvas.getByTestId('panel');
    const unit = canvas.getByRole('button', { name: /^Frost Riders/ });
    unit.scrollIntoView({ block: 'start' });
    const { scrollTop } = panel;
    const { left, bottom } = panel.getBoundingClientRect();
    await fireEvent.pointerDown(unit, { ...held, clientX: left + 60, clientY: bottom - 120 });
    await fireEvent.pointerMove(unit, { ...held, clientX: left + 90, clientY: bottom - 24 });
    await expect(canvasElement.querySelector('.ms-drag-ghost')).toBeVisible();
    await waitFor(() => expect(panel.scrollTop).toBeGreaterThan(scrollTop));
    await fireEvent.pointerUp(panel, { ...held, clientX: 0, clientY: 0 });
  },
};

/** A card is dragged onto another one. */
export const Cards: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  render: (args) => (
    <DragLayer {...args}>
      <Board alone>
        <Duel />
      </Board>
    </DragLayer>
  ),
  play: async ({ canvasElement }) => {
    const [card] = canvasElement.querySelectorAll('.ms-hand [data-source]');
    await drag(card!, canvasElement.querySelector('.ms-zone')!);
    const lit = canvasElement.querySelectorAll('.ms-zone [data-target]');
    await expect(lit.length).toBeGreaterThan(0);
    await drag(card!, lit[0]!);
  },
};

/** Nothing to drag: the layer is in nobody's way. */
export const Empty: Story = {
  loaders: [seated(() => onePlayerGame(null, () => []))],
  render: (args) => (
    <DragLayer {...args}>
      <Hand label="Your hand" items={[]} />
    </DragLayer>
  ),
  play: async ({ canvas, canvasElement }) => {
    const hand = canvas.getByRole('region', { name: /^Your hand/ });
    await drag(hand, canvasElement);
    await expect(canvasElement.querySelector('.ms-drag-ghost')).toBeNull();
  },
};

/** Ten thousand rolls, of which the one that is dragged is played; what is in reach is lit, and nothing else. */
export const TenThousand: Story = {
  decorators: [inColumn],
  loaders: [seated(bigBoard)],
  render: (args) => (
    <DragLayer {...args}>
      <Board alone>
        <BigBoard />
      </Board>
    </DragLayer>
  ),
  play: async ({ canvas, canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    const at = (name: RegExp) => canvas.getByRole('button', { name });
    const stone = () => at(/^Stone 1,/);
    await expect(store.getState().options).toHaveLength(10_000);

    await drag(stone(), at(/row 5, column 3$/));
    // Four rows of ten, less the stones that lie in them.
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-target]')).toHaveLength(40 - 6));
    await drop(at(/row 5, column 3$/));
    await waitFor(() => expect(openPopover(canvasElement)).toHaveTextContent('It is 4 rows away'));

    await drag(stone(), at(/row 4, column 4$/));
    await drop(at(/row 4, column 4$/));
    await waitFor(() => expect(stone()).toHaveAccessibleName('Stone 1, row 4, column 4'));
    await expect(store.getState().snapshot.log).toHaveLength(1);
    await expect(canvasElement.querySelector('.ms-drag-ghost')).toBeNull();
  },
};

/** What is dragged, and what it is told, may have names without end. */
export const LongLabels: Story = {
  loaders: [seated(() => skirmish({ names: longNames.slice(0, 6) }))],
  play: async ({ canvas, canvasElement }) => {
    const [unit] = canvas.getAllByRole('button', { name: /^Sign the treaty/ });
    await drag(unit!, canvas.getByRole('button', { name: 'meadow, 0 -1' }));
    await expect(canvasElement.querySelector('.ms-drag-ghost')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone a finger rests on a unit before it drags it; tapping one after the other stays. */
export const Phone: Story = { ...phone, play: Illegal.play! };

/** In the dark. */
export const Dark: Story = { ...dark, play: Dragging.play! };
