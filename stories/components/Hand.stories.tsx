import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cardLabel } from '../../src/components/CardPreview/card-face.js';
import { CardPreview } from '../../src/components/CardPreview/CardPreview.js';
import { CardZoom } from '../../src/components/CardPreview/CardZoom.js';
import { Hand } from '../../src/components/Hand/Hand.js';
import { UnavailableReasonTooltip } from '../../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import type { EmberwoodView } from '../../src/games/emberwood/view.js';
import { useView } from '../../src/hooks/facts.js';
import { useWords } from '../../src/hooks/WordsProvider.js';
import { openPopover } from '../open-popover.js';
import { aboutABoard } from '../elsewhere.js';
import { listOf } from '../arg-types.js';
import { inItsGame, seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { duelAt, DUELS } from '../tables/emberwood.js';
import { faceOf } from '../tables/emberwood-faces.js';
import { council, longNames } from '../tables/long-names.js';

/** The seat's own hand, as an app would show it: pressed, explained and enlarged. */
function NearHand({ label }: { readonly label: string }): ReactNode {
  const words = useWords();
  const { near } = useView<EmberwoodView>();
  const faces = new Map((near.hand ?? []).map((card) => [card.id, faceOf(card)]));
  return (
    <CardZoom faceOf={(id) => faces.get(id)}>
      <UnavailableReasonTooltip style={{ paddingBlockStart: '2rem' }}>
        <Hand
          label={label}
          items={[...faces].map(([id, face]) => ({ id, name: face.title, label: cardLabel(face, words) }))}
          renderCard={({ id }) => <CardPreview face={faces.get(id) ?? null} />}
        />
      </UnavailableReasonTooltip>
    </CardZoom>
  );
}

/** The seat's own hand as names. */
function NamedHand({ label }: { readonly label: string }): ReactNode {
  const { near } = useView<EmberwoodView>();
  return <Hand label={label} items={near.hand ?? []} />;
}

/** A hand of which only the number of cards is known. */
function FarHand(): ReactNode {
  const { far } = useView<EmberwoodView>();
  return (
    <Hand
      label={`${far.name}’s hand`}
      items={Array.from({ length: far.handCount }, (_, nth) => ({
        id: `${far.id} ${nth}`,
        name: 'Face-down card',
      }))}
      renderCard={() => <CardPreview face={null} />}
    />
  );
}

const NAMES = ['bear', 'owl', 'fox', 'spark', 'badger', 'heron', 'stag', 'bramble', 'mouse', 'boar'] as const;

const meta = {
  title: 'Components/Hand',
  component: Hand,
  decorators: [aboutABoard, inItsGame],
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  args: { label: 'Your hand', items: [] },
  argTypes: { items: listOf('Item'), renderCard: { control: false } },
  render: ({ label }) => <NearHand label={label} />,
} satisfies Meta<typeof Hand>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrows, Home, End and typing a name go from card to card; Enter plays. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const card = (name: RegExp) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('region', { name: 'Your hand 5' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);

    await step('keys walk over the cards', async () => {
      await userEvent.tab();
      await expect(card(/^Sun and Rain/)).toHaveFocus();
      await userEvent.keyboard('{ArrowLeft}');
      await expect(card(/^Sun and Rain/)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(card(/^Wild Spark/)).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(card(/^Bear Elder/)).toHaveFocus();
      await userEvent.keyboard('{Home}');
      await expect(card(/^Sun and Rain/)).toHaveFocus();
      await userEvent.keyboard('o');
      await expect(card(/^Owl Post/)).toHaveFocus();
      await expect(canvasElement.querySelectorAll('.ms-entity[tabindex="0"]')).toHaveLength(1);
    });

    await step('a card that is played leaves the keyboard to the next', async () => {
      await userEvent.keyboard('{End}');
      await expect(card(/^Bear Elder/)).toHaveAttribute('data-available');
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(4));
      await expect(card(/^Owl Post/)).toHaveFocus();
    });
  },
};

/** When the last card is played, the keyboard stays with the hand. */
export const LastCard: Story = {
  loaders: [
    seated(() =>
      duelAt({
        position: { ...DUELS.aboutToWin, hazel: { ...DUELS.aboutToWin.hazel, hand: ['mouse'] } },
      }),
    ),
  ],
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('No cards in hand.')).toBeVisible());
    await expect(canvas.getByRole('list')).toHaveFocus();
  },
};

