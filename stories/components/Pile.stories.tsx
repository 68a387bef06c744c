import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { cardLabel } from '../../src/components/CardPreview/card-face.js';
import { CardPreview } from '../../src/components/CardPreview/CardPreview.js';
import { Pile } from '../../src/components/Pile/Pile.js';
import { UnavailableReasonTooltip } from '../../src/components/UnavailableReasonTooltip/UnavailableReasonTooltip.js';
import type { EmberwoodView } from '../../src/games/emberwood/view.js';
import { useView } from '../../src/hooks/facts.js';
import { useWords } from '../../src/hooks/WordsProvider.js';
import { aboutABoard } from '../elsewhere.js';
import { inItsGame, seated, type Seated } from '../seated.js';
import { dark, phone } from '../settings.js';
import { catalogue, type CatalogueView } from '../tables/catalogue.js';
import { duelAt, DUELS } from '../tables/emberwood.js';
import { faceOf } from '../tables/emberwood-faces.js';
import { longNames } from '../tables/long-names.js';

/** The seat's deck, face down, and its ashes, whose top card is seen. */
function Piles(): ReactNode {
  const words = useWords();
  const { near } = useView<EmberwoodView>();
  const [top] = near.ashes;
  return (
    <UnavailableReasonTooltip
      style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1.5rem', padding: '0.75rem' }}
    >
      <Pile id={`${near.id} deck`} label="Deck" count={near.deckCount} />
      <Pile
        id={`${near.id} ashes`}
        label="Ashes"
        count={near.ashes.length}
        {...(top && { topLabel: cardLabel(faceOf(top), words) })}
      >
        {top && <CardPreview face={faceOf(top)} size="small" />}
      </Pile>
    </UnavailableReasonTooltip>
  );
}

const meta = {
  title: 'Components/Pile',
  component: Pile,
  decorators: [aboutABoard, inItsGame],
  loaders: [seated(() => duelAt({ position: DUELS.middleGame }))],
  args: { id: 'deck', label: 'Deck', count: 6 },
  argTypes: { id: { control: false }, children: { control: false } },
  render: () => <Piles />,
} satisfies Meta<typeof Pile>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A deck says how many cards it has; ashes show the last card, too. */
export const Default: Story = {
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    await expect(canvas.getByRole('button', { name: 'Deck, 6 cards' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Ashes, empty' })).toBeVisible();
    const post = store.getState().options.find(({ name }) => /owl post/i.test(name))!;
    await store.execute(post.id);
    await waitFor(() =>
      expect(
        canvas.getByRole('button', { name: /^Ashes, 1 card\. On top: Owl Post, costs 3/ }),
      ).toBeVisible(),
    );
    await expect(canvas.getByRole('button', { name: 'Deck, 5 cards' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Deck, 5 cards' })).toHaveFocus();
  },
};

/** As high as there are cards, up to a few. */
export const Heights: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1.5rem' }}>
      {[0, 1, 2, 3, 5, 10_000].map((count) => (
        <Pile key={count} id={`${count}`} label="Deck" count={count} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Deck, 10,000 cards' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Deck, 1 card' })).toBeVisible();
  },
};

/** The last card is drawn: the place stays where the pile was, and says so. */
export const Empty: Story = {
  loaders: [
    seated(() =>
      duelAt({ position: { ...DUELS.middleGame, hazel: { ...DUELS.middleGame.hazel, deck: ['fox'] } } }),
    ),
  ],
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const { width, height } = canvas.getByRole('button', { name: 'Deck, 1 card' }).getBoundingClientRect();
    await store.execute(store.getState().options.find(({ name }) => /owl post/i.test(name))!.id);
    const deck = await canvas.findByRole('button', { name: 'Deck, empty' });
    await expect(deck).toHaveTextContent('Empty');
    await expect(deck.getBoundingClientRect()).toMatchObject({ width, height });
  },
};

/** A pile of which any card can be drawn, and the pile of those that were. */
function Catalogue(): ReactNode {
  const { left, kept } = useView<CatalogueView>();
  const [top] = kept;
  return (
    <div style={{ display: 'grid', gap: '1.25rem', padding: '0.75rem' }}>
      <UnavailableReasonTooltip style={{ display: 'flex', flexWrap: 'wrap', gap: '1.5rem' }}>
        <Pile id="catalogue" label="Catalogue" count={left} />
        <Pile id="kept" label="Kept" count={kept.length} {...(top && { topLabel: `card ${top.card}` })} />
      </UnavailableReasonTooltip>
      <ActionMenu />
    </div>
  );
}

/** Ten thousand cards, and an option for each. */
export const TenThousand: Story = {
  loaders: [seated(() => catalogue())],
  render: () => <Catalogue />,
  play: async ({ canvas, loaded }) => {
    const { store } = loaded as Seated;
    const play = (name: string) =>
      store.execute(store.getState().options.find((option) => option.name === name)!.id);
    const pile = canvas.getByRole('button', { name: 'Catalogue, 10,000 cards' });
    await expect(pile).toHaveAttribute('data-available');
    await play('Draw card 10000');
    await waitFor(() => expect(pile).toHaveAccessibleName('Catalogue, 9,999 cards'));
    await expect(pile).toHaveAccessibleDescription('A card is drawn already.');
    await play('Keep the card');
    await expect(
      await canvas.findByRole('button', { name: 'Kept, 1 card. On top: card 10000' }),
    ).toBeVisible();
  },
};

/** Names that are long, in other scripts, or look like markup. */
export const LongLabels: Story = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: '1.5rem' }}>
      {longNames.map((name, nth) => (
        <Pile key={name} id={`${nth}`} label={name.repeat(nth === 0 ? 20 : 1)} count={nth} emptyText={name} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: /^<b>Bold/ })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** On a phone. */
export const Phone: Story = { ...phone };

/** From right to left. */
export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl">
      <Piles />
    </div>
  ),
};

/** In the dark. */
export const Dark: Story = { ...dark };
