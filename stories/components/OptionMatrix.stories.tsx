import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { OptionMatrix, type OptionMatrixProps } from '../../src/components/OptionMatrix/OptionMatrix.js';
import '../../src/components/OptionMatrix/OptionMatrix.css';
import { openPopover } from '../open-popover.js';
import { comparableAxes } from '../comparable-axes.js';
import { argsElsewhere, useElsewhere } from '../elsewhere.js';
import { useOptions } from '../../src/hooks/facts.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { duelAt, DUELS } from '../tables/emberwood.js';
import { longNames } from '../tables/long-names.js';
import { onePlayerGame } from '../tables/one-player-game.js';
import { harbours } from '../tables/harbours.js';
import { siege } from '../tables/siege.js';
import { MOVE_AXIS } from '../../src/store/selection.js';

const SHOTS = { target: 'wall-1', rangedIn: false };
const ATTACKS = { [MOVE_AXIS]: 'attack' };

/** At another game's table other parameters differ: those of the first move that has two. */
const whatDiffers = argsElsewhere<OptionMatrixProps>(() => {
  const elsewhere = useElsewhere();
  const options = useOptions();
  const [found] = elsewhere ? comparableAxes(options) : [];
  const [move, [rowAxis, columnAxis] = []] = found ?? [];
  return rowAxis === undefined || columnAxis === undefined
    ? {}
    : { rowAxis, columnAxis, where: { [MOVE_AXIS]: move } };
});

const meta = {
  title: 'Components/OptionMatrix',
  component: OptionMatrix,
  decorators: [whatDiffers, inItsGame],
  loaders: [seated(siege)],
  args: { rowAxis: 'engine', columnAxis: 'weight', where: SHOTS },
  argTypes: {
    where: { control: false },
    axisLabel: { control: false },
    valueLabel: { control: false },
    renderCell: { control: false },
  },
} satisfies Meta<typeof OptionMatrix>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Engines by weights of stone, out of twenty thousand shots: odds where one can be loosed, reasons where not. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, loaded, step }) => {
    const { store } = loaded as Seated;
    await expect(canvas.getByRole('grid', { name: 'Engine by Weight' })).toBeVisible();

    await step('arrow keys walk over it', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName(
        'Ballista, north: stone of 1 at Bastion 1, 62%',
      );
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(document.activeElement).toHaveAccessibleName(/^Catapult, north: stone of 2 at Bastion 1/);
      await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    });

    await step('what cannot be done explains itself', async () => {
      await expect(document.activeElement).toHaveAttribute('aria-disabled', 'true');
      await expect(document.activeElement).toHaveAccessibleDescription(/^It is \d+ paces away/);
      await userEvent.keyboard('{Enter}');
      await expect(openPopover(canvasElement)).toHaveAttribute('data-pinned');
      await expect(store.getState().snapshot.log).toHaveLength(0);
      await userEvent.keyboard('{Escape}');
    });

    await step('what can be done is played', async () => {
      await userEvent.keyboard('{Control>}{Home}{/Control}{Enter}');
      await waitFor(() => expect(store.getState().snapshot.log).toHaveLength(1));
    });
  },
};

/** Where several options meet, a press chooses row and column. What is chosen on another axis narrows all cells. */
export const Narrowed: Story = {
  args: { rowAxis: 'weight', columnAxis: 'rangedIn', where: { engine: 'engine-4' } },
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const [several] = canvas.getAllByRole('button', { name: /^50 ways, \d+ possible/ });
    await userEvent.click(several!);
    await expect(store.getState().selection).toEqual({ weight: 1, rangedIn: false });
    store.select('target', 'wall-0');
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: 'Trebuchet, north: stone of 1 at Gate 1, 58%' }),
      ).toBeVisible(),
    );
    await expect(canvas.getAllByRole('button')).toHaveLength(20);
  },
};

/** Emberwood: who may attack whom, behind a guardian. The options name the creatures. */
export const Attacks: Story = {
  args: { rowAxis: 'attackerId', columnAxis: 'target', where: ATTACKS },
  loaders: [seated(() => duelAt({ position: DUELS.guarded }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: 'Attacker by Target' })).toBeVisible();
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Mouse');
    await expect(canvas.getAllByRole('button').length).toBeGreaterThan(1);
  },
};

