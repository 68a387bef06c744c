import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { Meter, type MeterProps } from '../../src/components/Meter/Meter.js';
import { predictedBy } from '../../src/components/Meter/meter-reading.js';
import '../../src/components/Meter/Meter.css';
import type { EmberwoodView } from '../../src/games/emberwood/view.js';
import { useFocusedOption, useOptions, useView } from '../../src/hooks/facts.js';
import { usePreview } from '../../src/hooks/use-preview.js';
import { Board, OnlyHere } from '../elsewhere.js';
import { oneOf } from '../arg-types.js';
import { TONES } from '../../src/protocol/preview.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, inColumn, phone } from '../settings.js';
import { atHome, BigBoard, bigBoard, RING, type BigBoardView } from '../tables/big-board.js';
import { DUELS, duelAt } from '../tables/emberwood.js';
import { hand } from '../tables/hand.js';
import { longNames } from '../tables/long-names.js';

/** The warmth of one's own hearth, as the game has it. Another game has actions, some of which can be chosen. */
function Warmth(props: Partial<MeterProps>): ReactNode {
  return (
    <OnlyHere otherwise={<Open {...props} />}>
      <Hearth {...props} />
    </OnlyHere>
  );
}

function Open(props: Partial<MeterProps>): ReactNode {
  const options = useOptions();
  const open = options.filter(({ kind }) => kind === 'available');
  return <Meter label="Actions you can choose" value={open.length} max={options.length} {...props} />;
}

function Hearth(props: Partial<MeterProps>): ReactNode {
  const { near } = useView<EmberwoodView>();
  return <Meter label="Warmth" tone="good" value={near.warmth} max={near.fullWarmth} {...props} />;
}

/** A number of the hand, and what the option pointed at would make of it. */
function Predicted({ metric, ...props }: MeterProps & { readonly metric: string }): ReactNode {
  const preview = usePreview(useFocusedOption()?.id ?? null);
  const metrics = 'metrics' in preview ? preview.metrics : [];
  return <Meter {...props} predicted={predictedBy(metrics, metric)} />;
}

/** A board, and how much of it is done. */
function Ring(): ReactNode {
  const { stones } = useView<BigBoardView>();
  return (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Predicted
        metric="home"
        label="Stones at home"
        tone="good"
        value={atHome(stones)}
        max={RING}
        segmented
      />
      <BigBoard />
    </div>
  );
}

const meta = {
  title: 'Components/Meter',
  component: Meter,
  decorators: [inColumn, inItsGame],
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  args: { label: 'Warmth', value: 14, max: 20 },
  argTypes: {
    tone: oneOf(TONES),
    predictedTone: oneOf(TONES),
    renderValue: { control: false },
    valueText: { control: false },
  },
} satisfies Meta<typeof Meter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How much there is of how much there can be. */
export const Default: Story = {
  render: () => <Warmth />,
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Warmth' });
    await expect(meter).toHaveAttribute('aria-valuetext', '14 of 20');
    await expect(meter).toHaveAttribute('aria-valuenow', '14');
    await expect(meter).toHaveTextContent('14 / 20');
  },
};

/** One segment for each point. */
export const Segmented: Story = {
  render: () => <Warmth segmented tone="neutral" />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Warmth' })).toHaveAttribute('data-segmented');
  },
};

/** Pointing at an option shows what it would change, before it is done. */
export const Prediction: Story = {
  loaders: [seated(hand)],
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Predicted metric="health" label="Health" tone="good" value={12} max={15} />
      <Predicted metric="coins" label="Coins" value={5} max={10} segmented />
      <ActionMenu />
    </div>
  ),
  play: async ({ canvas }) => {
    const health = canvas.getByRole('meter', { name: 'Health' });
    const coins = canvas.getByRole('meter', { name: 'Coins' });
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Attack the bandits/ }));
    await waitFor(() => expect(health).toHaveAttribute('aria-valuetext', '12 of 15, would become 9'));
    await expect(health).toHaveAttribute('data-change', 'loss');
    await expect(coins).not.toHaveAttribute('data-change');
    await userEvent.hover(canvas.getByRole('menuitem', { name: /^Play a Copper/ }));
    await waitFor(() => expect(coins).toHaveAttribute('data-change', 'gain'));
    await expect(coins).toHaveAttribute('aria-valuetext', '5 of 10, would become 6');
    await expect(health).toHaveAttribute('aria-valuetext', '12 of 15');
  },
};

/** Gains and losses, and whom they are good for. */
export const GainsAndLosses: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Warmth label="Your warmth, after an attack" predicted={9} />
      <Warmth label="Your warmth, after stoking" predicted={17} />
      <Warmth label="Their warmth, after your attack" tone="bad" predicted={9} predictedTone="good" />
      <Warmth label="Segments, after an attack" segmented predicted={9} />
      <Warmth label="Nothing would change" predicted={14} />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: /^Their warmth/ })).toHaveAttribute(
      'data-predicted-tone',
      'good',
    );
    await expect(canvas.getByRole('meter', { name: /^Nothing/ })).not.toHaveAttribute('data-change');
  },
};

