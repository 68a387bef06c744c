import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { PreviewPanel, type PreviewPanelProps } from '../../src/components/PreviewPanel/PreviewPanel.js';
import '../../src/components/PreviewPanel/PreviewPanel.css';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import type { PreviewMetric } from '../../src/protocol/preview.js';
import { selectOptions } from '../../src/store/selectors.js';
import { inItsGame, seated, type Chair, type Seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { atlas } from '../tables/atlas.js';
import { battery } from '../tables/battery.js';
import { DUELS, duelAt } from '../tables/emberwood.js';
import { hand } from '../tables/hand.js';
import { council } from '../tables/long-names.js';
import { onePlayerGame } from '../tables/one-player-game.js';
import { siege } from '../tables/siege.js';
import { chairAt } from '../tables/tic-tac-toe.js';

function WithMenu(props: PreviewPanelProps) {
  return (
    <div
      style={{
        display: 'grid',
        gap: '1.25rem',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(20rem, 100%), 1fr))',
        padding: '0.75rem',
      }}
    >
      <ActionMenu />
      <PreviewPanel {...props} />
    </div>
  );
}

const meta = {
  title: 'Components/PreviewPanel',
  component: PreviewPanel,
  decorators: [inItsGame],
  loaders: [seated(() => chairAt('aboutToWin'))],
  render: (args) => <WithMenu {...args} />,
  argTypes: {
    option: { control: false },
    compare: { control: false },
    renderMetric: { control: false },
    renderEntity: { control: false },
  },
} satisfies Meta<typeof PreviewPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What an element says, without the spaces between its parts. */
const textOf = ({ textContent }: Element) => textContent.replaceAll(/\s+/g, ' ').trim();

/** The texts of a table's rows, cell by cell. */
const rowsOf = (table: HTMLElement) =>
  [...table.querySelectorAll('tr')].map((row) =>
    [...row.querySelectorAll('th, td:not([aria-hidden])')].map(textOf),
  );

/** Follows the pointer and the keyboard: numbers before and after, where they go, and how it would end. */
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

    await step('when the pointer leaves, the last one stays, so that it can be read and pinned', async () => {
      await userEvent.unhover(item('Place X in row 3, column 1'));
      await expect(panel).toHaveTextContent('Place X in row 3, column 1');
      await expect(panel).not.toHaveAttribute('data-idle');
    });

    await step('it follows the keyboard', async () => {
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

/** Ranges as bars: full up to the least, hatched up to the most. */
export const Range: Story = {
  loaders: [seated(hand)],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Attack the bandits/ }));
    await waitFor(() => expect(panel).toHaveTextContent('Three of them, behind a cart.'));
    const values = within(panel).getAllByRole('definition');
    await expect(values.map(textOf)).toEqual([
      '40–60%',
      '2–8 coins (good for you)',
      '12 → 9 -3 (3 less, bad for you)',
      'is grateful',
    ]);
    await expect(within(panel).getByRole('listitem')).toHaveTextContent('−10% at night');
    const bar = panel.querySelector<HTMLElement>('.ms-range')!;
    const sure = bar.querySelector('.ms-range-sure')!.getBoundingClientRect().width;
    const maybe = bar.querySelector('.ms-range-maybe')!.getBoundingClientRect().width;
    await expect(sure / bar.getBoundingClientRect().width).toBeCloseTo(2 / 8, 2);
    await expect(maybe / bar.getBoundingClientRect().width).toBeCloseTo(6 / 8, 2);
  },
};

/** Dice as a small histogram, which says its spread and its most likely value to those who do not see it. */
export const Distribution: Story = {
  loaders: [seated(() => battery())],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Mangonel at the gate/ }));
    const chart = await within(panel).findByRole('img', { name: 'From 4 to 12, most likely 8 (23%)' });
    await expect(chart.querySelectorAll('rect')).toHaveLength(9);
    await expect(panel).toHaveTextContent('most likely 8 (23%)');
  },
};

/** So do the dice of another game, whose engine is asked for every preview. */
export const DistributionOnRequest: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Spark Rowan/ }));
    await expect((await within(panel).findAllByRole('img'))[0]).toHaveAccessibleName(/^From \d+ to \d+/);
  },
};

