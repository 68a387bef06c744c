import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { BoardGrid } from '../../src/components/BoardGrid/BoardGrid.js';
import { CardPreview } from '../../src/components/CardPreview/CardPreview.js';
import { Hand } from '../../src/components/Hand/Hand.js';
import '../../src/components/HexBoard/HexBoard.css';
import { Motion } from '../../src/components/Motion/Motion.js';
import { UnavailableReasonTooltip } from '../../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { Zone } from '../../src/components/Zone/Zone.js';
import type { EmberwoodView } from '../../src/games/emberwood/view.js';
import { cellId, type TicTacToeView } from '../../src/games/tic-tac-toe/view.js';
import { useView } from '../../src/hooks/facts.js';
import { Board } from '../elsewhere.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { Battlefield } from '../tables/Battlefield.js';
import { BigBoard, bigBoard } from '../tables/big-board.js';
import { duelAt, DUELS } from '../tables/emberwood.js';
import { facesOf } from '../tables/emberwood-faces.js';
import { skirmish } from '../tables/hex-skirmish.js';
import { longNames } from '../tables/long-names.js';
import { hotSeatAt } from '../tables/tic-tac-toe.js';

/** A hand, and the clearing its cards are played to. */
function Duel(): ReactNode {
  const view = useView<EmberwoodView>();
  const faces = facesOf(view);
  const items = (cards: readonly { readonly id: string; readonly name: string }[]) =>
    cards.map(({ id, name }) => ({ id, name }));
  const card = (size: 'small' | 'hand') => (item: { readonly id: string }) => (
    <CardPreview face={faces.get(item.id) ?? null} size={size} />
  );
  return (
    <UnavailableReasonTooltip style={{ display: 'grid', gap: '1rem' }}>
      <Zone label="Your clearing" items={items(view.near.clearing)} renderCard={card('small')} />
      <Hand label="Your hand" items={items(view.near.hand ?? [])} renderCard={card('hand')} />
    </UnavailableReasonTooltip>
  );
}

