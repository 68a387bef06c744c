import type { Decorator, Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { CommandPalette } from '../../src/components/CommandPalette/CommandPalette.js';
import { QueueTray } from '../../src/components/QueueTray/QueueTray.js';
import '../../src/components/QueueTray/QueueTray.css';
import { useOptions, useQueue } from '../../src/hooks/facts.js';
import { optionName } from '../../src/hooks/words.js';
import { useWords } from '../../src/hooks/WordsProvider.js';
import type { EngineAdapter } from '../../src/protocol/engine-adapter.js';
import type { Forecast } from '../../src/protocol/rule-check.js';
import { selectOptions } from '../../src/store/selectors.js';
import { flippedGame, type Flip } from '../flip.js';
import { inItsGame, seated, type Chair, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { DUELS, duelAt } from '../tables/emberwood.js';
import { council } from '../tables/long-names.js';
import { market } from '../tables/market.js';
import { chairAt } from '../tables/tic-tac-toe.js';
import { queueOf } from '../../src/store/queue.js';

/** What an app would write to add options: a button that gathers an option, or takes it out again. */
function Picker(): ReactNode {
  const words = useWords();
  const options = useOptions();
  const { queue, toggle } = useQueue();
  return (
    <fieldset
      className="story-control"
      style={{ marginBlockEnd: '1rem', maxBlockSize: '12rem', overflow: 'auto' }}
    >
      <legend>{words.say('stories.plan', {}, 'Add to the plan')}</legend>
      {options.slice(0, 40).map((option) => (
        <label key={option.id} style={{ display: 'block', overflowWrap: 'anywhere', lineHeight: 1.7 }}>
          <input type="checkbox" checked={queue.includes(option.id)} onChange={() => toggle(option.id)} />{' '}
          {optionName(option, words)}
        </label>
      ))}
    </fieldset>
  );
}

const withPicker: Decorator = (Story) => (
  <>
    <Picker />
    <Story />
  </>
);

const optionsBy = ({ store }: Seated, patterns: readonly RegExp[]) =>
  patterns.map((pattern) => selectOptions(store.getState()).find(({ name }) => pattern.test(name))!);

/** A chair at which some options are gathered already: those meant, or, where it is flipped, as many that are there. */
const planning = (setUp: () => Chair | Promise<Chair>, ...patterns: readonly RegExp[]) => {
  const load = seated(setUp);
  return async (context?: Flip) => {
    const chair = await load(context);
    const gathered = flippedGame(context)
      ? chair.store.getState().options.filter(({ kind }) => kind === 'available')
      : optionsBy(chair, patterns);
    for (const { id } of gathered.slice(0, patterns.length)) queueOf(chair.store).enqueue(id);
    return chair;
  };
};

const duel = () => duelAt({ position: DUELS.middleGame });
const FOX = /^Fox Scout attacks Rowan/;
const BADGER = /^Badger Digger attacks Rowan/;
const STOKE_2 = /^Stoke the hearth with 2/;
const STOKE_6 = /^Stoke the hearth with 6/;
const BEAR = /^Summon Bear Elder/;

const meta = {
  title: 'Components/QueueTray',
  component: QueueTray,
  decorators: [withPicker, inColumn, inItsGame],
  loaders: [planning(duel, FOX, BADGER, STOKE_2)],
  argTypes: { renderItem: { control: false } },
} satisfies Meta<typeof QueueTray>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const tray = (canvas: Canvas): HTMLElement => canvas.getByRole('region', { name: 'Plan' });
const rows = (canvas: Canvas) => within(tray(canvas)).queryAllByRole('listitem');
const items = (canvas: Canvas) => [...tray(canvas).querySelectorAll<HTMLElement>('.ms-queue-item')];
const names = (canvas: Canvas) =>
  items(canvas).map((item) => item.querySelector('.ms-queue-name')?.textContent ?? '');
const outcome = (canvas: Canvas) => tray(canvas).querySelector<HTMLElement>('.ms-queue-outcome');
const commit = (canvas: Canvas) => canvas.getByRole('button', { name: /^Play (?:all )?\d+ actions?$/ });
const forecastIs = (canvas: Canvas, status: string) =>
  waitFor(() => expect(outcome(canvas)).toHaveAttribute('data-status', status));

/** Several options, one forecast, one button. They can be arranged by buttons and by keys. */
export const Default: Story = {
  play: async ({ canvas, loaded, step }) => {
    const { store } = loaded as Seated;

    await step('one forecast for all of them', async () => {
      await expect(rows(canvas)).toHaveLength(3);
      await forecastIs(canvas, 'ready');
      await expect(outcome(canvas)).toHaveTextContent(/Rowan’s warmth|Warmth|warmth/);
    });

    await step('moved by a button or a key, the keyboard goes with it', async () => {
      const later = canvas.getByRole('button', { name: 'Later: Fox Scout attacks Rowan' });
      await userEvent.click(later);
      await waitFor(() => expect(names(canvas)[1]).toMatch(FOX));
      await expect(canvas.getByRole('button', { name: 'Later: Fox Scout attacks Rowan' })).toHaveFocus();
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
      await waitFor(() => expect(names(canvas)[0]).toMatch(FOX));
      await expect(canvas.getByRole('button', { name: 'Earlier: Fox Scout attacks Rowan' })).toHaveFocus();
      await expect(canvas.getByText('Fox Scout attacks Rowan: place 1 of 3')).toBeInTheDocument();
    });

    await step('removed, the keyboard is on the next; what is wanted again comes last', async () => {
      await userEvent.keyboard('{Delete}');
      await waitFor(() => expect(items(canvas)).toHaveLength(2));
      await expect(canvas.getByRole('button', { name: 'Remove: Badger Digger attacks Rowan' })).toHaveFocus();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Fox Scout attacks Rowan' }));
      await waitFor(() => expect(names(canvas)[2]).toMatch(FOX));
    });

    await step('one button plays all, as one change', async () => {
      const { revision } = store.getState().snapshot;
      await forecastIs(canvas, 'ready');
      await userEvent.dblClick(commit(canvas));
      await waitFor(() => expect(items(canvas)).toHaveLength(0));
      await expect(store.getState().snapshot.revision).toBe(revision + 1);
      await expect(store.getState().rejections.length).toBe(0);
      await expect(tray(canvas)).toHaveTextContent('Nothing is planned.');
    });

    for (const option of optionsBy(loaded as Seated, [BEAR, STOKE_2])) queueOf(store).enqueue(option.id);
  },
};

/** What cannot be played after those before it says why; nothing is played until the plan is possible. */
export const Refused: Story = {
  loaders: [planning(duel, FOX, STOKE_6, BEAR)],
  play: async ({ canvas, loaded, step }) => {
    const { store } = loaded as Seated;
    const { revision } = store.getState().snapshot;

    await step('the forecast knows before', async () => {
      await forecastIs(canvas, 'ready');
      await waitFor(() => expect(items(canvas)[2]).toHaveAttribute('data-refused'));
      await expect(items(canvas)[2]).toHaveTextContent(/embers, you have 0.*needs \d more/);
      await expect(items(canvas)[0]).not.toHaveAttribute('data-refused');
      await expect(canvas.getByText('1 action of the plan is not possible')).toBeInTheDocument();
    });

    await step('all or nothing', async () => {
      await userEvent.click(commit(canvas));
      await waitFor(() => expect(store.getState().rejections.length).toBe(1));
      await expect(store.getState().snapshot.revision).toBe(revision);
      await expect(items(canvas)).toHaveLength(3);
      await expect(items(canvas)[2]).toHaveTextContent('needs');
      await expect(items(canvas)[0]).toHaveTextContent('Another part of the plan was refused');
    });

    await step('in another order it is possible', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Remove: Stoke the hearth with 6/ }));
      await waitFor(() => expect(tray(canvas)).not.toHaveAttribute('data-refused'));
    });

    queueOf(store).enqueue(optionsBy(loaded as Seated, [STOKE_6])[0]!.id);
    queueOf(store).move(store.getState().queue[2]!, 0);
    await waitFor(() => expect(items(canvas)[2]).toHaveAttribute('data-refused'));
  },
};

