import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, spyOn, waitFor } from 'storybook/test';
import { optionsOf } from '../../src/protocol/options/options-of.js';
import { chairElsewhere } from '../flip.js';
import { FLIPPED_GAMES, type FlippedGame } from '../tables/flipped-games.js';
import { COMPONENTS, Flipped } from './flipped/Flipped.js';

const meta = {
  title: 'Theming/Flipped',
  component: Flipped,
  tags: ['!autodocs'],
  args: { game: 'chess' },
  argTypes: { game: { control: 'select', options: Object.keys(FLIPPED_GAMES) } },
  parameters: { layout: 'fullscreen' },
  render: ({ game }) => <Flipped key={game} game={game} />,
} satisfies Meta<typeof Flipped>;

export default meta;

type Story = StoryObj<typeof meta>;

// A palette shows nothing before it is opened, and not every game has two parameters to compare.
const SILENT = ['CommandPalette', 'OptionMatrix'];

/** Whatever only this game says: who plays, what can be done and how much of it, why the rest cannot, and what was done. */
async function wordsOf(game: FlippedGame): Promise<readonly string[]> {
  const snapshot = (await game.setUp()).adapter.getSnapshot();
  const { log } = (await chairElsewhere(game, 'played')).adapter.getSnapshot();
  const options = optionsOf(snapshot);
  const reasons = options.flatMap((option) => (option.kind === 'unavailable' ? option.reasons : []));
  const open = options.length - options.filter(({ kind }) => kind === 'unavailable').length;
  return [
    ...snapshot.players.map(({ name }) => name),
    ...options.map(({ name }) => name),
    ...[...reasons, ...log].map(({ text }) => text),
    `${open} / ${options.length}`,
    `${open} of ${options.length} possible`,
    ...(game.skin ? [] : ['this game has none']),
    ...(game.over ? [] : ['This game goes on for ever.']),
  ];
}

/** Everything that an element says, to whoever sees it or listens to it. */
const saidBy = (element: Element) =>
  [element, ...element.querySelectorAll('[aria-label]')]
    .map((part) => `${part.getAttribute('aria-label')} ${part.textContent}`)
    .join(' ');

/** Every component shows something of the game that it is flipped to, and nothing breaks. */
export const Default: Story = {
  play: async ({ args: { game }, canvas, canvasElement }) => {
    const error = spyOn(console, 'error');
    const words = await wordsOf(FLIPPED_GAMES[game]!);
    const select = canvas.getByRole('combobox', { name: 'Component' });
    for (const component of COMPONENTS.filter((name) => !SILENT.includes(name))) {
      await fireEvent.change(select, { target: { value: component } });
      await waitFor(
        () => {
          const shown = canvasElement.querySelector(`[aria-label="${component}, flipped"]`);
          const said = shown && saidBy(shown);
          if (!words.some((word) => said?.includes(word))) throw new Error(`${component} says: ${said}`);
        },
        { timeout: 4000 },
      );
    }
    await expect(error).not.toHaveBeenCalled();
  },
};

/** A game of cards. */
export const Principality: Story = { ...Default, args: { game: 'principality' } };

/** A game on hexes. */
export const Battletech: Story = { ...Default, args: { game: 'battletech' } };

/** A game without a board. */
export const Hand: Story = { ...Default, args: { game: 'hand' } };