/** Marks on a board: things in its cells, which are no entities of their own. */
function Marks(): ReactNode {
  const { board, boardSize } = useView<TicTacToeView>();
  return (
    <div style={{ maxInlineSize: '20rem', marginInline: 'auto' }}>
      <BoardGrid
        label="Board"
        rows={boardSize}
        columns={boardSize}
        cellId={({ row, column }) => cellId(row * boardSize + column)}
        cellLabel={({ row, column }) => `${board[row * boardSize + column] ?? 'Empty'}, ${row} ${column}`}
        renderCell={({ row, column }) => {
          const mark = board[row * boardSize + column];
          return (
            mark && (
              <span
                data-motion-id={`mark ${row} ${column}`}
                style={{ placeSelf: 'center', fontSize: '2rem' }}
              >
                {mark}
              </span>
            )
          );
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Components/Motion',
  component: Motion,
  decorators: [inItsGame],
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  render: (args) => (
    <Motion {...args}>
      <Board alone>
        <Duel />
      </Board>
    </Motion>
  ),
} satisfies Meta<typeof Motion>;

export default meta;
type Story = StoryObj<typeof meta>;

const endTurn = (loaded: unknown) =>
  (loaded as Seated).store.getState().options.find(({ name }) => name.startsWith('End turn'))!.id;

/** What moves now, by the ids of its elements. */
const moving = (within: HTMLElement) =>
  new Set(
    within
      .getAnimations({ subtree: true })
      .filter(({ playState, constructor }) => playState === 'running' && constructor.name === 'Animation')
      .map(({ effect }) => (effect as KeyframeEffect).target)
      .map((target) => target?.getAttribute('aria-label') ?? target?.textContent ?? ''),
  );

const atRest = (within: HTMLElement) => waitFor(() => expect(moving(within).size).toBe(0));

/** A card that is played flies from the hand to the clearing, and the others close up. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const bear = canvas.getByRole('button', { name: 'Bear Elder' });
    const hand = bear.getBoundingClientRect();
    await userEvent.click(bear);
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Your hand 4/ })).toBeVisible());
    const played = canvas.getByRole('button', { name: 'Bear Elder' });
    await expect([...moving(canvasElement)]).toContain('Bear Elder');
    // It begins where it was, and its place is there at once.
    await expect(Math.abs(played.getBoundingClientRect().top - hand.top)).toBeLessThan(300);
    await expect(played.closest('.ms-zone')).not.toBeNull();
    await atRest(canvasElement);
  },
};

/** A unit marches over the map. */
export const OnHexes: Story = {
  loaders: [seated(() => skirmish())],
  render: (args) => (
    <Motion {...args}>
      <Board alone>
        <Battlefield label="Battlefield" />
      </Board>
    </Motion>
  ),
  play: async ({ canvas, canvasElement }) => {
    const at = (name: RegExp | string) => canvas.getByRole('button', { name });
    const from = at(/^Frost Riders/).getBoundingClientRect();
    await userEvent.click(at(/^Frost Riders/));
    await userEvent.click(at('meadow, 0 -1'));
    await waitFor(() => expect(at(/^Frost Riders.*done$/)).toBeInTheDocument());
    await expect([...moving(canvasElement)].join()).toContain('Frost Riders');
    await atRest(canvasElement);
    const to = at(/^Frost Riders/).getBoundingClientRect();
    await expect(to.top).toBeGreaterThan(from.top + 10);
  },
};

/** What comes to a board appears; what is taken back fades, and is gone for everybody at once. */
export const OnABoard: Story = {
  loaders: [seated(() => hotSeatAt('middleGame'))],
  render: (args) => (
    <Motion {...args}>
      <Board alone>
        <Marks />
      </Board>
    </Motion>
  ),
  play: async ({ canvas, canvasElement, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Empty, 0 1' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'X, 0 1' })).toBeVisible());
    await expect(moving(canvasElement).has('X')).toBe(true);
    await atRest(canvasElement);
    await (loaded as { store: { undo(): Promise<unknown> } }).store.undo();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Empty, 0 1' })).toBeVisible());
    await expect(canvasElement.querySelectorAll('[data-ghost]')).toHaveLength(1);
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-ghost]')).toHaveLength(0));
  },
};

/** Nothing moves where no motion is wanted. */
export const Off: Story = {
  decorators: [
    (Story) => (
      <div data-ms-motion="off">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Bear Elder' }));
    await waitFor(() => expect(canvas.getByRole('region', { name: /^Your hand 4/ })).toBeVisible());
    await expect(moving(canvasElement).size).toBe(0);
  },
};

/** Nothing in it, nothing that moves. */
export const Empty: Story = {
  render: (args) => (
    <Motion {...args}>
      <Hand label="Your hand" items={[]} />
    </Motion>
  ),
  play: async ({ canvasElement, loaded }) => {
    await (loaded as Seated).store.execute(endTurn(loaded));
    await expect(moving(canvasElement).size).toBe(0);
  },
};

/** Ten thousand options, and a move that changes one thing: that one flies, and all others rest. */
export const TenThousand: Story = {
  decorators: [inColumn],
  loaders: [seated(bigBoard)],
  render: (args) => (
    <Motion {...args}>
      <Board alone>
        <BigBoard />
      </Board>
    </Motion>
  ),
  play: async ({ canvas, canvasElement, loaded }) => {
    await expect((loaded as Seated).store.getState().options).toHaveLength(10_000);
    const stone = () => canvasElement.querySelector('[data-motion-id="stone 1"]')!.getBoundingClientRect();
    const from = stone();
    await userEvent.click(canvas.getByRole('button', { name: /^Stone 1,/ }));
    await userEvent.click(canvas.getByRole('button', { name: /row 4, column 1$/ }));
    await waitFor(() => expect([...moving(canvasElement)]).toEqual(['1']));
    await atRest(canvasElement);
    await expect(stone().top).toBeGreaterThan(from.bottom);
    await expect(stone().left).toBeCloseTo(from.left, 0);
  },
};

/** Names without end fly like others, and nothing is wider than the screen on their way. */
export const LongLabels: Story = {
  loaders: [seated(() => skirmish({ names: longNames.slice(0, 6) }))],
  render: OnHexes.render!,
  play: async ({ canvas, canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    const march = store
      .getState()
      .options.find(({ kind, name }) => kind === 'available' && /march/i.test(name));
    await store.execute(march!.id);
    await waitFor(() => expect(moving(canvasElement).size).toBeGreaterThan(0));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await atRest(canvasElement);
    await expect(canvas.getByRole('grid', { name: 'Battlefield' })).toBeVisible();
  },
};

/** On a phone. */
export const Phone: Story = { ...phone, play: Default.play! };

/** In the dark. */
export const Dark: Story = { ...dark, play: Default.play! };
