import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { RuleTrace } from '../../src/components/RuleTrace/RuleTrace.js';
import '../../src/components/RuleTrace/RuleTrace.css';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import type { RuleCheck } from '../../src/protocol/rule-check.js';
import { selectOptions } from '../../src/store/selectors.js';
import { inItsGame, seated, type Chair, type Seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { DUELS, duelAt } from '../tables/emberwood.js';
import { hand } from '../tables/hand.js';
import { council } from '../tables/long-names.js';
import { market } from '../tables/market.js';
import { onePlayerGame } from '../tables/one-player-game.js';

const meta = {
  title: 'Components/RuleTrace',
  component: RuleTrace,
  decorators: [inItsGame],
  loaders: [seated(() => duelAt({ position: DUELS.guarded }))],
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
      <RuleTrace {...args} />
    </div>
  ),
  argTypes: { renderCheck: { control: false } },
} satisfies Meta<typeof RuleTrace>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the trace says, rule by rule. */
const saidIn = (trace: HTMLElement) =>
  within(trace)
    .queryAllByRole('listitem')
    .map((item) => item.textContent);

/** Follows the pointer and the keyboard: what is fulfilled, what is not and by how much, and what has its price. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const trace = canvas.getByRole('region', { name: 'Rules' });
    await expect(trace).toHaveTextContent('Point at an action to see what the rules say about it.');

    await step('every rule, also those that are fulfilled', async () => {
      await userEvent.hover(canvas.getByRole('menuitem', { name: 'Summon Bear Elder' }));
      await expect(await within(trace).findByRole('heading', { name: 'Summon Bear Elder' })).toBeVisible();
      await waitFor(() =>
        expect(saidIn(trace)).toEqual([
          'Passed: it is your turn',
          'Passed: the card is in your hand',
          expect.stringMatching(
            /^Failed: there are embers for the cardIt costs \d embers, you have 1\. needs/,
          ),
          'Passed: there is room in the clearing',
        ]),
      );
      await expect(trace).toHaveAttribute('data-unavailable');
      await expect(trace).toHaveAttribute('aria-busy', 'false');
    });

    await step('what may be done at a price', async () => {
      await userEvent.hover(canvas.getByRole('menuitem', { name: /^End turn/ }));
      await waitFor(() => expect(trace.querySelector('[data-status="penalised"]')).not.toBeNull());
      await expect(trace).toHaveTextContent('1 unused ember goes out.');
      await expect(trace).not.toHaveAttribute('data-unavailable');
    });
  },
};

/** An option can be given, whatever is pointed at. It is asked about again when the game goes on. */
export const GivenOption: Story = {
  render: (args, { loaded }) => {
    const { store } = loaded as Required<Chair>;
    const option = selectOptions(store.getState()).find(({ name }) => name === 'Summon Bear Elder')!;
    return <RuleTrace {...args} optionId={option.id} />;
  },
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const trace = canvas.getByRole('region', { name: 'Rules' });
    await waitFor(() => expect(saidIn(trace)).toHaveLength(4));
    const end = selectOptions(store.getState()).find(({ name }) => name === 'End turn')!;
    await store.execute(end.id);
    await waitFor(() => expect(saidIn(trace)[0]).toMatch(/^Failed: it is your turn/));
  },
};

/** An engine that names no rules gives reasons: each is a rule that failed. */
export const ReasonsOnly: Story = {
  loaders: [seated(hand)],
  play: async ({ canvas }) => {
    const trace = canvas.getByRole('region', { name: 'Rules' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Buy a Province/ }));
    await waitFor(() =>
      expect(saidIn(trace)).toEqual([
        'Failed: A Province costs 8 coins, you have 5. needs 3 more',
        'Failed: Things are bought in the buy phase.',
      ]),
    );
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Attack the bandits/ }));
    await waitFor(() => expect(saidIn(trace)).toEqual(['At a price: −10% at night']));
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Play a Copper/ }));
    await waitFor(() => expect(trace).toHaveTextContent('Nothing stands in the way.'));
  },
};

interface AskedChair extends Chair {
  /** Answers the questions asked so far, the last first. */
  answer(): Promise<void>;
}

/** An engine that answers when it is told to, the last question first. */
async function answering(): Promise<AskedChair> {
  const { adapter } = await duelAt({ position: DUELS.guarded });
  const asked: (() => Promise<void>)[] = [];
  const explain: NonNullable<EngineAdapter['explain']> = (command) =>
    new Promise((resolve) => {
      asked.push(async () => resolve(await adapter.explain!(command)));
    });
  return {
    adapter: { ...adapter, explain },
    async answer() {
      for (const each of asked.splice(0).toReversed()) await each();
    },
  };
}

