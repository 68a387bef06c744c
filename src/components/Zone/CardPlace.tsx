import { memo, useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useRovingCards, type CardItem } from '../../hooks/use-roving-cards.js';
import { mergeProps } from '../merge-props.js';
import { CardName, EntityCard } from './EntityCard.js';

/** Cards in one place under its name: what a zone and a hand have in common. Renders a `<section>` element. */
export function CardPlace<Item extends CardItem>({
  base,
  state,
  wraps = false,
  windowAbove = 100,
  label,
  count,
  items,
  emptyText,
  renderCard,
  placeCard,
  ...elementProps
}: CardPlaceProps<Item>): ReactNode {
  const labelId = useId();
  const { activeId, windowed, shown, getListProps, getCardProps } = useRovingCards(items, {
    windowAbove,
    wraps,
  });
  return (
    <section
      aria-labelledby={labelId}
      {...stateAttributes({ ...state, windowed })}
      {...mergeProps({ className: base }, elementProps)}
    >
      <div id={labelId} className={`${base}-label`}>
        <span className={`${base}-name`}>{label}</span> <span className="ms-badge">{count}</span>
      </div>
      {items.length === 0 && <p className={`${base}-empty`}>{emptyText}</p>}
      <ul className={`${base}-cards`} {...getListProps()}>
        {shown.map((nth) => {
          const item = items[nth]!;
          return (
            <li
              key={item.id}
              {...mergeProps({ className: `${base}-card`, style: placeCard?.(nth) }, getCardProps(nth))}
            >
              <Card item={item} active={item.id === activeId} render={renderCard as RenderCard} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

type RenderCard = ((item: CardItem) => ReactNode) | undefined;

/** Apart, because the keyboard that goes from card to card concerns two of them. */
const Card = memo(function Card({ item, active, render }: PlacedCardProps): ReactNode {
  return (
    <EntityCard id={item.id} label={item.label ?? item.name} tabIndex={active ? 0 : -1}>
      {render ? render(item) : <CardName name={item.name} />}
    </EntityCard>
  );
});

interface PlacedCardProps {
  readonly item: CardItem;
  readonly active: boolean;
  readonly render: RenderCard;
}

/** Props of a place where cards lie. */
export interface CardsProps<Item extends CardItem = CardItem> extends Omit<
  ComponentProps<'section'>,
  'children'
> {
  /** What the place is called. */
  readonly label: string;
  /** The cards in it, in order. */
  readonly items: readonly Item[];
  /** What it says when there is no card in it. */
  readonly emptyText?: string;
  /** What a card looks like. It is decoration: the item's label says it in words. */
  readonly renderCard?: (item: Item) => ReactNode;
  /** With more cards than this, 100 unless said, only those on screen are rendered, all taking the same room. */
  readonly windowAbove?: number;
}

interface CardPlaceProps<Item extends CardItem> extends Omit<CardsProps<Item>, 'renderCard'> {
  /** Its class, and the beginning of those of its parts. */
  readonly base: string;
  /** Its state, for its `data-*` attributes; that it is windowed, it knows itself. */
  readonly state: object;
  /** Whether cards lie in rows below one another, or in one row that scrolls. */
  readonly wraps?: boolean;
  /** How many cards there are, in words. */
  readonly count: string;
  readonly emptyText: string;
  readonly renderCard: ((item: Item) => ReactNode) | undefined;
  /** The style of the nth card's place. */
  readonly placeCard?: (nth: number) => CSSProperties;
}
