import type { ReactNode } from 'react';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { CardFace } from '../view.js';
import { CardArt } from './art/CardArt.js';
import { cardName, cardText, linkText, typeLine } from './card-words.js';

/** A card as it is printed, as large as there is room. It is decoration: a label says it in words. Renders a `<span>` element. */
export function GundamCard({ card, large = false }: GundamCardProps): ReactNode {
  const words = useWords();
  const { art, color, cardType, lv, cost, ap, hp, link, cardNumber } = card;
  const gives = cardType === 'PILOT' || cardType === 'COMMAND';
  return (
    <span
      className="gd-card"
      data-color={color ?? 'none'}
      data-type={cardType.toLowerCase()}
      data-large={large || undefined}
      aria-hidden="true"
    >
      <span className="gd-card-face">
        <span className="gd-card-head">
          {cost !== null && (
            <span className="gd-card-cost">
              <span className="gd-card-lv">{lv}</span>
              <span className="gd-card-price">{cost}</span>
            </span>
          )}
          <span className="gd-card-name">{cardName(card, words)}</span>
        </span>
        <span className="gd-card-art">
          <CardArt art={art} color={color} />
        </span>
        <span className="gd-card-type">{typeLine(card, words)}</span>
        <CardText card={card} />
        {link.length > 0 && <span className="gd-card-link">{linkText(card, words)}</span>}
        <span className="gd-card-foot">
          {ap !== null && <Stat name="AP" value={ap} signed={gives} />}
          <span className="gd-card-number">{cardNumber}</span>
          {hp !== null && <Stat name="HP" value={hp} signed={gives} />}
        </span>
      </span>
    </span>
  );
}

/** Props of `GundamCard`. */
export interface GundamCardProps {
  readonly card: CardFace;
  /** To be read: with everything that is written on it. */
  readonly large?: boolean;
}

/** What is written on a card, line by line. Renders a `<span>` element. */
export function CardText({ card }: { readonly card: CardFace }): ReactNode {
  const words = useWords();
  return (
    <span className="gd-card-text">
      {cardText(card, words)
        .split('\n')
        .map((line) => (
          <span key={line}>
            <Line text={line} />
          </span>
        ))}
    </span>
  );
}

/** The back of a card. Renders a `<span>` element. */
export function CardBack(): ReactNode {
  return (
    <span className="gd-back" aria-hidden="true">
      <svg viewBox="0 0 50 70">
        <path d="M25 12l18 10v26L25 58 7 48V22z" />
        <path d="M25 22l9 5v16l-9 5-9-5V27z" />
      </svg>
    </span>
  );
}

function Stat({ name, value, signed }: StatProps): ReactNode {
  return (
    <span className="gd-stat" data-stat={name.toLowerCase()}>
      <span className="gd-stat-name">{name}</span>
      <span className="gd-stat-value" dir="ltr">
        {signed && value >= 0 ? `+${value}` : value}
      </span>
    </span>
  );
}

interface StatProps {
  readonly name: 'AP' | 'HP';
  readonly value: number;
  readonly signed: boolean;
}

/** What stands in brackets is said by its shape: when it happens, and keyword effects. */
function Line({ text }: { readonly text: string }): ReactNode {
  return text.split(/(【[^】]*】|<[^>]*>)/).map((part, nth) => {
    const isTiming = part.startsWith('【');
    if (!isTiming && !part.startsWith('<')) return part;
    return (
      <span key={nth} className={isTiming ? 'gd-timing' : 'gd-keyword'}>
        {part.slice(1, -1)}
      </span>
    );
  });
}
