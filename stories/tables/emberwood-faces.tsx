import type { CSSProperties } from 'react';
import type { CardFace } from '../../src/components/CardPreview/card-face.js';
import { CardArt } from '../../src/games/emberwood/skin/CardArt.js';
import type { CardFace as EmberwoodCard, EmberwoodView } from '../../src/games/emberwood/view.js';
import type { EntityId } from '../../src/protocol/ids.js';

const TONES = { creature: 'light-dark(#6f9457, #6b9154)', charm: 'light-dark(#c8763c, #c07a45)' } as const;

/** The colours that the skin's table gives its pictures. */
const LANDSCAPES = {
  creature: landscape('light-dark(#cfe0d6, #33433a)', 'light-dark(#a9c195, #22301f)'),
  charm: landscape('light-dark(#f3dcc6, #473227)', 'light-dark(#e7c19d, #35241b)'),
} as const;

function landscape(sky: string, hills: string): CSSProperties {
  return { '--ew-sky': sky, '--ew-hills': hills, display: 'grid', background: sky } as CSSProperties;
}

/** A card of Emberwood as the kit draws cards. */
export function faceOf(card: EmberwoodCard): CardFace {
  const printed = {
    title: card.name,
    cost: card.cost,
    text: card.text,
    art: (
      <span style={LANDSCAPES[card.kind]}>
        <CardArt art={card.art} />
      </span>
    ),
    tone: TONES[card.kind],
  };
  if (card.kind === 'charm') return { ...printed, typeLine: 'Charm' };
  const { strength, toughness, damage, guardian } = card;
  return {
    ...printed,
    typeLine: guardian ? 'Creature, guardian' : 'Creature',
    stats: [
      { label: 'strength', value: strength },
      { label: 'health', value: toughness - damage, ...(damage > 0 && { tone: 'bad' }) },
    ],
  };
}

/** Every card whose face the seat sees, by its id. */
export function facesOf({ near, far, decision }: EmberwoodView): ReadonlyMap<EntityId, CardFace> {
  const seen = [near, far].flatMap(({ hand, clearing, ashes }) => [...(hand ?? []), ...clearing, ...ashes]);
  return new Map([...seen, ...(decision?.cards ?? [])].map((card) => [card.id, faceOf(card)]));
}
