import type { ReactNode } from 'react';
import { useEntity } from '../../../hooks/use-entity.js';
import type { Words } from '../../../hooks/words.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { CardFace, CreatureFace, CreatureState } from '../view.js';
import { CardArt } from './CardArt.js';

/** A card whose face is seen: press it to choose it. Renders a `<button>` element. */
export function GameCard({ card, compact = false }: GameCardProps): ReactNode {
  const words = useWords();
  const entity = useEntity(card.id);
  return (
    <button
      type="button"
      className="ew-card"
      aria-label={labelOf(card, words)}
      aria-pressed={entity.selected}
      data-kind={card.kind}
      data-compact={compact || undefined}
      data-state={card.kind === 'creature' ? card.state : undefined}
      data-guardian={(card.kind === 'creature' && card.guardian) || undefined}
      {...entity.getEntityProps()}
    >
      <span className="ew-card-cost" aria-hidden="true">
        {card.cost}
      </span>
      <CardArt art={card.art} />
      <CardName name={nameOf(card, words)} />
      {!compact && <span className="ew-card-text">{textOf(card, words)}</span>}
      {compact && card.kind === 'creature' && <Condition creature={card} />}
      {card.kind === 'creature' ? (
        <Stats creature={card} />
      ) : (
        <span className="ew-card-kind">{words.say('emberwood.charm', {}, 'Charm')}</span>
      )}
      {entity.unavailable && (
        <span hidden id={entity.descriptionId}>
          {entity.description}
        </span>
      )}
    </button>
  );
}

/** Props of `GameCard`. */
export interface GameCardProps {
  readonly card: CardFace;
  /** Without its text, as it lies in a clearing. */
  readonly compact?: boolean;
}

/** The back of a card. Renders a `<span>` element. */
export function CardBack(): ReactNode {
  return (
    <span className="ew-back" aria-hidden="true">
      <svg viewBox="0 0 20 28">
        <path d="M10 5c4 5 6 7 6 11a6 6 0 0 1-12 0c0-2 1-4 2-5 1 2 2 2 2 2 0-3 0-5 2-8z" />
      </svg>
    </span>
  );
}

/** The kind of animal first: where there is no room for more, that is all. */
function CardName({ name }: { readonly name: string }): ReactNode {
  const [first, ...rest] = name.split(' ');
  return (
    <span className="ew-card-name">
      {first} <span className="ew-card-title">{rest.join(' ')}</span>
    </span>
  );
}

function Stats({ creature }: { readonly creature: CreatureFace }): ReactNode {
  const health = creature.toughness - creature.damage;
  return (
    <span className="ew-card-stats" aria-hidden="true">
      <span className="ew-stat" data-stat="strength">
        {creature.strength}
      </span>
      <span className="ew-stat" data-stat="health" data-hurt={creature.damage > 0 || undefined}>
        {health}
      </span>
    </span>
  );
}

function Condition({ creature: { state, guardian } }: { readonly creature: CreatureFace }): ReactNode {
  const words = useWords();
  const text = stateText(state, words) || (guardian ? words.say('emberwood.guardian', {}, 'Guardian') : '');
  return <span className="ew-card-condition">{text}</span>;
}

function stateText(state: CreatureState, words: Words): string {
  switch (state) {
    case 'arrived':
      return words.say('emberwood.arrived', {}, 'Just arrived');
    case 'exhausted':
      return words.say('emberwood.exhausted', {}, 'Resting');
    case 'snared':
      return words.say('emberwood.snared', {}, 'Snared');
    case 'ready':
      return '';
  }
}

const nameOf = ({ art, name }: CardFace, words: Words) => words.resolve(`card.${art}`, {}, name);
const textOf = ({ art, text }: CardFace, words: Words) => text && words.resolve(`text.${art}`, {}, text);

function labelOf(card: CardFace, words: Words): string {
  const { cost } = card;
  const name = nameOf(card, words);
  const text = textOf(card, words);
  if (card.kind === 'charm')
    return words.say(
      'emberwood.charm-label',
      { card: name, cost, text },
      '{card}, charm, costs {cost}. {text}',
    );
  const { strength, toughness, damage, state } = card;
  const facts = words.say(
    'emberwood.creature-label',
    { card: name, cost, strength, health: toughness - damage, toughness },
    '{card}, costs {cost}, strength {strength}, health {health} of {toughness}',
  );
  const condition = stateText(state, words).toLocaleLowerCase(words.locale);
  return `${[facts, condition].filter(Boolean).join(', ')}.${text && ` ${text}`}`;
}