/** A card with several uses is selected, and stays lifted. */
export const Selected: Story = {
  play: async ({ canvas }) => {
    const rain = canvas.getByRole('button', { name: /^Sun and Rain/ });
    await userEvent.click(rain);
    await expect(rain).toHaveAttribute('data-selected');
    await expect(rain).toHaveAttribute('aria-pressed', 'true');
  },
};

/** What cannot be played says why, beside the enlarged card. */
export const Unavailable: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.guarded }))],
  play: async ({ canvas, canvasElement }) => {
    const bear = canvas.getByRole('button', { name: /^Bear Elder/ });
    await expect(bear).toHaveAttribute('aria-disabled', 'true');
    await expect(bear).toHaveAccessibleDescription(/needs 5 more/);
    await userEvent.hover(bear);
    await waitFor(() => expect(openPopover(canvasElement)).toHaveTextContent('needs 5 more'));
    const zoom = canvasElement.querySelector('.ms-card-zoom:popover-open')!;
    await expect(zoom).toHaveTextContent('Bear Elder');
    await waitFor(() => expect(touch(zoom, openPopover(canvasElement))).toBe(false));
    await expect(touch(zoom, bear)).toBe(false);
    await userEvent.click(bear);
    await expect(openPopover(canvasElement)).toHaveAttribute('data-pinned');
  },
};

function touch(a: Element, b: Element): boolean {
  const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

/** The other side's hand: as many backs as there are cards, and nothing else. */
export const FaceDown: Story = {
  render: () => <FarHand />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Rowan’s hand 3' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: 'Face-down card' })).toHaveLength(3);
  },
};

/** A hand of so many cards. */
const holding = (length: number) =>
  seated(() =>
    duelAt({
      position: {
        ...DUELS.middleGame,
        hazel: {
          ...DUELS.middleGame.hazel,
          hand: Array.from({ length }, (_, nth) => NAMES[nth % NAMES.length]!),
        },
      },
    }),
  );

/** Forty cards overlap, a finger's width of each is seen, and the rest scrolls. */
export const FortyCards: Story = {
  loaders: [holding(40)],
  play: async ({ canvas, canvasElement }) => {
    const cards = canvas.getAllByRole('button');
    await expect(cards).toHaveLength(40);
    for (const card of cards) await expect(card.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(cards[39]).toHaveFocus();
    const list = canvasElement.querySelector('ul')!.getBoundingClientRect();
    await waitFor(() => expect(cards[39]!.getBoundingClientRect().right).toBeLessThanOrEqual(list.right));
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Of eighty cards all are there, for the browser's own search too, but those out of sight are not drawn. */
export const EightyCards: Story = {
  loaders: [holding(80)],
  render: ({ label }) => <NamedHand label={label} />,
  play: async ({ canvasElement }) => {
    const hand = canvasElement.querySelector('.ms-hand');
    await expect(hand).toHaveAttribute('data-many');
    await expect(hand).not.toHaveAttribute('data-windowed');
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}');
    const cards = canvasElement.querySelectorAll('.ms-entity');
    await expect(cards).toHaveLength(80);
    await expect(cards[78]).toHaveFocus();
    await expect(canvasElement.querySelectorAll('.ms-entity[tabindex="0"]')).toHaveLength(1);
  },
};

/** Of a thousand cards only those on screen are rendered. The keyboard reaches them all, and stays where it is when they scroll. */
export const ThousandCards: Story = {
  loaders: [holding(1000)],
  play: async ({ canvas, canvasElement, step }) => {
    const list = canvas.getByRole('list');
    await expect(canvas.getByRole('region', { name: 'Your hand 1,000' })).toHaveAttribute('data-windowed');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);

    await step('keys reach every card, and show it whole', async () => {
      await userEvent.tab();
      await expect(placeOfFocus()).toBe('1 of 1000');
      await userEvent.keyboard('{End}');
      await expect(placeOfFocus()).toBe('1000 of 1000');
      const card = document.activeElement!.querySelector('.ms-card')!.getBoundingClientRect();
      await expect(card.right).toBeLessThanOrEqual(list.getBoundingClientRect().right);
      await userEvent.keyboard('{ArrowLeft}');
      await expect(placeOfFocus()).toBe('999 of 1000');
      await userEvent.keyboard('{Home}');
      await expect(placeOfFocus()).toBe('1 of 1000');
      await expect(list.scrollLeft).toBe(0);
      await userEvent.keyboard('h');
      await expect(document.activeElement).toHaveAccessibleName(/^Heron Sage/);
    });

    await step('a hand that is scrolled keeps the keyboard, and a key leads back to it', async () => {
      list.scrollLeft = list.scrollWidth / 2;
      await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="500"]')).toBeInTheDocument());
      await expect(placeOfFocus()).toBe('6 of 1000');
      await userEvent.keyboard('{ArrowLeft}');
      await expect(placeOfFocus()).toBe('5 of 1000');
      await expect(isWithin(document.activeElement!, list)).toBe(true);
      await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
    });

    await step('a card that is played leaves the keyboard to the next', async () => {
      await userEvent.keyboard('{Home}{Enter}');
      await waitFor(() => expect(canvas.getByRole('region', { name: 'Your hand 999' })).toBeVisible());
      await expect(document.activeElement).toHaveAccessibleName(/^Owl Post/);
      await expect(placeOfFocus()).toBe('1 of 999');
    });
  },
};

