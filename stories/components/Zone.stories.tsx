import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { cardLabel } from '../../src/components/CardPreview/card-face.js';
import { CardPreview } from '../../src/components/CardPreview/CardPreview.js';
import { CardZoom } from '../../src/components/CardPreview/CardZoom.js';
import { Hand } from '../../src/components/Hand/Hand.js';
import { Pile } from '../../src/components/Pile/Pile.js';
import { UnavailableReasonTooltip } from '../../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import { Zone, ZONE_LAYOUTS, type ZoneLayout } from '../../src/components/Zone/Zone.js';
import type { CardFace as EmberwoodCard, EmberwoodView, SideView } from '../../src/games/emberwood/view.js';
import { useView } from '../../src/hooks/facts.js';
import type { Words } from '../../src/hooks/words.js';
import { useWords } from '../../src/hooks/WordsProvider.js';
import { openPopover } from '../open-popover.js';
import { aboutABoard } from '../elsewhere.js';
import { listOf, oneOf } from '../arg-types.js';
import { inItsGame, seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { duelAt, DUELS } from '../tables/emberwood.js';
import { faceOf, facesOf } from '../tables/emberwood-faces.js';
import { council, longNames } from '../tables/long-names.js';

const itemIn = (words: Words) => (card: EmberwoodCard) => ({
  id: card.id,
  name: card.name,
  label: cardLabel(faceOf(card), words),
  face: faceOf(card),
});

function Clearing({ side, layout = 'row' }: ClearingProps): ReactNode {
  const words = useWords();
  return (
    <Zone
      label={`${side.name}’s clearing`}
      items={side.clearing.map(itemIn(words))}
      capacity={side.places}
      layout={layout}
      emptyText="Nobody is in the clearing."
      renderCard={({ face }) => <CardPreview face={face} size="small" />}
    />
  );
}

interface ClearingProps {
  readonly side: SideView;
  readonly layout?: ZoneLayout;
}

/** Both sides of a table: one popover for reasons, one for the enlarged card. */
function Table({ children }: { readonly children?: ReactNode }): ReactNode {
  const view = useView<EmberwoodView>();
  const faces = facesOf(view);
  return (
    <CardZoom faceOf={(id) => faces.get(id)}>
      <UnavailableReasonTooltip style={{ display: 'grid', gap: '0.75rem', padding: '0.75rem' }}>
        {children ?? (
          <>
            <Clearing side={view.far} />
            <Clearing side={view.near} />
          </>
        )}
      </UnavailableReasonTooltip>
    </CardZoom>
  );
}

function WholeSide(): ReactNode {
  const words = useWords();
  const { near } = useView<EmberwoodView>();
  const [top] = near.ashes;
  return (
    <Table>
      <Clearing side={near} />
      <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1rem' }}>
        <Pile id={`${near.id} deck`} label="Deck" count={near.deckCount} />
        <Pile id={`${near.id} ashes`} label="Ashes" count={near.ashes.length}>
          {top && <CardPreview face={faceOf(top)} size="small" />}
        </Pile>
        <Hand
          label="Your hand"
          items={(near.hand ?? []).map(itemIn(words))}
          renderCard={({ face }) => <CardPreview face={face} />}
          style={{ flex: '1 1 20rem' }}
        />
      </div>
    </Table>
  );
}

const meta = {
  title: 'Components/Zone',
  component: Zone,
  decorators: [aboutABoard, inItsGame],
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  args: { label: 'Clearing', items: [] },
  argTypes: { layout: oneOf(ZONE_LAYOUTS), items: listOf('Item'), renderCard: { control: false } },
  render: () => <Table />,
} satisfies Meta<typeof Zone>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Two clearings. A creature that attacks is chosen first, then whom it attacks. */
export const Default: Story = {
  play: async ({ canvas, step }) => {
    const card = (name: RegExp) => canvas.getByRole('button', { name });
    await expect(canvas.getByRole('region', { name: 'Rowan’s clearing 2 of 5' })).toBeVisible();

    await step('keys walk over the cards of a zone, Tab goes to the next', async () => {
      await userEvent.tab();
      await expect(card(/^Heron Sage/)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(card(/^Boar Charger/)).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      await expect(card(/^Boar Charger/)).toHaveFocus();
      await userEvent.tab();
      await expect(card(/^Badger Digger/)).toHaveFocus();
      await userEvent.keyboard('f');
      await expect(card(/^Fox Scout/)).toHaveFocus();
    });

    await step('attacker and target are picked on the table', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(card(/^Fox Scout/)).toHaveAttribute('data-selected');
      await userEvent.click(card(/^Heron Sage/));
      await waitFor(() => expect(canvas.queryByRole('button', { name: /^Fox Scout/ })).toBeNull());
    });
  },
};

/** Cards in rows, where up and down go from row to row. */
export const Grid: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  render: function Render() {
    const words = useWords();
    const { near, far } = useView<EmberwoodView>();
    const cards = [...near.clearing, ...far.clearing, ...(near.hand ?? [])];
    return (
      <Table>
        <Zone
          label="All there is to see"
          items={cards.map(itemIn(words))}
          renderCard={({ face }) => <CardPreview face={face} size="small" />}
          style={{ maxInlineSize: '20rem' }}
        />
      </Table>
    );
  },
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('button');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    const below = document.activeElement!.getBoundingClientRect();
    await expect(below.left).toBe(cards[1]!.getBoundingClientRect().left);
    await expect(below.top).toBeGreaterThan(cards[1]!.getBoundingClientRect().bottom);
    await userEvent.keyboard('{ArrowUp}');
    await expect(cards[1]).toHaveFocus();
  },
};

