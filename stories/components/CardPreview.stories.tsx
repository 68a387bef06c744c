import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { CardFace } from '../../src/components/CardPreview/card-face.js';
import { CARD_SIZES, CardPreview } from '../../src/components/CardPreview/CardPreview.js';
import { CardZoom } from '../../src/components/CardPreview/CardZoom.js';
import type { EmberwoodView } from '../../src/games/emberwood/view.js';
import { Hand } from '../../src/components/Hand/Hand.js';
import { useOptions, useView } from '../../src/hooks/facts.js';
import { aboutABoard } from '../elsewhere.js';
import { oneOf } from '../arg-types.js';
import { inItsGame, seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { duelAt, DUELS } from '../tables/emberwood.js';
import { faceOf, facesOf } from '../tables/emberwood-faces.js';
import { longNames } from '../tables/long-names.js';
import { market } from '../tables/market.js';

const onPress = fn();

/** The seat's hand and the other's, as buttons of somebody's own making: `data-card-id` is all that the zoom asks for. */
function Cards({ faces, hidden = 0 }: CardsProps): ReactNode {
  const ids = [...faces.keys(), ...Array.from({ length: hidden }, (_, nth) => `hidden ${nth}`)];
  return (
    <CardZoom
      faceOf={(id) => faces.get(id)}
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        gap: '0.5rem',
        paddingBlock: '1rem',
      }}
    >
      {ids.map((id) => (
        <button
          key={id}
          type="button"
          data-card-id={id}
          onClick={() => onPress(id)}
          style={{ padding: 0, border: 0, background: 'none' }}
        >
          <CardPreview face={faces.get(id) ?? null} />
        </button>
      ))}
    </CardZoom>
  );
}

interface CardsProps {
  readonly faces: ReadonlyMap<string, CardFace>;
  readonly hidden?: number;
}

function BothHands(): ReactNode {
  const { near, far } = useView<EmberwoodView>();
  const faces = new Map((near.hand ?? []).map((card) => [card.id, faceOf(card)]));
  return <Cards faces={faces} hidden={far.handCount} />;
}

const zoomed = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLElement>('.ms-card-zoom:popover-open');

function expectApart(a: Element, b: Element): void {
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  const apart =
    one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
  void expect(apart).toBe(true);
}

const meta = {
  title: 'Components/CardPreview',
  component: CardPreview,
  decorators: [aboutABoard, inItsGame],
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  args: { face: null },
  argTypes: { size: oneOf(CARD_SIZES), face: { control: false }, renderFace: { control: false } },
  render: () => <BothHands />,
  beforeEach: () => void onPress.mockClear(),
} satisfies Meta<typeof CardPreview>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A hand. Pointing at a card, or focusing it, enlarges it; Escape closes that. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const owl = canvas.getByRole('button', { name: /^Owl Post/ });
    const bear = canvas.getByRole('button', { name: /^Bear/ });

    await step('pointing at a card', async () => {
      await userEvent.hover(bear);
      await waitFor(() => expect(zoomed(canvasElement)).toHaveTextContent('Bear'));
      expectApart(zoomed(canvasElement)!, bear);
      await userEvent.hover(owl);
      await waitFor(() => expect(zoomed(canvasElement)).toHaveTextContent('Owl Post'));
      await expect(canvasElement.querySelectorAll('.ms-card-zoom')).toHaveLength(1);
      await userEvent.unhover(owl);
      await userEvent.hover(document.body);
      await waitFor(() => expect(zoomed(canvasElement)).toBeNull());
    });

    await step('focusing it, and Escape', async () => {
      await userEvent.tab();
      await waitFor(() => expect(zoomed(canvasElement)).toHaveAttribute('data-instant'));
      expectApart(zoomed(canvasElement)!, document.activeElement!);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(zoomed(canvasElement)).toBeNull());
      await userEvent.tab();
      await waitFor(() => expect(zoomed(canvasElement)).toBeVisible());
    });

    await step('a press is the card’s own', async () => {
      await userEvent.click(bear);
      await expect(onPress).toHaveBeenCalledOnce();
      await expect(zoomed(canvasElement)).toBeNull();
    });
  },
};

/** As on a table, in a hand, and to be read. */
export const Sizes: Story = {
  render: function Render() {
    const { near } = useView<EmberwoodView>();
    const face = faceOf(near.clearing[0]!);
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1rem' }}>
        {CARD_SIZES.flatMap((size) => [
          <CardPreview key={size} face={face} size={size} />,
          <CardPreview key={`${size} back`} face={null} size={size} />,
        ])}
      </div>
    );
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getAllByRole('img', { name: 'Badger Digger, costs 3, Creature, strength 3, health 3' }),
    ).toHaveLength(3);
  },
};

/** What lies face down is the same element for every card, and is never enlarged. */
export const FaceDown: Story = {
  play: async ({ canvas, canvasElement }) => {
    const backs = canvas.getAllByRole('img', { name: 'Face-down card' });
    await expect(backs).toHaveLength(3);
    await expect(new Set(backs.map((back) => back.outerHTML)).size).toBe(1);
    await expect(backs[0]).toBeEmptyDOMElement();
    await userEvent.hover(backs[0]!);
    await expect(zoomed(canvasElement)).toBeNull();
    backs[0]!.closest('button')!.focus();
    await expect(zoomed(canvasElement)).toBeNull();
  },
};