/** Where no option is, there is nothing; arrow keys pass over it. */
export const Empty: Story = {
  args: { rowAxis: MOVE_AXIS, columnAxis: 'target', where: {} },
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('rowheader').map((row) => row.textContent)).toContain('Snare');
    await expect(canvasElement.querySelectorAll('[data-empty]').length).toBeGreaterThan(0);
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(document.activeElement).toHaveAttribute('data-row');
  },
};

/** No option has both parameters. */
export const NothingToCompare: Story = {
  args: { rowAxis: 'weapon', columnAxis: 'hex' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is nothing to compare.')).toBeVisible();
  },
};

/** Cells of your own making; names, keys and reasons stay. */
export const OwnCells: Story = {
  args: {
    renderCell: ({ kind }) => (kind === 'available' ? '●' : '○'),
    where: { target: 'wall-1', rangedIn: true },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('○').length).toBeGreaterThan(10);
  },
};

/** A hundred by a hundred: only the cells on screen are there, names stay in sight, and the keyboard reaches all. */
export const TenThousand: Story = {
  args: { rowAxis: 'from', columnAxis: 'to', where: {} },
  loaders: [seated(harbours)],
  play: async ({ canvasElement, step }) => {
    // By selectors: roles of many cells take their time.
    const grid = canvasElement.querySelector('[role=grid]')!;
    await expect(grid).toHaveAccessibleName('From by To');
    await expect(grid).toHaveAttribute('aria-rowcount', '101');
    await expect(canvasElement.querySelectorAll('*').length).toBeLessThan(1500);

    await step('the keyboard goes to the far corner and back', async () => {
      await userEvent.tab();
      await expect(document.activeElement).toHaveAccessibleName('Sail from Harbour 1 to Harbour 1');
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(document.activeElement).toHaveAttribute('data-row', '99');
      await expect(document.activeElement).toHaveAttribute('data-column', '99');
      await userEvent.keyboard('{ArrowUp}{ArrowLeft}{ArrowLeft}');
      await expect(document.activeElement).toHaveAccessibleName(/^Sail from Harbour 99 to Harbour 98/);
      const cell = document.activeElement!.getBoundingClientRect();
      const names = canvasElement.querySelector('.ms-matrix-corner')!.getBoundingClientRect();
      await expect(cell.left).toBeGreaterThanOrEqual(names.right - 1);
      await expect(cell.top).toBeGreaterThanOrEqual(names.bottom - 1);
    });

    await step('what was scrolled to can be reached by Tab', async () => {
      const scroller = canvasElement.querySelector('.ms-matrix-scroller')!;
      scroller.scrollTo({ top: 1000, left: 2000 });
      const rows = () => [...canvasElement.querySelectorAll('th[scope=row]')].map((row) => row.textContent);
      await waitFor(() => expect(rows()).toContain('Harbour 25'));
      await expect(canvasElement.querySelectorAll('[data-row][tabindex="0"]')).toHaveLength(1);
    });
  },
};

/** Rows and columns with names without end: they wrap, and the cells stay as wide as they are. */
export const LongLabels: Story = {
  args: { rowAxis: 'motion', columnAxis: 'speaker', where: {} },
  loaders: [
    seated(() =>
      onePlayerGame(null, () =>
        longNames.flatMap((motion, row) =>
          longNames.slice(0, 4).map((speaker, column) => ({
            moveId: 'speak',
            params: { motion: `motion-${row}`, speaker: `speaker-${column}` },
            metadata: {
              displayName: `${speaker}: ${motion}`,
              labels: { motion, speaker },
              successChance: 50,
            },
            reasons: (row + column) % 3 === 0 ? [{ code: 'HOARSE', text: longNames[0]! }] : [],
          })),
        ),
      ),
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: longNames[0]! })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone the columns scroll, and the rows keep their names in sight. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvasElement }) => {
    const cell = canvasElement.querySelector('.ms-matrix-cell')!;
    await expect(cell.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** In the dark. */
export const Dark: Story = { ...dark };
