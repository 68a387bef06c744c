import { useId, type ComponentProps, type ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useRovingCards, type CardItem } from '../../hooks/use-roving-cards.js';
import { mergeProps } from '../merge-props.js';
import { CardName, EntityCard } from './EntityCard.js';

/** The ways cards lie in a zone. */
export const ZONE_LAYOUTS = ['grid', 'row'] as const;
/** One of `ZONE_LAYOUTS`. */
export type ZoneLayout = (typeof ZONE_LAYOUTS)[number];

/** A place where cards lie, with its name and how many there are; each card is an entity. Renders a `<section>` element. */
export function Zone<Item extends CardItem>({
  label,
  items,
  capacity,
  layout = 'grid',
  emptyText = 'No cards here.',
  renderCard,
  ...elementProps
}: ZoneProps<Item>): ReactNode {
  const labelId = useId();
  const { activeId, getListProps } = useRovingCards(items);
  const state: ZoneState = { layout, empty: items.length === 0 };
  return (
    <section
      aria-labelledby={labelId}
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-zone' }, elementProps)}
    >
      <div id={labelId} className="ms-zone-label">
        <span className="ms-zone-name">{label}</span>{' '}
        <span className="ms-badge">
          {capacity === undefined ? items.length : `${items.length} of ${capacity}`}
        </span>
      </div>
      {state.empty && <p className="ms-zone-empty">{emptyText}</p>}
      <ul className="ms-zone-cards" {...getListProps()}>
        {items.map((item) => (
          <li key={item.id} className="ms-zone-card">
            <EntityCard id={item.id} label={item.label ?? item.name} tabIndex={item.id === activeId ? 0 : -1}>
              {renderCard ? renderCard(item) : <CardName name={item.name} />}
            </EntityCard>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The state of `Zone`, as its `data-*` attributes say it. */
export interface ZoneState {
  /** How its cards lie. */
  readonly layout: ZoneLayout;
  /** No card lies in it. */
  readonly empty: boolean;
}

/** Props of `Zone`. */
export interface ZoneProps<Item extends CardItem = CardItem> extends Omit<
  ComponentProps<'section'>,
  'children'
> {
  /** What the zone is called. */
  readonly label: string;
  /** The cards in it, in order. */
  readonly items: readonly Item[];
  /** How many cards it holds at most, where it says so. */
  readonly capacity?: number;
  /** Whether cards lie in rows below one another, or in one row that scrolls. */
  readonly layout?: ZoneLayout;
  /** What it says when no card lies in it. */
  readonly emptyText?: string;
  /** What a card looks like. It is decoration: the item's label says it in words. */
  readonly renderCard?: (item: Item) => ReactNode;
}
