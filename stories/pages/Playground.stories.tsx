import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { phone } from '../settings.js';
import { market } from '../tables/market.js';
import { EXAMPLES } from './playground/examples.js';
import { Playground } from './playground/Playground.js';

const startingWith = (name: string) => async () => ({ start: await EXAMPLES[name]!.load() });

const meta = {
  title: 'Playground',
  component: Playground,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  loaders: [startingWith('atlas')],
  args: { start: '' },
  render: (_, { loaded }) => <Playground start={String(loaded['start'])} />,
} satisfies Meta<typeof Playground>;

export default meta;

type Story = StoryObj<typeof meta>;

const BOX = 'Report or moves, as JSON';

/** A report becomes a menu; an action that is pressed shows the command that an engine would get. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Nothing is wrong with it.')).toBeVisible();
    const actions = within(canvas.getByRole('region', { name: 'Actions' }));
    await userEvent.click(actions.getByRole('menuitem', { name: /Fire SRM-4 at Hunchback/ }));
    const sent = within(canvas.getByRole('region', { name: 'What would be sent' }));
    await waitFor(() =>
      expect(sent.getByRole('status')).toHaveTextContent('"moveId": "fire-srm-4-hunchback"'),
    );
    await expect(actions.getByRole('menuitem', { name: /Fire AC\/20/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** Every fault with its line; the entries that are right can be used. */
export const Faults: Story = {
  loaders: [startingWith('broken')],
  play: async ({ canvas, userEvent, step }) => {
    const problems = within(canvas.getByRole('list', { name: 'What is wrong' }));
    const actions = within(canvas.getByRole('region', { name: 'Actions' }));
    await step('the first move lives', async () => {
      await expect(problems.getAllByRole('listitem')).toHaveLength(3);
      await expect(actions.getAllByRole('menuitem')).toHaveLength(1);
    });
    await step('a fault shows its line', async () => {
      await userEvent.click(problems.getByRole('button', { name: /\[1\]\.isValid/ }));
      const box = canvas.getByRole<HTMLTextAreaElement>('textbox', { name: BOX });
      await expect(box).toHaveFocus();
      await expect(box.value.slice(box.selectionStart, box.selectionEnd)).toBe('    "isValid": "yes",');
    });
    await step('what is put right appears', async () => {
      await userEvent.keyboard('    "isValid": true,');
      await waitFor(() => expect(problems.getAllByRole('listitem')).toHaveLength(2));
      await expect(actions.getAllByRole('menuitem')).toHaveLength(1);
    });
  },
};

/** A text that is no JSON says where it stops being any. */
export const NoJson: Story = {
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('textbox', { name: BOX });
    await userEvent.clear(box);
    await userEvent.click(box);
    await userEvent.paste('[\n  { "moveId": "go", }\n]');
    await expect(
      await canvas.findByRole('button', { name: /Line 2, column 19 There is a comma too many/ }),
    ).toBeVisible();
    await expect(canvas.getByText(/Nothing can be shown/)).toBeVisible();
  },
};

/** Another example is another game: its moves are chosen step by step and compared side by side. */
export const Emberwood: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Example' }), 'Moves of Emberwood');
    const matrix = await canvas.findByRole('grid');
    await expect(matrix).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Move' }), 'charm');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Rows' }), 'target');
    await expect(canvas.getByRole('rowheader', { name: 'Boar Charger' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Search/ }));
    await userEvent.keyboard('owl');
    await expect(await canvas.findAllByRole('option', { name: /Owl/ })).not.toHaveLength(0);
    await userEvent.keyboard('{Escape}');
  },
};

/** Ten thousand moves, pasted. */
export const TenThousand: Story = {
  loaders: [
    () => {
      const moves = market()
        .adapter.getSnapshot()
        .moves.map((move) => JSON.stringify(move));
      return { start: `[\n${moves.join(',\n')}\n]` };
    },
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing is wrong with it.')).toBeVisible();
    const [first] = canvas.getAllByRole('menuitem');
    await expect(first).toHaveAttribute('aria-setsize', '10000');
  },
};

/** On a phone the text is above the game. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: BOX })).toBeVisible();
    const { scrollWidth, clientWidth } = canvasElement.ownerDocument.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  },
};
