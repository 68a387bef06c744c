import type { ReactNode } from 'react';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { ResourceFace, SideView } from '../view.js';
import { CardBack } from './GundamCard.js';
import { OpenPile } from './OpenPile.js';

/** A player in one line: name, level, resources, and the piles. Renders a `<div>` element. */
export function SideBar({ side, deciding, own = false }: SideBarProps): ReactNode {
  const words = useWords();
  const { name, level, resources, activeResources, deckCount, resourceDeckCount, handCount } = side;
  const piles = [
    ...(own ? [] : [[words.say('gundam.hand', {}, 'Hand'), handCount] as const]),
    [words.say('gundam.deck', {}, 'Deck'), deckCount] as const,
    [words.say('gundam.resource-deck', {}, 'Resource deck'), resourceDeckCount] as const,
  ];
  return (
    <div className="gd-bar" data-deciding={deciding || undefined}>
      <p className="gd-who">
        <span className="gd-name">{name}</span>
        <span className="gd-level">{words.say('gundam.level', { level }, 'Lv. {level}')}</span>
      </p>
      <Resources resources={resources} active={activeResources} owner={name} />
      <div className="gd-piles">
        <dl>
          {piles.map(([label, count]) => (
            <div key={label} className="gd-pile" data-empty={count === 0 || undefined}>
              <dt>{label}</dt>
              <dd>
                <CardBack />
                {count}
              </dd>
            </div>
          ))}
        </dl>
        <OpenPile label={words.say('gundam.trash', {}, 'Trash')} owner={name} cards={side.trash} />
        {side.removal.length > 0 && (
          <OpenPile label={words.say('gundam.removed', {}, 'Removed')} owner={name} cards={side.removal} />
        )}
      </div>
    </div>
  );
}

/** Props of `SideBar`. */
export interface SideBarProps {
  readonly side: SideView;
  /** Whether a decision of this player is awaited. */
  readonly deciding: boolean;
  /** Whether it is the seat's own. */
  readonly own?: boolean;
}

function Resources({ resources, active, owner }: ResourcesProps): ReactNode {
  const words = useWords();
  const label = words.say(
    'gundam.resources-of',
    { player: owner, active, count: resources.length },
    'Resources of {player}: {active} of {count} active',
  );
  return (
    <div className="gd-resources" role="img" aria-label={label}>
      <span className="gd-resource-count" aria-hidden="true">
        <strong>{active}</strong>/{resources.length}
      </span>
      <span className="gd-resource-cards" aria-hidden="true">
        {resources.map(({ id, rested, isEX }) => (
          <span
            key={id}
            className="gd-resource"
            data-motion-id={id}
            data-rested={rested || undefined}
            data-ex={isEX || undefined}
          />
        ))}
      </span>
    </div>
  );
}

interface ResourcesProps {
  readonly resources: readonly ResourceFace[];
  readonly active: number;
  readonly owner: string;
}
