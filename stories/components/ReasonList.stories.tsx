import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps, ReactNode } from 'react';
import { expect, waitFor } from 'storybook/test';
import { ReasonList } from '../../src/components/ReasonList/ReasonList.js';
import { useOptions } from '../../src/hooks/facts.js';
import { useGame } from '../../src/hooks/GameProvider.js';
import { optionIdOf } from '../../src/protocol/normalise.js';
import { gapOf } from '../../src/protocol/reason.js';
import { selectReasons } from '../../src/store/selectors.js';
import { listOf } from '../arg-types.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { atlas } from '../tables/atlas.js';
import { hand } from '../tables/hand.js';
import { council } from '../tables/long-names.js';
import { market } from '../tables/market.js';
import { chairAt } from '../tables/tic-tac-toe.js';

/** The reasons of the first option that has more than one, or any. */
function FirstReasons(props: Partial<ComponentProps<typeof ReasonList>>): ReactNode {
  const reasons = useOptions().flatMap((one) => (one.kind === 'unavailable' ? [one.reasons] : []));
  return <ReasonList {...props} reasons={reasons.find(({ length }) => length > 1) ?? reasons[0] ?? []} />;
}

const meta = {
  title: 'Components/ReasonList',
  component: ReasonList,
  decorators: [inColumn, inItsGame],
  loaders: [seated(hand)],
  args: { reasons: [] },
  argTypes: { reasons: listOf('Reason'), renderReason: { control: false } },
  render: (args) => <FirstReasons {...args} />,
} satisfies Meta<typeof ReasonList>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every reason, with the gap where the engine gave both numbers. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(2);
    await expect(items[0]).toHaveTextContent('A Province costs 8 coins, you have 5. needs 3 more');
    await expect(items[1]).toHaveTextContent(/^Things are bought in the buy phase\.$/);
  },
};

/** A reason in a form of your own: its code, and how much is missing. */
export const OwnReasons: Story = {
  args: {
    renderReason: (reason) => (
      <>
        <code>{reason.code}</code> {gapOf(reason) !== null && `▲ ${gapOf(reason)}`}
      </>
    ),
  },
  play: async ({ canvas }) => {
    const [price, phase] = canvas.getAllByRole('listitem');
    await expect(price).toHaveTextContent(/^\w+ ▲ 3$/);
    await expect(price).toHaveAttribute('data-code', price!.querySelector('code')!.textContent);
    await expect(phase).toHaveTextContent(/^\w+$/);
  },
};

/** Out of a report. */
export const Report: Story = {
  loaders: [seated(atlas)],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Target is 14 hexes away, max range is 9',
      'No ammunition remaining',
    ]);
  },
};

/** After the end of a game. */
export const GameOver: Story = {
  loaders: [seated(() => chairAt('won'))],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

/** Long reasons wrap, and markup is text. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(list).toHaveTextContent('<i>without</i>');
  },
};

/** Nothing stands in the way: there is nothing to read, and no room is kept. */
export const Empty: Story = {
  loaders: [seated(() => chairAt('opening'))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(canvas.getByRole('list').offsetHeight).toBe(0);
  },
};

const figure = (number: number) => optionIdOf({ moveId: 'buy', params: { figure: number } });

/** The reasons of one option among ten thousand follow the game. */
export const TenThousand: Story = {
  loaders: [seated(market)],
  render: function OfOne() {
    return <ReasonList reasons={useGame((state) => selectReasons(state, figure(9996)))} />;
  },
  play: async ({ canvas, loaded }) => {
    const said = () => canvas.getAllByRole('listitem').map((item) => item.textContent);
    const RESERVED = 'It is set aside for somebody else.';
    await expect(said()).toEqual(['It costs 53 coins, you have 40. needs 13 more', RESERVED]);
    await (loaded as Seated).store.execute(figure(0));
    await waitFor(() => expect(said()).toEqual(['It costs 53 coins, you have 39. needs 14 more', RESERVED]));
  },
};

/** On a phone. */
export const Phone: Story = { ...phone, loaders: [seated(council)] };

/** In the dark. */
export const Dark: Story = { ...dark };
