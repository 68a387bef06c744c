import type { CardFace } from '../../../components/CardPreview/card-face.js';
import type { Words } from '../../../hooks/words.js';
import type { CardKind, CardView } from '../view.js';
import { CardArt } from './CardArt.js';

const TONES = {
  treasure: 'light-dark(#b98a1e, #d9b04a)',
  victory: 'light-dark(#3f7d4a, #6fb57c)',
  action: 'light-dark(#4a6aa8, #86a6e0)',
} as const;

/** A card as the kit draws cards. */
export function faceOf(card: CardView, words: Words): CardFace {
  const { name, kind, cost, text, coins, points } = card;
  const stats = [
    ...(coins === undefined ? [] : [{ label: words.resolve('metric.coins', {}, 'Coins'), value: coins }]),
    ...(points === undefined ? [] : [{ label: words.resolve('metric.points', {}, 'Points'), value: points }]),
  ];
  return {
    title: words.resolve(`card.${name}`, {}, name),
    cost,
    typeLine: kindText(kind, words),
    text: words.resolve(`text.${name}`, {}, text),
    stats,
    art: <CardArt card={name} kind={kind} />,
    tone: TONES[kind],
  };
}

function kindText(kind: CardKind, words: Words): string {
  switch (kind) {
    case 'treasure':
      return words.say('principality.treasure', {}, 'Treasure');
    case 'victory':
      return words.say('principality.victory', {}, 'Victory');
    case 'action':
      return words.say('principality.action', {}, 'Action');
  }
}