/** The chance as a dial. */
export const Odds: Story = {
  loaders: [seated(hand)],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Bribe the guard/ }));
    await waitFor(() => expect(within(panel).getAllByRole('term')[0]).toHaveTextContent('Chance'));
    await expect(within(panel).getAllByRole('definition')[0]).toHaveTextContent('90%');
    await expect(panel.querySelector('.ms-odds-sure')).toHaveAttribute('stroke-dasharray', '90 10');
    await expect(panel.querySelector('.ms-odds-maybe')).toBeNull();
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Attack the bandits/ }));
    await waitFor(() =>
      // Ten strokes with nine gaps between them, and the rest of the ring.
      expect(panel.querySelector('.ms-odds-maybe')).toHaveAttribute(
        'stroke-dasharray',
        `${'1 '.repeat(19)}81`,
      ),
    );
  },
};

/** What a number is made of, line by line, with what causes each; it adds up, in every position. */
export const Receipt: Story = {
  loaders: [seated(() => battery())],
  args: { renderEntity: (entity) => `(${entity})` },
  play: async ({ canvas, loaded, step }) => {
    const { store } = loaded as Seated;
    const panel = canvas.getByRole('region', { name: 'Preview' });
    const receipt = () => within(panel).getByRole('table', { name: 'How Chance comes about' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Mangonel at the tower/ }));
    await waitFor(() =>
      expect(rowsOf(receipt())).toEqual([
        ['Crew (mangonel)', '75%'],
        ['150 of 180 paces (tower)', '-25%'],
        ['Cover (tower)', '-10%'],
        ['Total', '40%'],
      ]),
    );
    await expect(within(panel).getAllByRole('definition')[0]).toHaveTextContent('40%');
    await step('a shot strains the ropes, and the receipt says so', async () => {
      await store.execute(store.getState().focusedId!);
      await userEvent.hover(canvas.getByRole('menuitem', { name: /^Mangonel at the gate/ }));
      await userEvent.hover(canvas.getByRole('menuitem', { name: /^Mangonel at the tower/ }));
      await waitFor(() => expect(rowsOf(receipt())).toContainEqual(['Strained ropes (mangonel)', '-10%']));
      await expect(rowsOf(receipt()).at(-1)).toEqual(['Total', '30%']);
      await expect(rowsOf(within(panel).getByRole('table', { name: 'How Strain comes about' }))).toEqual([
        ['Now', '2'],
        ['A stone of 4 (mangonel)', '+2'],
        ['Total', '4'],
      ]);
    });
  },
};

