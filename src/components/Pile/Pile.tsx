import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import type { EntityId } from '../../protocol/ids.js';
import { CardPreview } from '../CardPreview/CardPreview.js';
import { mergeProps } from '../merge-props.js';
import { EntityCard } from '../Zone/EntityCard.js';

/** Cards drawn below the top one, at most. */
const DEPTH = 4;

/** A stack of cards that is one entity: its count, and its top card or its back. Renders a `<div>` element with a `<button>`. */
export function Pile({
  id,
  label,
  count,
  topLabel,
  children,
  emptyText = 'Empty',
  ...elementProps
}: PileProps): ReactNode {
  const state: PileState = { empty: count === 0 };
  const depth = { '--ms-pile-depth': Math.max(0, Math.min(count - 1, DEPTH)) } as CSSProperties;
  return (
    <div {...stateAttributes(state)} {...mergeProps({ className: 'ms-pile', style: depth }, elementProps)}>
      <EntityCard id={id} label={wordsOf(label, count, topLabel)}>
        {state.empty ? (
          <span className="ms-pile-empty">{emptyText}</span>
        ) : (
          <span className="ms-pile-top">{children ?? <CardPreview face={null} size="small" />}</span>
        )}
      </EntityCard>
      <div className="ms-pile-label" aria-hidden="true">
        <span className="ms-pile-name">{label}</span> <span className="ms-badge">{count}</span>
      </div>
    </div>
  );
}

function wordsOf(label: string, count: number, topLabel: string | undefined): string {
  const cards = count === 0 ? 'empty' : count === 1 ? '1 card' : `${count} cards`;
  return `${label}, ${cards}${topLabel !== undefined && count > 0 ? `. On top: ${topLabel}` : ''}`;
}

/** The state of `Pile`, as its `data-*` attributes say it. */
export interface PileState {
  /** There is no card in it. */
  readonly empty: boolean;
}

/** Props of `Pile`. */
export interface PileProps extends Omit<ComponentProps<'div'>, 'id'> {
  /** The entity it is. */
  readonly id: EntityId;
  /** What the pile is called. */
  readonly label: string;
  /** How many cards are in it. */
  readonly count: number;
  /** The top card in words, where it is seen. */
  readonly topLabel?: string;
  /** The top card, where it is seen; by default a back. It is decoration: `topLabel` says it in words. */
  readonly children?: ReactNode;
  /** What it says when there is no card in it. */
  readonly emptyText?: string;
}
