import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { HexBoard } from '../../src/components/HexBoard/HexBoard.js';
import '../../src/components/HexBoard/HexBoard.css';
import { MoveComposer } from '../../src/components/MoveComposer/MoveComposer.js';
import { useView } from '../../src/hooks/facts.js';
import { openPopover, openPopovers } from '../open-popover.js';
import { aboutABoard } from '../elsewhere.js';
import { listOf, oneOf } from '../arg-types.js';
import { HEX_LAYOUTS } from '../../src/hooks/hex.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { Battlefield } from '../tables/Battlefield.js';
import { bigBoard, cellIdOf, cellNameOf, SIDE, type BigBoardView } from '../tables/big-board.js';
import { skirmish } from '../tables/hex-skirmish.js';
import { longNames } from '../tables/long-names.js';

/** The big board as hexes: every other row is shifted by half a hex. */
const HEXES = Array.from({ length: SIDE ** 2 }, (_, cell) => {
  const r = Math.floor(cell / SIDE);
  return { cell, r, q: (cell % SIDE) - Math.floor(r / 2) };
});

function BigHexBoard({ label }: { readonly label: string }): ReactNode {
  const view = useView<BigBoardView>();
  return (
    <HexBoard
      label={label}
      hexes={HEXES}
      cellId={({ cell }) => cellIdOf(cell)}
      cellLabel={({ cell }) => cellNameOf(cell, view)}
      renderTerrain={({ cell }) =>
        view.stones.some((stone) => stone.cell === cell) && (
          <circle r="24" style={{ fill: 'var(--ms-ink)' }} />
        )
      }
    />
  );
}

const meta = {
  title: 'Components/HexBoard',
  component: HexBoard,
  decorators: [aboutABoard, inItsGame],
  loaders: [seated(() => skirmish())],
  render: ({ label, layout, zoom }) => <Battlefield label={label} layout={layout} zoom={zoom} />,
  args: { label: 'Battlefield', hexes: [], cellId: () => '', cellLabel: () => '' },
  argTypes: {
    layout: oneOf(HEX_LAYOUTS),
    hexes: listOf('Place'),
    pieces: listOf('Piece'),
    cellId: { control: false },
    cellLabel: { control: false },
  },
} satisfies Meta<typeof HexBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows walk in six directions, Enter picks a unit and then where it marches. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const at = (name: RegExp | string) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('grid', { name: 'Battlefield' })).toBeVisible();
    await expect(canvas.getAllByRole('row')).toHaveLength(7);
    await expect(canvas.getAllByRole('gridcell')).toHaveLength(37);

    await step('keys walk over the map and stop at its edge', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(/, 0 -3$/);
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}');
      await expect(document.activeElement).toHaveAccessibleName(/, 0 -3$/);
      await userEvent.keyboard('{ArrowRight}');
      await expect(document.activeElement).toHaveAccessibleName(/, 1 -3$/);
      await userEvent.keyboard('{End}');
      await expect(document.activeElement).toHaveAccessibleName(/, 3 -3$/);
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(document.activeElement).toHaveAccessibleName(/, 0 3$/);
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(document.activeElement).toHaveAccessibleName(/, 0 -3$/);
    });

    await step('what stands on a hex comes before its ground', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(at(/^Frost Riders/)).toHaveFocus();
      await userEvent.keyboard('{PageDown}');
      await expect(document.activeElement).toHaveAccessibleName(/, 0 -2$/);
      await userEvent.keyboard('{PageUp}');
      await expect(at(/^Frost Riders/)).toHaveFocus();
    });

    await step('Enter picks it, and its targets are lit', async () => {
      await expect(at(/^Frost Riders/)).toHaveAttribute('data-source');
      await userEvent.keyboard('{Enter}');
      await expect(at(/^Frost Riders/)).toHaveAttribute('aria-pressed', 'true');
      await expect(at('meadow, 0 -1')).toHaveAttribute('data-target');
    });

    await step('Space plays, and the keyboard goes along', async () => {
      await userEvent.keyboard('{ArrowDown} ');
      await waitFor(() => expect(at(/^Frost Riders.*done$/)).toBeInTheDocument());
      await expect(canvas.getAllByRole('button')).toHaveLength(37 + 6);
    });
  },
};

/** A hex out of reach says why, as soon as a unit is chosen. */
export const WhyNot: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Pine Archers/ }));
    const far = canvas.getByRole('button', { name: /, -2 1$/ });
    await expect(far).toHaveAttribute('aria-disabled', 'true');
    await expect(far).toHaveAccessibleDescription(/hexes away; archers march 2/);
    await userEvent.click(far);
    await expect(openPopover(canvasElement)).toHaveAttribute('data-pinned');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(openPopovers(canvasElement)).toHaveLength(0));
  },
};

