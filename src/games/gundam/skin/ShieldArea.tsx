import type { ReactNode } from 'react';
import { useEntity } from '../../../hooks/use-entity.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { BaseFace, BattleView, SideView } from '../view.js';
import { CardArt } from './art/CardArt.js';
import { baseLabel, cardName } from './card-words.js';
import { EntityNote } from './EntityNote.js';
import { CardBack } from './GundamCard.js';

/** What stands between a player and defeat: the Base, and the shields below it. Attack it to attack the player. Renders a `<div>` element. */
export function ShieldArea({ side, battle, own = false }: ShieldAreaProps): ReactNode {
  const words = useWords();
  const player = useEntity(side.id);
  const {
    'aria-disabled': disabled,
    'aria-describedby': describedBy,
    ...entityProps
  } = player.getEntityProps();
  const { name, shieldCount, base } = side;
  return (
    <div
      className="gd-shields"
      data-role={battle?.targetId === side.id ? 'target' : undefined}
      data-drop-place={own || undefined}
      {...entityProps}
    >
      {base ? (
        <BasePiece base={base} />
      ) : (
        <span className="gd-no-base">{words.say('gundam.no-base', {}, 'No Base')}</span>
      )}
      <button
        type="button"
        className="gd-shield-stack"
        aria-label={words.say(
          'gundam.shields',
          { player: name, count: shieldCount },
          { one: '{player}: {count} shield', other: '{player}: {count} shields' },
        )}
        aria-pressed={player.selected || undefined}
        aria-disabled={disabled}
        aria-describedby={describedBy}
      >
        <span className="gd-shield-cards" aria-hidden="true">
          {Array.from({ length: shieldCount }, (_, nth) => (
            <CardBack key={nth} />
          ))}
        </span>
        <span className="gd-shield-count" aria-hidden="true">
          <svg viewBox="0 0 20 22">
            <path d="M10 1l8 3v7c0 5-4 8-8 10-4-2-8-5-8-10V4z" />
          </svg>
          <strong>{shieldCount}</strong>
        </span>
        <EntityNote entity={player} />
      </button>
    </div>
  );
}

/** Props of `ShieldArea`. */
export interface ShieldAreaProps {
  readonly side: SideView;
  readonly battle: BattleView | null;
  readonly own?: boolean;
}

/** A Base: an entity where something can be done with it, or else part of what is attacked. */
function BasePiece({ base }: { readonly base: BaseFace }): ReactNode {
  const words = useWords();
  const entity = useEntity(base.id);
  const { currentHp, hp, damage, rested, color, art } = base;
  const look = (
    <>
      <span className="gd-base-art" aria-hidden="true">
        <CardArt art={art} color={color} />
      </span>
      <span className="gd-base-name" aria-hidden="true">
        {cardName(base, words)}
      </span>
      <span
        className="gd-number"
        data-stat="hp"
        data-change={damage > 0 ? 'less' : undefined}
        aria-hidden="true"
      >
        {currentHp}
        <span className="gd-of">/{hp}</span>
      </span>
    </>
  );
  const shared = { className: 'gd-base', 'data-color': color ?? 'none', 'data-rested': rested || undefined };
  if (!entity.focusable)
    return (
      <span
        {...shared}
        role="img"
        aria-label={baseLabel(base, words)}
        data-card-id={base.id}
        data-motion-id={base.id}
      >
        {look}
      </span>
    );
  return (
    <button
      type="button"
      {...shared}
      aria-label={baseLabel(base, words)}
      aria-pressed={entity.selected || undefined}
      {...entity.getEntityProps()}
    >
      {look}
      <EntityNote entity={entity} />
    </button>
  );
}
