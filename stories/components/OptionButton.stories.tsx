import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { OptionButton, type OptionButtonProps } from '../../src/components/OptionButton/OptionButton.js';
import '../../src/components/OptionButton/OptionButton.css';
import { UnavailableReasonTooltip } from '../../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { useOptions } from '../../src/hooks/facts.js';
import { optionIdOf } from '../../src/protocol/normalise.js';
import { argsElsewhere } from '../elsewhere.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { atlas } from '../tables/atlas.js';
import { council, longNames } from '../tables/long-names.js';
import { market } from '../tables/market.js';
import { chairAt } from '../tables/tic-tac-toe.js';

const cell = (position: number) => optionIdOf({ moveId: 'place', params: { position } });
const figure = (number: number) => optionIdOf({ moveId: 'buy', params: { figure: number } });

/** At another game's table there is no such option: the first that can be chosen there is shown. */
const whatIsThere = argsElsewhere<OptionButtonProps>(() => {
  const open = useOptions().find(({ kind }) => kind === 'available');
  return open ? { optionId: open.id } : {};
});

const meta = {
  title: 'Components/OptionButton',
  component: OptionButton,
  decorators: [whatIsThere, inColumn, inItsGame],
  loaders: [seated(() => chairAt('middleGame'))],
  args: { optionId: cell(1) },
  render: (args) => (
    <UnavailableReasonTooltip>
      <div style={{ display: 'grid', gap: '0.75rem', justifyItems: 'start' }}>
        <OptionButton {...args} />
        <GameLog />
      </div>
    </UnavailableReasonTooltip>
  ),
} satisfies Meta<typeof OptionButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One option where a skin wants it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Place X in row 1, column 2' })).toBeVisible();
  },
};

/** Pressed, it is played; then it says why it cannot be played again. */
export const Played: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Place X in row 1, column 2' }));
    await waitFor(() => expect(canvas.getByText('X takes row 1, column 2')).toBeVisible());
    await expect(canvas.getByRole('button', { name: /row 1, column 2/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** What cannot be played stays, and says why. */
export const Unavailable: Story = {
  args: { optionId: cell(4) },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Place X in row 2, column 2' });
    await expect(button).toHaveAccessibleDescription('This cell is occupied by X.');
    await userEvent.click(button);
    await expect(canvas.queryByText(/^X takes row 1/)).toBeNull();
  },
};

/** The one that most players want next. */
export const Strong: Story = { args: { strong: true } };

/** Another text than its name, which screen readers still hear. */
export const OwnText: Story = {
  args: { children: '↑' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Place X in row 1, column 2' })).toHaveTextContent('↑');
  },
};

const SIDE_BY_SIDE = { display: 'flex', flexWrap: 'wrap', gap: '0.5rem' } as const;

/** Odds are heard with the name. */
export const Odds: Story = {
  loaders: [seated(atlas)],
  render: function Shots() {
    return (
      <UnavailableReasonTooltip style={SIDE_BY_SIDE}>
        {useOptions().map(({ id }) => (
          <OptionButton key={id} optionId={id} />
        ))}
      </UnavailableReasonTooltip>
    );
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /, 58%$/ })).toBeVisible();
  },
};

/** Names without end, of every script. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  render: function Motions() {
    return (
      <UnavailableReasonTooltip data-testid="motions" style={SIDE_BY_SIDE}>
        {useOptions().map(({ id }) => (
          <OptionButton key={id} optionId={id} />
        ))}
      </UnavailableReasonTooltip>
    );
  },
  play: async ({ canvas }) => {
    const box = canvas.getByTestId('motions');
    await expect(box.scrollWidth).toBeLessThanOrEqual(box.clientWidth);
    await expect(box).toHaveTextContent(longNames[0]!);
  },
};

/** The option is not there: nor is a button. */
export const Empty: Story = {
  args: { optionId: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** One of ten thousand follows what is done with any other. */
export const TenThousand: Story = {
  args: { optionId: figure(9900) },
  loaders: [seated(market)],
  play: async ({ canvas, loaded }) => {
    const button = canvas.getByRole('button', { name: 'Zebra 1 in umber, 1 coins' });
    await (loaded as Seated).store.execute(figure(74));
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(button);
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription(/^You have bought it\. It costs 1 coins, you have 0\./),
    );
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** On a phone. */
export const Phone: Story = { ...phone };

/** In the dark. */
export const Dark: Story = { ...dark };
