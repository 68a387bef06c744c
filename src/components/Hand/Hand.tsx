import { useId, type ComponentProps, type CSSProperties, type ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useRovingCards, type CardItem } from '../../hooks/use-roving-cards.js';
import { mergeProps } from '../merge-props.js';
import { CardName, EntityCard } from '../Zone/EntityCard.js';

/**
 * The cards somebody holds, fanned out and overlapping as there is room; where there is too little, they scroll. Arrow
 * keys, Home, End and typing a name go from card to card; each card is an entity. Renders a `<section>` element.
 */
export function Hand<Item extends CardItem>({
  label,
  items,
  emptyText = 'No cards in hand.',
  renderCard,
  ...elementProps
}: HandProps<Item>): ReactNode {
  const labelId = useId();
  const { activeId, getListProps } = useRovingCards(items);
  const state: HandState = { empty: items.length === 0 };
  const count = { '--ms-hand-count': items.length } as CSSProperties;
  return (
    <section
      aria-labelledby={labelId}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-hand', style: count }, elementProps)}
    >
      <div id={labelId} className="ms-hand-label">
        <span className="ms-hand-name">{label}</span> <span className="ms-badge">{items.length}</span>
      </div>
      {state.empty && <p className="ms-hand-empty">{emptyText}</p>}
      <ul className="ms-hand-cards" {...getListProps()}>
        {items.map((item, nth) => (
          <li key={item.id} className="ms-hand-card" style={placeOf(nth, items.length)}>
            <EntityCard id={item.id} label={item.label ?? item.name} tabIndex={item.id === activeId ? 0 : -1}>
              {renderCard ? renderCard(item) : <CardName name={item.name} />}
            </EntityCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Where a card stands in the fan: from -1 at its start to 1 at its end. */
function placeOf(nth: number, count: number): CSSProperties {
  return { '--ms-hand-at': count > 1 ? (2 * nth) / (count - 1) - 1 : 0 } as CSSProperties;
}

/** The state of `Hand`, as its `data-*` attributes say it. */
export interface HandState {
  /** There is no card in it. */
  readonly empty: boolean;
}

/** Props of `Hand`. */
export interface HandProps<Item extends CardItem = CardItem> extends Omit<
  ComponentProps<'section'>,
  'children'
> {
  /** Whose hand it is, or what it is called. */
  readonly label: string;
  /** The cards in it, in order. */
  readonly items: readonly Item[];
  /** What it says when there is no card in it. */
  readonly emptyText?: string;
  /** What a card looks like. It is decoration: the item's label says it in words. */
  readonly renderCard?: (item: Item) => ReactNode;
}