/** More than there can be, less than nothing, no number at all: written as it is, and never out of the bar. */
export const OutOfBounds: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Meter label="Overheated" tone="bad" value={34} max={30} />
      <Meter label="In debt" value={-3} max={10} />
      <Meter label="Nothing to measure" value={0} max={0} segmented />
      <Meter label="Too many for segments" value={4000} max={10_000} segmented />
      <Meter label="Not a number" value={Number.NaN} max={Number.NaN} />
    </div>
  ),
  play: async ({ canvas }) => {
    const meter = (name: string) => canvas.getByRole('meter', { name });
    await expect(meter('Overheated')).toHaveAttribute('aria-valuenow', '30');
    await expect(meter('Overheated')).toHaveTextContent('34 / 30');
    await expect(meter('In debt')).toHaveAttribute('data-empty');
    await expect(meter('Too many for segments')).not.toHaveAttribute('data-segmented');
    await expect(meter('Not a number')).toHaveAttribute('aria-valuetext', '0 of 0');
  },
};

/** Nothing is left: the bar is empty, and what would come to it is still shown. */
export const Empty: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      <Warmth value={0} />
      <Warmth label="Warmth, in segments" segmented value={0} />
      <Warmth label="Warmth, after stoking" value={0} predicted={6} />
    </div>
  ),
  play: async ({ canvas }) => {
    const meters = canvas.getAllByRole('meter');
    const widthOf = (meter: HTMLElement, part: string) =>
      meter.querySelector(`.ms-meter-${part}`)!.getBoundingClientRect().width;
    for (const meter of meters) {
      await expect(meter).toHaveAttribute('data-empty');
      await expect(meter).toHaveTextContent(/0.* \/ 20$/);
      await expect(widthOf(meter, 'sure')).toBe(0);
    }
    await expect(meters[0]).toHaveAttribute('aria-valuetext', '0 of 20');
    await expect(widthOf(meters[2]!, 'ghost') / widthOf(meters[2]!, 'track')).toBeCloseTo(6 / 20, 1);
  },
};

/** One number, and ten thousand options that would change it or not: it follows the one that is pointed at. */
export const TenThousand: Story = {
  loaders: [seated(bigBoard)],
  render: () => (
    <OnlyHere otherwise={<Board />}>
      <Ring />
    </OnlyHere>
  ),
  play: async ({ canvas, loaded }) => {
    const meter = canvas.getByRole('meter', { name: 'Stones at home' });
    const cell = (name: RegExp) => canvas.getByRole('button', { name });
    await expect((loaded as Seated).store.getState().options).toHaveLength(10_000);
    await userEvent.click(cell(/^Stone 1,/));
    await userEvent.hover(cell(/^Gap,/));
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', '15 of 16, would become 16'));
    await userEvent.hover(cell(/row 1, column 2$/));
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', '15 of 16'));
    await userEvent.click(cell(/^Stone 1,/));
    await userEvent.click(cell(/^Stone 2,/));
    await userEvent.click(cell(/row 1, column 2$/));
    await waitFor(() => expect(meter).toHaveAttribute('aria-valuetext', '14 of 16'));
  },
};

/** The value in words of your own. */
export const OwnValue: Story = {
  render: () => (
    <Warmth
      renderValue={({ value, max }) => (value * 2 > max ? 'cosy' : 'chilly')}
      valueText={({ value }) => `cosy, ${value} degrees`}
    />
  ),
  play: async ({ canvas }) => {
    const meter = canvas.getByRole('meter', { name: 'Warmth' });
    await expect(meter).toHaveTextContent('cosy');
    await expect(meter).toHaveAttribute('aria-valuetext', 'cosy, 14 degrees');
  },
};

/** Long labels wrap, and markup in them is text. */
export const LongLabels: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: '1rem' }}>
      {longNames.map((name) => (
        <Warmth key={name} label={name} predicted={11} />
      ))}
      <Warmth label={'W'.repeat(2000)} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const meter of canvasElement.querySelectorAll('.ms-meter'))
      await expect(meter.scrollWidth).toBeLessThanOrEqual(meter.clientWidth);
    await expect(canvasElement.querySelector('.ms-meter img, .ms-meter b')).toBeNull();
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" style={{ display: 'grid', gap: '1rem' }}>
      <Warmth label="دفء" predicted={9} />
      <Warmth label="جمر" segmented predicted={17} />
    </div>
  ),
};

/** On a phone. */
export const Phone: Story = { ...phone, ...Prediction, globals: phone.globals, parameters: phone.parameters };

/** In the dark. */
export const Dark: Story = { ...GainsAndLosses, ...dark };