/** What goes away while it is gathered keeps its name, says what happened, and does no harm. */
export const Gone: Story = {
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const [home] = optionsBy(loaded as Seated, [/send Fox Scout home$/]);
    await store.execute(home!.id);
    await waitFor(() => expect(items(canvas)[0]).toHaveAttribute('data-gone'));
    await expect(items(canvas)[0]).toHaveTextContent(/^Fox Scout attacks Rowan.*Not on offer now/);
    await waitFor(() => expect(items(canvas)[0]).toHaveAttribute('data-refused'));
    await userEvent.click(commit(canvas));
    await waitFor(() => expect(store.getState().rejections.length).toBe(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove: Fox Scout attacks Rowan' }));
    await waitFor(() => expect(tray(canvas)).not.toHaveAttribute('data-refused'));
    await userEvent.click(commit(canvas));
    await waitFor(() => expect(items(canvas)).toHaveLength(0));
    queueOf(store).enqueue(home!.id);
    queueOf(store).enqueue('never there');
    await waitFor(() => expect(items(canvas)[1]).toHaveTextContent('Unknown action'));
    await userEvent.click(commit(canvas));
    await waitFor(() => expect(items(canvas)[0]).toHaveAttribute('data-refused'));
  },
};

/** An engine that plays no batches and forecasts nothing: in order, up to the first refusal. */
export const OneByOne: Story = {
  loaders: [planning(() => chairAt('middleGame'), /row 1, column 2/, /row 2, column 1/)],
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    await forecastIs(canvas, 'unknown');
    await expect(tray(canvas)).toHaveTextContent('This game does not tell what a plan would come to.');
    await userEvent.click(commit(canvas));
    await waitFor(() => expect(items(canvas)).toHaveLength(1));
    await expect(items(canvas)[0]).toHaveTextContent('not your turn');
    await expect(store.getState().rejections.length).toBe(1);
  },
};

