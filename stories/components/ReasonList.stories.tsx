import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { ReasonList } from '../../src/components/ReasonList/ReasonList.js';
import { useOptions } from '../../src/hooks/facts.js';
import { inItsGame, seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { atlas } from '../tables/atlas.js';
import { hand } from '../tables/hand.js';
import { council } from '../tables/long-names.js';
import { chairAt } from '../tables/tic-tac-toe.js';

/** The reasons of the first option that has more than one. */
function FirstReasons(): ReactNode {
  const option = useOptions().find((one) => one.kind === 'unavailable' && one.reasons.length > 1);
  return <ReasonList reasons={option?.kind === 'unavailable' ? option.reasons : []} />;
}

const meta = {
  title: 'Components/ReasonList',
  component: ReasonList,
  decorators: [inColumn, inItsGame],
  loaders: [seated(hand)],
  args: { reasons: [] },
  argTypes: { reasons: { control: false } },
  render: () => <FirstReasons />,
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

/** On a phone. */
export const Phone: Story = { ...phone, loaders: [seated(council)] };

/** In the dark. */
export const Dark: Story = { ...dark };