/** One option is kept, another is pointed at: both side by side, with the difference. By keys, by touch, and by pointing. */
export const Compare: Story = {
  loaders: [seated(() => battery())],
  play: async ({ canvas, step }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    const difference = (label: string) =>
      within(within(panel).getByRole('row', { name: new RegExp(`^${label}`) })).getAllByRole('cell')[1];
    await step('by pointing', async () => {
      await userEvent.hover(canvas.getByRole('menuitem', { name: /^Mangonel at the gate/ }));
      await userEvent.click(await within(panel).findByRole('button', { name: 'Compare' }));
      await expect(panel).toHaveTextContent('Point at another action to compare it with this one.');
      await userEvent.hover(canvas.getByRole('menuitem', { name: /^Trebuchet at the gate/ }));
      await waitFor(() => expect(panel).toHaveAttribute('data-comparing'));
      await expect(difference('Chance')).toHaveTextContent('55% -5% (5 less, bad for you)');
      await expect(difference('Breach')).toHaveTextContent(/^7–21 feet -5 to \+17 \(-5 to \+17\)$/);
      await expect(difference('Strain')).toHaveTextContent('0 → 3 +1 (1 more, bad for you)');
      await expect(difference('Stones')).toHaveTextContent('12 → 11 = (no change)');
    });
    await step('ranges are drawn on one scale, and where they overlap no gain is promised', async () => {
      const row = within(panel).getByRole('row', { name: /^Breach/ });
      await expect(row).toHaveAttribute('data-tone', 'neutral');
      await expect(row.querySelector('[data-direction]')).toBeNull();
      const ends = [...row.querySelectorAll('.ms-range')].map((bar) => {
        const from = bar.getBoundingClientRect();
        const maybe = bar.querySelector('.ms-range-maybe')!.getBoundingClientRect();
        return [maybe.left, maybe.right].map((x) => Math.round((21 * (x - from.left)) / from.width));
      });
      await expect(ends).toEqual([
        [4, 12],
        [7, 21],
      ]);
    });
    await step('an option that cannot be chosen has its reasons', async () => {
      await userEvent.hover(canvas.getByRole('menuitem', { name: /^Ballista at the keep/ }));
      await waitFor(() => expect(difference('To know')).toHaveTextContent('It is 240 paces away'));
    });
    await step('by keys', async () => {
      await userEvent.unhover(canvas.getByRole('menuitem', { name: /^Ballista at the keep/ }));
      await userEvent.click(within(panel).getByRole('button', { name: 'Stop comparing' }));
      await waitFor(() => expect(panel).not.toHaveAttribute('data-pinned'));
      canvas.getByRole('menuitem', { name: /^Mangonel at the gate/ }).focus();
      await waitFor(() => expect(panel).toHaveTextContent('60%'));
      await userEvent.tab();
      await expect(within(panel).getByRole('button', { name: 'Compare' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await userEvent.tab();
      await expect(within(panel).getByRole('combobox', { name: 'Compare with' })).toHaveFocus();
    });
    await step('by the list, which needs no pointer', async () => {
      const list = within(panel).getByRole('combobox', { name: 'Compare with' });
      await userEvent.selectOptions(list, 'Trebuchet at the tower');
      await waitFor(() => expect(difference('Chance')).toHaveTextContent('38% -22%'));
    });
  },
};

/** What is compared with may be given, and may go away. */
export const GivenComparison: Story = {
  loaders: [seated(() => battery())],
  render: (args, { loaded }) => {
    const options = selectOptions((loaded as Seated).store.getState());
    const named = (name: string) => options.find((option) => option.name === name)!;
    return (
      <PreviewPanel
        {...args}
        option={named('Mangonel at the gate')}
        compare={named('Ballista at the gate')}
      />
    );
  },
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await expect(panel).toHaveAttribute('data-comparing');
    await expect(within(panel).queryByRole('button')).toBeNull();
    await expect(within(panel).getByRole('row', { name: /^Chance/ })).toHaveTextContent('Chance62%60% -2%');
  },
};

/** What an action-query engine reports: odds, penalties, ammunition counted down, and all reasons. */
export const Report: Story = {
  loaders: [seated(atlas)],
  play: async ({ canvas, step }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    const values = () => within(panel).getAllByRole('definition').map(textOf);
    await step('58 %, with the heat warning', async () => {
      await userEvent.hover(canvas.getByRole('menuitem', { name: /Medium Laser/ }));
      await waitFor(() => expect(values()).toEqual(['58%', '5 (good for you)', '+3 (bad for you)']));
      await expect(within(panel).getByRole('listitem')).toHaveTextContent('+1 to-hit from excess heat');
    });
    await step('42 %', async () => {
      await userEvent.hover(canvas.getByRole('menuitem', { name: /SRM-4/ }));
      await waitFor(() =>
        expect(values()).toEqual(['42%', '2–8 (good for you)', '+3 (bad for you)', '24 → 23 -1 (1 less)']),
      );
      await expect(within(panel).queryByRole('listitem')).toBeNull();
    });
    await step('both reasons', async () => {
      await userEvent.hover(canvas.getByRole('menuitem', { name: /AC\/20/ }));
      await waitFor(() =>
        expect(within(panel).getAllByRole('listitem').map(textOf)).toEqual([
          'Target is 14 hexes away, max range is 9',
          'No ammunition remaining',
        ]),
      );
    });
  },
};

/** Said to those who do not see it, once they stop at an option; going through a menu is no flood. */
export const Spoken: Story = {
  loaders: [seated(atlas)],
  args: { descriptionId: 'what-it-would-do' },
  play: async ({ canvas, canvasElement }) => {
    const said: string[] = [];
    const status = within(canvas.getByRole('region', { name: 'Preview' })).getByRole('status');
    const observer = new MutationObserver(() => status.textContent && said.push(status.textContent));
    observer.observe(status, { childList: true, characterData: true, subtree: true });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{ArrowUp}');
    const laser =
      'Fire Medium Laser at Hunchback: 58 percent, 5 damage, heat plus 3. Warning: +1 to-hit from excess heat';
    await waitFor(() => expect(canvasElement.querySelector('#what-it-would-do')).toHaveTextContent(laser));
    await waitFor(() => expect(said).toEqual([laser]), { timeout: 3000 });
    observer.disconnect();
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

/** There is nothing to do, so nothing is pointed at. */
export const Empty: Story = {
  loaders: [seated(() => onePlayerGame(null, () => []))],
  args: { idleText: 'Choose a cell.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose a cell.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Compare' })).toBeNull();
  },
};

function withPreview(adapter: EngineAdapter, preview: NonNullable<EngineAdapter['preview']>): Chair {
  return { adapter: { ...adapter, preview } };
}

/** A preview that fails takes nothing else with it. */
export const Rejects: Story = {
  loaders: [
    seated(async () =>
      withPreview((await chairAt('aboutToWin')).adapter, () => Promise.reject(new Error('No oracle.'))),
    ),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Place X in row 1, column 3' }));
    await expect(await within(panel).findByText('What this would do is not known.')).toBeVisible();
    await expect(within(panel).getByRole('heading')).toHaveTextContent('Place X in row 1, column 3');
    await expect(panel).not.toHaveAttribute('data-busy');
  },
};

/** An engine that never answers is not waited for: the panel says so, and the next option can be looked at. */
export const NeverAnswers: Story = {
  args: { patience: 300 },
  loaders: [
    seated(async () => {
      const { adapter } = await chairAt('aboutToWin');
      return withPreview(adapter, (command) =>
        command.params['position'] === 2 ? new Promise(() => undefined) : adapter.preview!(command),
      );
    }),
  ],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Place X in row 1, column 3' }));
    await waitFor(() => expect(panel).toHaveAttribute('aria-busy', 'true'));
    await expect(
      await within(panel).findByText('The game has not yet said what this would do.'),
    ).toBeVisible();
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Place X in row 3, column 1' }));
    await expect(await within(panel).findByText('O is to move')).toBeVisible();
    await expect(panel).toHaveAttribute('aria-busy', 'false');
  },
};