/** While the engine thinks, what is known of the option is shown. An answer that comes too late is dropped. */
export const Loading: Story = {
  loaders: [seated(answering)],
  play: async ({ canvas, loaded, step }) => {
    const { answer } = loaded as Seated<AskedChair>;
    const trace = canvas.getByRole('region', { name: 'Rules' });
    await step('the reasons are there at once', async () => {
      await userEvent.hover(canvas.getByRole('menuitem', { name: 'Summon Bear Elder' }));
      await waitFor(() => expect(trace).toHaveAttribute('aria-busy', 'true'));
      await expect(saidIn(trace)).toHaveLength(1);
    });
    await step('the answer about one option is not shown for another', async () => {
      await userEvent.hover(canvas.getByRole('menuitem', { name: /^End turn/ }));
      await waitFor(() => expect(trace).toHaveTextContent('End turn'));
      await answer();
      await waitFor(() => expect(trace).toHaveAttribute('aria-busy', 'false'));
      await expect(trace).not.toHaveTextContent('the card is in your hand');
      await expect(trace).toHaveTextContent('no embers go out');
    });
  },
};

function explaining(explain: () => Promise<readonly RuleCheck[]>) {
  return seated(async (): Promise<Chair> => {
    const { adapter } = await duelAt({ position: DUELS.guarded });
    return { adapter: { ...adapter, explain } };
  });
}

/** An engine that fails leaves the reasons. */
export const Fault: Story = {
  loaders: [explaining(() => Promise.reject(new Error('No oracle.')))],
  play: async ({ canvas }) => {
    const trace = canvas.getByRole('region', { name: 'Rules' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Summon Bear Elder' }));
    await waitFor(() => expect(trace).toHaveAttribute('data-failed'));
    await expect(trace).toHaveTextContent('The rules could not be asked.');
    await expect(saidIn(trace)).toHaveLength(1);
  },
};

/** So does one that answers rubbish. */
export const Rubbish: Story = {
  loaders: [explaining(() => Promise.resolve([null, { rule: 7 }] as unknown as readonly RuleCheck[]))],
  play: async ({ canvas }) => {
    const trace = canvas.getByRole('region', { name: 'Rules' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Summon Bear Elder' }));
    await waitFor(() => expect(trace).toHaveAttribute('data-failed'));
    await expect(saidIn(trace)).toHaveLength(1);
  },
};

/** What a rule says, in markup of your own. */
export const OwnChecks: Story = {
  args: { renderCheck: ({ rule, status }) => <em>{`${rule} (${status})`}</em> },
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('menuitem', { name: 'Summon Bear Elder' }));
    await expect(await canvas.findByText('it is your turn (passed)')).toBeVisible();
  },
};

/** There is nothing to do, so no rule is asked. */
export const Empty: Story = {
  loaders: [seated(() => onePlayerGame(null, () => []))],
  args: { idleText: 'Choose something.' },
  play: async ({ canvas }) => {
    const trace = canvas.getByRole('region', { name: 'Rules' });
    await expect(within(trace).getByText('Choose something.')).toBeVisible();
    await expect(trace).toHaveAttribute('aria-busy', 'false');
    await expect(saidIn(trace)).toEqual([]);
  },
};

/** One of ten thousand options. */
export const TenThousand: Story = {
  loaders: [seated(market)],
  play: async ({ canvas }) => {
    const trace = canvas.getByRole('region', { name: 'Rules' });
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(trace).toHaveTextContent('Zebra 50 in white'));
  },
};

/** Long words wrap, and markup in them is text. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  play: async ({ canvas }) => {
    const trace = canvas.getByRole('region', { name: 'Rules' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Donaudampf/ }));
    await waitFor(() => expect(saidIn(trace)).toHaveLength(3));
    await expect(trace.scrollWidth).toBeLessThanOrEqual(trace.clientWidth);
    await expect(trace).toHaveTextContent('A word <i>without</i> markup');
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^<b>Bold/ }));
    await waitFor(() => expect(trace).toHaveTextContent('<b>Bold</b>'));
  },
};

/** On a phone. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    const trace = canvas.getByRole('region', { name: 'Rules' });
    await userEvent.pointer({
      keys: '[TouchA]',
      target: canvas.getByRole('menuitem', { name: 'Summon Bear Elder' }),
    });
    await waitFor(() => expect(saidIn(trace)).toHaveLength(4));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  },
};

/** In the dark. */
export const Dark: Story = {
  ...dark,
  play: async ({ canvas }) => {
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^End turn/ }));
    await expect(
      await within(canvas.getByRole('region', { name: 'Rules' })).findByText('1 unused ember goes out.'),
    ).toBeVisible();
  },
};