/** Everything in hand, as a zone of so many cards. */
const spread = (length: number, layout: ZoneLayout): Pick<Story, 'loaders' | 'render'> => ({
  loaders: [
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
    ),
  ],
  render: function Render() {
    const words = useWords();
    const { near } = useView<EmberwoodView>();
    return (
      <Table>
        <Zone
          label="Spread out"
          items={(near.hand ?? []).map(itemIn(words))}
          layout={layout}
          renderCard={({ face }) => <CardPreview face={face} size="small" />}
        />
      </Table>
    );
  },
});

const NAMES = ['bear', 'owl', 'fox', 'spark', 'badger', 'heron', 'stag', 'bramble', 'mouse', 'boar'] as const;

/** The place, among all, of the card that has the keyboard. */
const placeOfFocus = () => Number(document.activeElement!.closest('li')?.ariaPosInSet);

/** Of a thousand cards in rows only those on screen are rendered. */
export const ThousandCards: Story = {
  ...spread(1000, 'grid'),
  play: async ({ canvas, canvasElement, step }) => {
    const list = canvas.getByRole('list');
    const at = (place: number) => canvasElement.querySelector(`[aria-posinset="${place}"]`);
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(150);
    await expect(at(1)).toHaveAttribute('aria-setsize', '1000');

    await step('up and down go from row to row', async () => {
      await userEvent.tab();
      await userEvent.keyboard('{ArrowRight}{ArrowDown}');
      const [from, below] = [at(2)!, document.activeElement!].map((card) => card.getBoundingClientRect());
      await expect(below!.left).toBe(from!.left);
      await expect(below!.top).toBeGreaterThanOrEqual(from!.bottom);
      await userEvent.keyboard('{ArrowUp}');
      await expect(placeOfFocus()).toBe(2);
      await userEvent.keyboard('{ArrowUp}');
      await expect(placeOfFocus()).toBe(2);
      await userEvent.keyboard('{End}');
      await expect(placeOfFocus()).toBe(1000);
      await userEvent.keyboard('{ArrowDown}');
      await expect(placeOfFocus()).toBe(1000);
      await userEvent.keyboard('{Home}');
      await expect(placeOfFocus()).toBe(1);
      await expect(list.scrollTop).toBe(0);
    });

    await step('a zone that is scrolled keeps the keyboard', async () => {
      list.scrollTop = list.scrollHeight / 2;
      await waitFor(() => expect(at(500)).toBeInTheDocument());
      await expect(placeOfFocus()).toBe(1);
      await userEvent.keyboard('{ArrowRight}');
      await expect(placeOfFocus()).toBe(2);
      await expect(list.scrollTop).toBe(0);
    });
  },
};

/** A thousand cards in one row. */
export const ThousandInARow: Story = {
  ...spread(1000, 'row'),
  play: async ({ canvas, canvasElement }) => {
    const list = canvas.getByRole('list');
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(30);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}{End}');
    await expect(placeOfFocus()).toBe(1000);
    const [card, all] = [document.activeElement!, list].map((element) => element.getBoundingClientRect());
    await expect(card!.right).toBeLessThanOrEqual(all!.right);
    list.scrollLeft = list.scrollWidth / 2;
    await waitFor(() => expect(canvasElement.querySelector('[aria-posinset="500"]')).toBeInTheDocument());
    await expect(placeOfFocus()).toBe(1000);
  },
};

/** Ten thousand cost no more than what is seen of them. */
export const TenThousand: Story = {
  ...spread(10_000, 'grid'),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(placeOfFocus()).toBe(10_000);
    await expect(canvas.getAllByRole('listitem').length).toBeLessThan(150);
  },
};

/** A whole side: clearing, deck, ashes and hand. */
export const WithPilesAndHand: Story = { render: () => <WholeSide /> };

/** What cannot be done says why. */
export const Unavailable: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }, { seat: 'rowan' }))],
  play: async ({ canvas, canvasElement }) => {
    const boar = canvas.getByRole('button', { name: /^Boar Charger/ });
    await expect(boar).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(boar);
    await expect(openPopover(canvasElement)).toHaveTextContent(/not your turn/i);
  },
};

/** No card lies here. */
export const Empty: Story = {
  loaders: [seated(() => duelAt({ position: DUELS.aboutToWin }))],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nobody is in the clearing.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Rowan’s clearing 0 of 5' })).toBeVisible();
  },
};

/** Names that are long, in other scripts, or look like markup, shown without a picture of any kind. */
export const LongLabels: Story = {
  loaders: [seated(council)],
  render: () => (
    <Zone
      label={longNames[0]!.repeat(3)}
      items={longNames.map((name, nth) => ({ id: `${nth}`, name: name.repeat(nth === 0 ? 20 : 1) }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^<b>Bold/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone. */
export const Phone: Story = {
  ...phone,
  render: () => <WholeSide />,
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** From right to left. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <WholeSide />
    </div>
  ),
  play: async ({ canvas }) => {
    const count = canvas.getByText('2 of 5').firstChild!;
    const [held, capacity] = [0, 5].map((at) => {
      const letter = document.createRange();
      letter.setStart(count, at);
      letter.setEnd(count, at + 1);
      return letter.getBoundingClientRect();
    });
    await expect(held!.left).toBeLessThan(capacity!.left);
  },
};

/** In the dark. */
export const Dark: Story = { ...dark, render: () => <WholeSide /> };