interface AskedChair extends Chair {
  /** Answers the question about a cell. */
  answer(position: number): Promise<void>;
}

async function answering(): Promise<AskedChair> {
  const { adapter } = await chairAt('aboutToWin');
  const asked = new Map<unknown, () => Promise<void>>();
  const preview: NonNullable<EngineAdapter['preview']> = (command) =>
    new Promise<readonly PreviewMetric[]>((resolve) => {
      asked.set(command.params['position'], async () => resolve(await adapter.preview!(command)));
    });
  return { ...withPreview(adapter, preview), answer: async (position) => asked.get(position)?.() };
}

/** Between two answers nothing flickers and nothing jumps; an answer that comes too late is dropped. */
export const Steady: Story = {
  loaders: [seated(answering)],
  play: async ({ canvas, loaded, step }) => {
    const { answer } = loaded as Seated<AskedChair>;
    const panel = canvas.getByRole('region', { name: 'Preview' });
    const cell = (name: string) => canvas.getByRole('menuitem', { name });
    await userEvent.hover(cell('Place X in row 1, column 3'));
    await answer(2);
    await expect(await within(panel).findByText('X wins')).toBeVisible();
    const { height } = panel.getBoundingClientRect();

    await step('the last answer stays whole while the next is awaited, and the room stays', async () => {
      await userEvent.hover(cell('Place X in row 3, column 1'));
      await waitFor(() => expect(panel).toHaveAttribute('data-busy'));
      await expect(within(panel).queryByText('O is to move')).toBeNull();
      await expect(panel.getBoundingClientRect().height).toBe(height);
    });
    await step(
      'not for long: then the option pointed at is named, without the numbers of another',
      async () => {
        await waitFor(() =>
          expect(within(panel).getByRole('heading')).toHaveTextContent('Place X in row 3, column 1'),
        );
        await expect(panel).not.toHaveTextContent('X wins');
        await expect(panel.getBoundingClientRect().height).toBe(height);
      },
    );
    await step('the answer about a former option is not shown for another', async () => {
      await userEvent.hover(cell('Place X in row 3, column 2'));
      await answer(6);
      await answer(7);
      await waitFor(() => expect(panel).not.toHaveAttribute('data-busy'));
      await expect(within(panel).getByRole('heading')).toHaveTextContent('Place X in row 3, column 2');
    });
  },
};