/** Where the card that has the keyboard stands among all. */
function placeOfFocus(): string {
  const card = document.activeElement!.closest('li');
  return `${card?.ariaPosInSet} of ${card?.ariaSetSize}`;
}

function isWithin(inner: Element, outer: Element): boolean {
  const [one, other] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return one.left >= other.left && one.right <= other.right;
}

/** Ten thousand cost no more than what is seen of them. */
export const TenThousand: Story = {
  loaders: [holding(10_000)],
  render: ({ label }) => <NamedHand label={label} />,
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(placeOfFocus()).toBe('10000 of 10000');
    await expect(isWithin(document.activeElement!, canvas.getByRole('list'))).toBe(true);
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(60);
  },
};

/** A thousand from right to left. */
export const ThousandRightToLeft: Story = {
  loaders: [holding(1000)],
  render: ({ label }) => (
    <div dir="rtl">
      <NamedHand label={label} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(placeOfFocus()).toBe('2 of 1000');
    await userEvent.keyboard('{End}');
    await expect(placeOfFocus()).toBe('1000 of 1000');
    const card = document.activeElement!.querySelector('.ms-entity-content')!;
    await expect(isWithin(card, list)).toBe(true);
    list.scrollLeft = -list.scrollWidth / 2;
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="504"]')).toBeInTheDocument());
    await expect(isWithin(canvasElement.querySelector('[aria-posinset="504"]')!, list)).toBe(true);
  },
};

/** A thousand on a phone: a finger pushes the row, a tap plays. */
export const ThousandOnAPhone: Story = {
  ...phone,
  loaders: [holding(1000)],
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    list.scrollLeft = list.scrollWidth;
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="1000"]')).toBeInTheDocument());
    const last = canvasElement.querySelector('[aria-posinset="1000"] button')!;
    await expect(isWithin(last.querySelector('.ms-card')!, list)).toBe(true);
    await userEvent.click(last);
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Your hand 999' })).toBeVisible());
  },
};

/** A narrow hand is a straight row that scrolls. */
export const Phone: Story = {
  ...phone,
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('button')) {
      await expect(card.getBoundingClientRect().width).toBeGreaterThanOrEqual(44);
    }
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Nothing in hand. */
export const Empty: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.aboutToWin }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No cards in hand.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Your hand 0' })).toBeVisible();
  },
};

/** Names that are long, in other scripts, or look like markup, shown without a picture of any kind. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  render: () => (
    <Hand
      label={longNames[0]!}
      items={longNames.map((name, nth) => ({ id: `${nth}`, name: name.repeat(nth === 0 ? 20 : 1) }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^<b>Bold/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** From right to left the fan is mirrored, and so are the arrow keys. */
export const RightToLeft: Story = {
  render: ({ label }) => (
    <div dir="rtl">
      <NearHand label={label} />
    </div>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first!.getBoundingClientRect().left).toBeGreaterThan(second!.getBoundingClientRect().left);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(second).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(first).toHaveFocus();
  },
};

/** In the dark. */
export const Dark: Story = { ...dark };