/** A finger that rests on a card enlarges it and presses nothing; a tap presses. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas, canvasElement }) => {
    const bear = canvas.getByRole('button', { name: /^Bear/ });
    const finger = { pointerType: 'touch', pointerId: 1, bubbles: true, clientX: 50, clientY: 50 };
    await fireEvent.pointerDown(bear, finger);
    await expect(zoomed(canvasElement)).toBeNull();
    await waitFor(() => expect(zoomed(canvasElement)).toHaveTextContent('Bear'));
    const box = zoomed(canvasElement)!.getBoundingClientRect();
    await expect(box.left).toBeGreaterThanOrEqual(0);
    await expect(box.right).toBeLessThanOrEqual(window.innerWidth);
    await fireEvent.pointerUp(bear, finger);
    await fireEvent.click(bear);
    await expect(onPress).not.toHaveBeenCalled();
    await expect(zoomed(canvasElement)).toBeVisible();

    await userEvent.pointer({ keys: '[TouchA]', target: bear });
    await expect(zoomed(canvasElement)).toBeNull();
    await expect(onPress).toHaveBeenCalledOnce();
  },
};

const LONG = new Map<string, CardFace>(
  longNames.map((name, nth) => [
    `${nth}`,
    {
      title: name.repeat(nth === 0 ? 20 : 1),
      cost: nth === 1 ? '1,000,000 of the finest doubloons' : nth,
      typeLine: name,
      text: `${name} ${name}`,
      stats: [
        { label: name, value: '9,999,999,999' },
        { label: 'health', value: 3 },
      ],
    },
  ]),
);

/** Nothing is printed on it but its name: it is as large as any other, and says no more than that. */
export const Empty: Story = {
  render: function Render() {
    const { near } = useView<EmberwoodView>();
    const face = faceOf(near.clearing[0]!);
    return (
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1rem' }}>
        {CARD_SIZES.flatMap((size) => [
          <CardPreview key={size} face={{ title: 'Stranger' }} size={size} />,
          <CardPreview key={`${size} full`} face={face} size={size} />,
        ])}
      </div>
    );
  },
  play: async ({ canvas }) => {
    const sizes = (cards: readonly HTMLElement[]) =>
      cards.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]);
    const bare = canvas.getAllByRole('img', { name: 'Stranger' });
    await expect(sizes(bare)).toEqual(sizes(canvas.getAllByRole('img', { name: /^Badger/ })));
    for (const card of bare) {
      await expect(card).toHaveTextContent(/^Stranger$/);
      await expect(card.querySelector('.ms-card-cost, .ms-card-stats, .ms-card-type')).toBeNull();
    }
  },
};

/** A figure of the market as a card. */
function Figures(): ReactNode {
  const figures = useOptions();
  const faceAt = (id: string): CardFace => {
    const { name, category } = figures[Number(id)]!;
    const [title, cost] = name.split(', ');
    return { title: title!, cost: Number.parseInt(cost!, 10), typeLine: category ?? '' };
  };
  return (
    <CardZoom faceOf={faceAt}>
      <Hand
        label="For sale"
        items={figures.map(({ name }, at) => ({ id: `${at}`, name }))}
        renderCard={({ id }) => <CardPreview face={faceAt(id)} />}
      />
    </CardZoom>
  );
}

/** A card for each of ten thousand options: those on screen are drawn, and the last is enlarged like the first. */
export const TenThousand: Story = {
  loaders: [seated(market)],
  render: () => <Figures />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('region', { name: 'For sale 10,000' })).toBeVisible();
    await userEvent.tab();
    await waitFor(() => expect(zoomed(canvasElement)).toHaveTextContent(/Badger 1 in amber/));
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(zoomed(canvasElement)).toHaveTextContent(/Zebra 50 in white/));
    expectApart(zoomed(canvasElement)!, document.activeElement!.querySelector('.ms-card')!);
    await expect(canvasElement.querySelectorAll('.ms-card').length).toBeLessThan(60);
    await expect(canvasElement.querySelectorAll('.ms-card-zoom')).toHaveLength(1);
  },
};

/** Names of 2,000 letters, in other scripts, or that look like markup. */
export const LongLabels: Story = {
  render: () => <Cards faces={LONG} />,
  play: async ({ canvas, canvasElement }) => {
    const markup = canvas.getByRole('button', { name: /^<b>Bold/ });
    await expect(markup.querySelector('b, script')).toBeNull();
    for (const card of canvas.getAllByRole('img')) {
      await expect(card.scrollWidth).toBeLessThanOrEqual(card.clientWidth);
    }
    markup.focus();
    await waitFor(() => expect(zoomed(canvasElement)).toHaveTextContent('<b>Bold</b>'));
    const { height } = zoomed(canvasElement)!.getBoundingClientRect();
    await expect(height).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** From right to left, everything is mirrored. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Cards faces={LONG} hidden={1} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    // Words of another direction end, and are cut off, on their own side; but they stand on the page's.
    const [english] = canvasElement.querySelectorAll('.ms-card-text');
    await expect(english).toHaveStyle({ direction: 'ltr' });
    await expect(getComputedStyle(english!).textAlign).toBe('right');
  },
};

/** A skin draws its own face; what lies face down is still the kit's. */
export const OwnFace: Story = {
  render: function Render() {
    const faces = facesOf(useView<EmberwoodView>());
    return (
      <>
        {[...faces.values()].slice(0, 2).map((face) => (
          <CardPreview key={face.title} face={face} renderFace={({ title }) => <em>{title}</em>} />
        ))}
      </>
    );
  },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole('img');
    await expect(within(first!).getByText(/\w/).tagName).toBe('EM');
  },
};

/** In the dark. */
export const Dark: Story = { ...dark };
