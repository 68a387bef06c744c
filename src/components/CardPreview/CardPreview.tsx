import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import { stateAttributes } from '../../hooks/state-attributes.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { mergeProps } from '../merge-props.js';
import { cardLabel, type CardFace, type CardStat } from './card-face.js';

/** The sizes a card is drawn in. */
export const CARD_SIZES = ['small', 'hand', 'zoomed'] as const;
/** One of `CARD_SIZES`. */
export type CardSize = (typeof CARD_SIZES)[number];

/** A card, drawn from data; face down it says nothing of what it is. Renders a `<span>` element with the role of an image. */
export function CardPreview({
  face,
  size = 'hand',
  label,
  renderFace,
  ...elementProps
}: CardPreviewProps): ReactNode {
  const words = useWords();
  const state: CardPreviewState = { size, faceDown: face === null };
  const style = face?.tone === undefined ? {} : ({ '--ms-card-tone': face.tone } as CSSProperties);
  return (
    <span
      role="img"
      aria-label={
        label ?? (face ? cardLabel(face, words) : words.say('card.face-down', {}, 'Face-down card'))
      }
      {...stateAttributes(state)}
      {...mergeProps({ className: 'ms-card', style }, elementProps)}
    >
      {face && (renderFace ? renderFace(face) : <Face face={face} size={size} />)}
    </span>
  );
}

/** The state of `CardPreview`, as its `data-*` attributes say it. */
export interface CardPreviewState {
  /** How large it is drawn. */
  readonly size: CardSize;
  /** Only its back is seen. */
  readonly faceDown: boolean;
}

/** Props of `CardPreview`. */
export interface CardPreviewProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** What is printed on it; `null` for a card that lies face down. */
  readonly face: CardFace | null;
  /** How large it is drawn: as on a table, in a hand, or to be read. */
  readonly size?: CardSize;
  /** What it is in words. By default all that is on its face, or that it lies face down. */
  readonly label?: string;
  /** Draws the face in place of the kit. Never called for a card that lies face down. */
  readonly renderFace?: (face: CardFace) => ReactNode;
}

function Face({ face, size }: { readonly face: CardFace; readonly size: CardSize }): ReactNode {
  const { title, cost, typeLine, stats = [], text, art } = face;
  const isSmall = size === 'small';
  return (
    <>
      <span className="ms-card-head">
        {cost !== undefined && <span className="ms-card-cost">{cost}</span>}
        <span className="ms-card-title" dir="auto">
          {title}
        </span>
      </span>
      {art !== undefined && <span className="ms-card-art">{art}</span>}
      {typeLine && !isSmall && (
        <span className="ms-card-type" dir="auto">
          {typeLine}
        </span>
      )}
      {!isSmall && (
        <span className="ms-card-text" dir="auto">
          {text}
        </span>
      )}
      {stats.length > 0 && (
        <span className="ms-card-stats">
          {stats.map((stat) => (
            <Stat key={stat.label} {...stat} named={size === 'zoomed'} />
          ))}
        </span>
      )}
    </>
  );
}

function Stat({ label, value, tone, named }: CardStat & { readonly named: boolean }): ReactNode {
  return (
    <span className="ms-card-stat" data-tone={tone}>
      {named && <span className="ms-card-stat-label">{label}</span>}{' '}
      <span className="ms-card-stat-value">{value}</span>
    </span>
  );
}
