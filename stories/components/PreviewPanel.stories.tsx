import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import { inItsGame, seated, type Chair } from '../seated.js';
import { dark, phone } from '../settings.js';
import { atlas } from '../tables/atlas.js';
import { hand } from '../tables/hand.js';
import { council } from '../tables/long-names.js';
import { chairAt } from '../tables/tic-tac-toe.js';
import { selectOptions } from '../../src/store/selectors.js';

const meta = {
  title: 'Components/PreviewPanel',
  component: PreviewPanel,
  decorators: [inItsGame],
  loaders: [seated(() => chairAt('aboutToWin'))],
  render: (args) => (
    <div
      style={{
        display: 'grid',
        gap: '1.25rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(18rem, 100%), 1fr))',
        padding: '0.75rem',
      }}
    >
      <ActionMenu />
      <PreviewPanel {...args} />
    </div>
  ),
  argTypes: { option: { control: false } },
} satisfies Meta<typeof PreviewPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Follows the pointer and the keyboard: numbers before and after, and how it would end. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    const item = (name: string) => canvas.getByRole('menuitem', { name });
    await expect(panel).toHaveTextContent('Point at an action to see what it would do.');

    await step('it follows the pointer', async () => {
      await userEvent.hover(item('Place X in row 1, column 3'));
      await expect(
        await within(panel).findByRole('heading', { name: 'Place X in row 1, column 3' }),
      ).toBeVisible();
      await expect(await within(panel).findByText('X wins')).toBeVisible();
      await userEvent.hover(item('Place X in row 3, column 1'));
      await expect(await within(panel).findByText('O is to move')).toBeVisible();
      await waitFor(() => expect(panel).toHaveTextContent(/Your threats\s*1 → \d/));
    });

    await step('it follows the keyboard', async () => {
      await userEvent.unhover(item('Place X in row 3, column 1'));
      await waitFor(() => expect(panel).toHaveAttribute('data-idle'));
      await userEvent.tab();
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(await within(panel).findByText('X wins')).toBeVisible();
    });

    await step('when the pointer leaves, it goes back to where the keyboard is', async () => {
      const other = item('Place X in row 3, column 1');
      await userEvent.hover(other);
      await waitFor(() => expect(panel).toHaveTextContent('O is to move'));
      await userEvent.unhover(other);
      await waitFor(() => expect(panel).toHaveTextContent('X wins'));
    });

    await step('what cannot be done shows why', async () => {
      await userEvent.keyboard('{Home}');
      await waitFor(() => expect(panel).toHaveAttribute('data-unavailable'));
      await expect(within(panel).getByRole('listitem')).toHaveTextContent('This cell is occupied by X.');
    });
  },
};

/** Ranges, changes, words, odds and penalties. */
export const RangesAndOdds: Story = {
  loaders: [seated(hand)],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Attack the bandits/ }));
    await waitFor(() => expect(panel).toHaveTextContent('Three of them, behind a cart.'));
    const values = within(panel).getAllByRole('definition');
    await expect(values.map((value) => value.textContent)).toEqual([
      '40–60%',
      '2–8 coins',
      '12 → 9',
      'is grateful',
    ]);
    await expect(within(panel).getByRole('listitem')).toHaveTextContent('−10% at night');
  },
};

/** What an action-query engine reports, with the ammunition counted down. */
export const Report: Story = {
  loaders: [seated(atlas)],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /SRM-4/ }));
    await waitFor(() => expect(panel).toHaveTextContent(/Ammo\s*24 → 23/));
    await expect(panel).toHaveTextContent(/Damage\s*2–8/);
    await userEvent.hover(canvas.getByRole('menuitem', { name: /AC\/20/ }));
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(2));
  },
};

/** An option can be given, whatever is pointed at. */
export const GivenOption: Story = {
  render: (args, { loaded }) => {
    const { store } = loaded as Required<Chair>;
    const option = selectOptions(store.getState()).find(({ name }) => name === 'Place X in row 1, column 3');
    return <PreviewPanel {...args} {...(option && { option })} />;
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('X wins')).toBeVisible();
  },
};

/** Nobody points at anything. */
export const Idle: Story = {
  args: { idleText: 'Choose a cell.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a cell.')).toBeVisible();
  },
};

function withPreview(adapter: EngineAdapter, preview: NonNullable<EngineAdapter['preview']>): Chair {
  return { adapter: { ...adapter, preview } };
}

/** While the engine computes, the panel is busy. */
export const Loading: Story = {
  loaders: [
    seated(async () =>
      withPreview((await chairAt('aboutToWin')).adapter, () => new Promise(() => undefined)),
    ),
  ],
  play: async ({ canvas, canvasElement }) => {
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Place X in row 1, column 3' }));
    await waitFor(() => expect(canvasElement.querySelector('dl')).toHaveAttribute('aria-busy', 'true'));
  },
};

/** A preview that fails takes nothing else with it. */
export const Fault: Story = {
  loaders: [
    seated(async () =>
      withPreview((await chairAt('aboutToWin')).adapter, () => Promise.reject(new Error('No oracle.'))),
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Place X in row 1, column 3' }));
    await expect(await canvas.findByText('What this would do is not known.')).toBeVisible();
  },
};

/** Long words wrap. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Sign the treaty/ }));
    await waitFor(() => expect(panel).toHaveTextContent('on the verge of an uproar'));
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Donaudampf/ }));
    await waitFor(() => expect(panel).toHaveTextContent('Rindfleisch'));
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

/** On a phone. */
export const Phone: Story = {
  ...phone,
  loaders: [seated(hand)],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.pointer({
      keys: '[TouchA]',
      target: canvas.getByRole('menuitem', { name: 'Buy a Province' }),
    });
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(2));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** In the dark. */
export const Dark: Story = {
  ...dark,
  loaders: [seated(hand)],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Attack the bandits/ }));
    await expect(await canvas.findByText('12 → 9')).toBeVisible();
  },
};
