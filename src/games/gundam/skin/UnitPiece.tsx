import type { ReactNode } from 'react';
import { useEntity } from '../../../hooks/use-entity.js';
import { useWords } from '../../../hooks/WordsProvider.js';
import type { CardFace, UnitFace } from '../view.js';
import { CardArt } from './art/CardArt.js';
import { cardLabel, cardName, keywordText, unitLabel } from './card-words.js';
import { EntityNote } from './EntityNote.js';

/** A Unit in the battle area, turned while it is rested, with its Pilot beneath it. Renders a `<div>` element. */
export function UnitPiece({ unit, role, pilotActs, activeId }: UnitPieceProps): ReactNode {
  const words = useWords();
  const entity = useEntity(unit.id);
  const { art, color, rested, isLinkUnit, justDeployed, pilot, keywords, damage } = unit;
  return (
    <div
      className="gd-unit"
      data-rested={rested || undefined}
      data-linked={isLinkUnit || undefined}
      data-waiting={justDeployed || undefined}
      data-role={role}
    >
      <button
        type="button"
        className="gd-unit-card"
        data-color={color ?? 'none'}
        aria-label={unitLabel(unit, words)}
        aria-pressed={entity.selected || undefined}
        tabIndex={activeId === unit.id ? 0 : -1}
        {...entity.getEntityProps()}
      >
        <span className="gd-unit-board" aria-hidden="true">
          <span className="gd-unit-art">
            <CardArt art={art} color={color} />
          </span>
        </span>
        <span className="gd-unit-marks" aria-hidden="true">
          {rested && (
            <span className="gd-mark" data-mark="rested">
              {words.say('gundam.mark-rested', {}, 'Rested')}
            </span>
          )}
          {isLinkUnit && (
            <span className="gd-mark" data-mark="link">
              {words.say('gundam.mark-link', {}, 'Link')}
            </span>
          )}
          {keywords.map((keyword) => (
            <span key={keyword} className="gd-mark">
              {keywordText(keyword, words).replaceAll(/[<>]/g, '')}
            </span>
          ))}
        </span>
        <span className="gd-unit-plate" aria-hidden="true">
          <span className="gd-unit-name">{cardName(unit, words)}</span>
          <Number stat="ap" value={unit.currentAp} printed={unit.ap ?? 0} />
          {damage > 0 && (
            <span className="gd-unit-damage" dir="ltr">
              −{damage}
            </span>
          )}
          <Number stat="hp" value={unit.currentHp} printed={unit.hp ?? 0} hurt={damage > 0} />
        </span>
        {pilot && !pilotActs && (
          <span
            className="gd-pilot"
            data-color={pilot.color ?? 'none'}
            data-card-id={pilot.id}
            aria-hidden="true"
          >
            <PilotLook pilot={pilot} />
          </span>
        )}
        <EntityNote entity={entity} />
      </button>
      {pilot && pilotActs && <PilotButton pilot={pilot} tabIndex={activeId === pilot.id ? 0 : -1} />}
    </div>
  );
}

/** Props of `UnitPiece`. */
export interface UnitPieceProps {
  readonly unit: UnitFace;
  /** What it does in the battle that is going on. */
  readonly role?: 'attacker' | 'target' | undefined;
  /** Whether there is something to be done, or to be learnt, with its Pilot. */
  readonly pilotActs: boolean;
  /** The card that Tab reaches. */
  readonly activeId: string | null;
}

function Number({ stat, value, printed, hurt = false }: NumberProps): ReactNode {
  const change = hurt ? 'less' : value > printed ? 'more' : value < printed ? 'less' : undefined;
  return (
    <span className="gd-number" data-stat={stat} data-change={change}>
      {value}
    </span>
  );
}

interface NumberProps {
  readonly stat: 'ap' | 'hp';
  readonly value: number;
  readonly printed: number;
  readonly hurt?: boolean;
}

function PilotButton({ pilot, tabIndex }: PilotButtonProps): ReactNode {
  const words = useWords();
  const entity = useEntity(pilot.id);
  return (
    <button
      type="button"
      className="gd-pilot"
      data-color={pilot.color ?? 'none'}
      aria-label={cardLabel(pilot, words)}
      aria-pressed={entity.selected || undefined}
      tabIndex={tabIndex}
      {...entity.getEntityProps()}
    >
      <PilotLook pilot={pilot} />
      <EntityNote entity={entity} />
    </button>
  );
}

interface PilotButtonProps {
  readonly pilot: CardFace;
  readonly tabIndex: number;
}

function PilotLook({ pilot }: { readonly pilot: CardFace }): ReactNode {
  const words = useWords();
  return (
    <>
      <span className="gd-pilot-art" aria-hidden="true">
        <CardArt art={pilot.art} color={pilot.color} />
      </span>
      <span className="gd-pilot-name" aria-hidden="true">
        {cardName(pilot, words)}
      </span>
      <span className="gd-pilot-gives" dir="ltr" aria-hidden="true">
        +{pilot.ap}/+{pilot.hp}
      </span>
    </>
  );
}