interface Asked extends Chair {
  readonly answers: ((forecast: Forecast | Error) => void)[];
}

/** An engine that answers when it is told to. */
async function answeringLater(): Promise<Asked> {
  const chair = await duel();
  const answers: Asked['answers'] = [];
  const forecast: EngineAdapter['forecast'] = (commands) =>
    new Promise((resolve, reject) => {
      answers.push((given) => (given instanceof Error ? reject(given) : resolve(given)));
      void commands;
    });
  return { adapter: { ...chair.adapter, forecast }, answers };
}

const outcomeOf = (after: number): Forecast => ({
  refusals: [[], []],
  metrics: [{ key: 'hearth', label: 'Your hearth', before: 6, after, tone: 'good' }],
});

/** Answers that come late are not shown for a plan that has changed; one that fails says so. */
export const SlowForecast: Story = {
  loaders: [planning(answeringLater, FOX)],
  play: async ({ canvas, loaded }) => {
    const { store, answers } = loaded as Seated<Asked>;
    await forecastIs(canvas, 'loading');
    await expect(outcome(canvas)).toHaveAttribute('aria-busy', 'true');
    queueOf(store).enqueue(optionsBy(loaded as Seated, [BADGER])[0]!.id);
    await waitFor(() => expect(answers).toHaveLength(2));
    answers[1]!(outcomeOf(9));
    await waitFor(() => expect(outcome(canvas)).toHaveTextContent('9'));
    answers[0]!(outcomeOf(7));
    await forecastIs(canvas, 'ready');
    await expect(outcome(canvas)).toHaveTextContent('9');
    queueOf(store).move(store.getState().queue[0]!, 1);
    await forecastIs(canvas, 'loading');
    await expect(outcome(canvas)).toHaveTextContent('9');
    answers[2]!(new Error('The line is dead.'));
    await forecastIs(canvas, 'failed');
    await expect(outcome(canvas)).toHaveTextContent('What it comes to is not known.');
  },
};

/** Nothing is gathered. */
export const Empty: Story = {
  loaders: [seated(duel)],
  play: async ({ canvas }) => {
    await expect(tray(canvas)).toHaveTextContent('Nothing is planned.');
    await expect(within(tray(canvas)).queryByRole('button')).toBeNull();
  },
};

/** The palette gathers too: Shift-Enter adds what it has brought up, and stays open for the next. */
export const FromThePalette: Story = {
  loaders: [seated(duel)],
  decorators: [
    (Story) => (
      <>
        <CommandPalette
          renderTrigger={(props) => (
            <button type="button" className="story-control" {...props}>
              Search actions
            </button>
          )}
        />
        <Story />
      </>
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Search actions' }));
    const field = await canvas.findByRole('combobox');
    await userEvent.type(field, 'fox rowan');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
    await expect(canvas.getByText(/^Added to the plan/)).toBeInTheDocument();
    await userEvent.clear(field);
    await userEvent.type(field, 'badger rowan');
    await userEvent.keyboard('{Shift>}{Enter}{/Shift}{Escape}{Escape}');
    await waitFor(() => expect(items(canvas)).toHaveLength(2));
  },
};

/** Names of any length and script, and markup shown as the text it is. */
export const LongLabels: Story = {
  loaders: [planning(council, /./, /Donau/, /أرسل/, /dragon/, /Bold/)],
  play: async ({ canvas }) => {
    await expect(tray(canvas).scrollWidth).toBeLessThanOrEqual(tray(canvas).clientWidth);
    await expect(tray(canvas).querySelector('b, img, script')).toBeNull();
    await waitFor(() => expect(items(canvas)[1]).toHaveAttribute('data-refused'));
  },
};

/** Of ten thousand options, the gathered ones. */
export const TenThousand: Story = {
  loaders: [planning(market, /^Badger 1 in amber/, /^Zebra 7 in teal/)],
  play: async ({ canvas }) => {
    await expect(items(canvas)).toHaveLength(2);
    await waitFor(() => expect(items(canvas)[1]).toHaveTextContent('needs 33 more'));
  },
};

/** On a phone. */
export const Phone: Story = {
  ...phone,
  loaders: [planning(duel, FOX, STOKE_6, BEAR)],
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    await expect(commit(canvas).getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};

/** In the dark. */
export const Dark: Story = { ...dark, loaders: [planning(duel, FOX, STOKE_6, BEAR)] };