/** Archers shoot at one or at two: the units are picked one after the other, and the composer knows. */
export const SeveralTargets: Story = {
  loaders: [seated(() => skirmish({ apart: 1 }))],
  render: ({ label }) => (
    <div style={{ display: 'grid', gap: '1rem', maxInlineSize: '40rem', marginInline: 'auto' }}>
      <Battlefield label={label} />
      <MoveComposer />
    </div>
  ),
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const at = (name: RegExp) => canvas.getByRole('button', { name });
    const strengthOf = (name: string) => new RegExp(`^${name}, .*strength (\\d)`);
    await userEvent.click(at(/^Pine Archers/));
    await userEvent.click(at(strengthOf('Sun Riders')));
    // One is enough, and could be played from the composer; another may be added.
    await expect(canvas.getByRole('group', { name: 'Pine Archers: shoot at Sun Riders' })).toBeVisible();
    await expect(at(strengthOf('Reed Archers'))).toHaveAttribute('data-target');
    await userEvent.click(at(strengthOf('Reed Archers')));
    await waitFor(() => expect(store.getState().snapshot.log).toHaveLength(1));
    await expect(at(/^Sun Riders, .*strength 2/)).toBeInTheDocument();
    await expect(at(/^Reed Archers, .*strength 2/)).toBeInTheDocument();
  },
};

/** Hexes that stand on a side. */
export const Flat: Story = {
  args: { layout: 'flat' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Frost Riders/ }));
    await userEvent.keyboard('{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/, 0 -1$/);
  },
};

/** Hundreds of hexes, one of which Tab reaches. */
export const HundredsOfHexes: Story = {
  loaders: [seated(() => skirmish({ radius: 10 }))],
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[role="gridcell"]')).toHaveLength(331);
    await userEvent.click(canvasElement.querySelector('[data-entity-id="hex 0 0"]')!);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(document.activeElement).toHaveAccessibleName(/, 2 1$/);
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

/** Ten thousand options touch a hundred hexes: each is drawn once, and tells what goes on from the choice. */
export const TenThousand: Story = {
  loaders: [seated(bigBoard)],
  render: ({ label }) => <BigHexBoard label={label} />,
  play: async ({ canvas, canvasElement, loaded }) => {
    const { store } = loaded as Seated;
    await expect(store.getState().options).toHaveLength(10_000);
    await expect(canvasElement.querySelectorAll('.ms-hex-ground')).toHaveLength(100);
    await expect(canvasElement.querySelectorAll('.ms-hex-board *').length).toBeLessThan(600);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(document.activeElement).toHaveAccessibleName('Stone 1, row 1, column 1');
    await expect(document.activeElement).toHaveAttribute('aria-pressed', 'true');
    // Four rows of ten, less the stones that lie in them.
    await expect(canvasElement.querySelectorAll('[data-target]')).toHaveLength(40 - 6);
    await expect(canvas.getByRole('button', { name: /row 5, column 4$/ })).toHaveAccessibleDescription(
      'It is 4 rows away; a stone rolls over 3. (needs 1 more)',
    );
    await userEvent.keyboard('{ArrowRight} ');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName('Stone 1, row 1, column 2'));
    await expect(canvasElement.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
  },
};

/** Names of every kind are said, not drawn over the map. */
export const LongLabels: Story = {
  loaders: [seated(() => skirmish({ names: longNames.slice(0, 6) }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /<script>/ })).toBeInTheDocument();
  },
};

/** From right to left the map stays as it is: keys go where they point. */
export const RightToLeft: Story = {
  decorators: [
    (Story) => (
      <div dir="rtl">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(document.activeElement).toHaveAccessibleName(/, 1 -3$/);
  },
};

/** On a phone hexes are wide enough for a finger, and the map scrolls. */
export const Phone: Story = {
  ...phone,
  loaders: [seated(() => skirmish({ radius: 6 }))],
  play: async ({ canvas, canvasElement }) => {
    const ground = canvas.getByRole('button', { name: /, 0 0$/ });
    await expect(ground.querySelector('polygon')!.getBoundingClientRect().width).toBeGreaterThanOrEqual(43);
    const board = canvasElement.querySelector('.ms-hex-board')!;
    await expect(board.scrollWidth).toBeGreaterThan(board.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    const riders = canvas.getByRole('button', { name: /^Frost Riders/ });
    await userEvent.pointer({ keys: '[TouchA]', target: riders });
    await expect(riders).toHaveAttribute('data-selected');
  },
};

/** Drawn twice as large: the map scrolls. */
export const Zoomed: Story = { args: { zoom: 2 } };

/** No map yet. */
export const Empty: Story = {
  render: ({ label }) => <HexBoard label={label} hexes={[]} cellId={() => ''} cellLabel={() => ''} />,
};

/** In the dark. */
export const Dark: Story = { ...dark, play: WhyNot.play! };