/** From one quick answer to the next, there is no moment without numbers, nor with those of another option. */
export const WithoutFlicker: Story = {
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Place X in row 1, column 3' }));
    await expect(await within(panel).findByText('X wins')).toBeVisible();
    const seen = new Set<string>();
    const look = () =>
      seen.add(
        `${within(panel).getByRole('heading').textContent}: ${panel.querySelector('dd')?.textContent}`,
      );
    const observer = new MutationObserver(look);
    observer.observe(panel, { childList: true, characterData: true, subtree: true });
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Place X in row 3, column 1' }));
    await expect(await within(panel).findByText('O is to move')).toBeVisible();
    look();
    observer.disconnect();
    await expect([...seen]).toEqual(['Place X in row 3, column 1: O is to move ']);
  },
};

/** Values and entities in markup of your own. */
export const OwnMetrics: Story = {
  loaders: [seated(hand)],
  args: { renderMetric: ({ key, after }) => (key === 'health' ? <em>{`♥ ${after}`}</em> : undefined) },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Attack the bandits/ }));
    await expect(await canvas.findByText('♥ 9')).toBeVisible();
    await expect(canvas.getByText('2–8 coins')).toBeVisible();
  },
};

/** Twenty thousand shots: it follows the keyboard to the last ones, and lists few to compare them with. */
export const TenThousand: Story = {
  loaders: [seated(siege)],
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(panel).toHaveTextContent('A stone above 8 cannot be ranged in.'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(panel).toHaveTextContent('10–30 feet'));
    await expect(within(panel).getByRole('heading')).toHaveTextContent('Trebuchet, west: stone of 10');
    await userEvent.click(within(panel).getByRole('button', { name: 'Compare' }));
    const list = await within(panel).findByRole('combobox', { name: 'Compare with' });
    await expect(within(list).getAllByRole('option').length).toBeLessThanOrEqual(101);
  },
};

/** Long words wrap, and markup in them is text. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  play: async ({ canvas, step }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Sign the treaty/ }));
    await waitFor(() => expect(panel).toHaveTextContent('on the verge of an uproar'));
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    await step('side by side, too', async () => {
      await userEvent.click(within(panel).getByRole('button', { name: 'Compare' }));
      await userEvent.hover(canvas.getByRole('menuitem', { name: /^<b>Bold/ }));
      await waitFor(() => expect(panel).toHaveAttribute('data-comparing'));
      await expect(panel).toHaveTextContent('<b>Bold</b>');
      await expect(panel.querySelector('b, img')).toBeNull();
      await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
    });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Donaudampf/ }));
    await waitFor(() => expect(panel).toHaveTextContent('Rindfleisch'));
    await expect(panel.scrollWidth).toBeLessThanOrEqual(panel.clientWidth);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  loaders: [seated(() => battery())],
  render: (args) => (
    <div dir="rtl">
      <WithMenu {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Preview' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Mangonel at the tower/ }));
    await expect(await within(panel).findByRole('img')).toBeVisible();
  },
};

/** On a phone, by touch: an option is pinned, and another chosen from the list. */
export const Phone: Story = {
  ...phone,
  loaders: [seated(() => battery())],
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const panel = canvas.getByRole('region', { name: 'Preview' });
    const tap = (target: HTMLElement) => userEvent.pointer({ keys: '[TouchA]', target });
    await tap(canvas.getByRole('menuitem', { name: /^Ballista at the keep/ }));
    await waitFor(() => expect(within(panel).getAllByRole('listitem')).toHaveLength(1));
    await tap(within(panel).getByRole('button', { name: 'Compare' }));
    const list = await within(panel).findByRole('combobox', { name: 'Compare with' });
    await userEvent.selectOptions(list, 'Trebuchet at the keep');
    await waitFor(() => expect(panel).toHaveAttribute('data-comparing'));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(store.getState().snapshot.revision).toBe(0);
  },
};

/** In the dark. */
export const Dark: Story = {
  ...dark,
  loaders: [seated(() => battery())],
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Mangonel at the tower/ }));
    await expect(await canvas.findByText('4–12 feet')).toBeVisible();
  },
};
