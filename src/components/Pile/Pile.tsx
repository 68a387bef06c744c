import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { numberText } from '../../hooks/number-text.js';
import type { Words } from '../../hooks/words.js';
import { useWords } from '../../hooks/WordsProvider.js';
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
  emptyText,
  ...elementProps
}: PileProps): ReactNode {
  const words = useWords();
  const state: PileState = { empty: count === 0 };
  const depth = { '--ms-pile-depth': Math.max(0, Math.min(count - 1, DEPTH)) } as CSSProperties;
  return (
    <div {...stateAttributes(state)} {...mergeProps({ className: 'ms-pile', style: depth }, elementProps)}>
      <EntityCard id={id} label={labelOf({ label, count, topLabel }, words)}>
        {state.empty ? (
          <span className="ms-pile-empty">
            <span>{emptyText ?? words.say('pile.empty', {}, 'Empty')}</span>
          </span>
        ) : (
          <span className="ms-pile-top">{children ?? <CardPreview face={null} size="small" />}</span>
        )}
      </EntityCard>
      <div className="ms-pile-label" aria-hidden="true">
        <span className="ms-pile-name">{label}</span>{' '}
        <span className="ms-badge">{numberText(count, words.locale)}</span>
      </div>
    </div>
  );
}

function labelOf({ label, count, topLabel }: PileFacts, words: Words): string {
  if (count === 0) return words.say('pile.label-empty', { label }, '{label}, empty');
  const values = { label, count, top: topLabel };
  return topLabel === undefined
    ? words.say('pile.label', values, { one: '{label}, {count} card', other: '{label}, {count} cards' })
    : words.say('pile.label-top', values, {
        one: '{label}, {count} card. On top: {top}',
        other: '{label}, {count} cards. On top: {top}',
      });
}

interface PileFacts {
  readonly label: string;
  readonly count: number;
  readonly topLabel: string | undefined;
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
