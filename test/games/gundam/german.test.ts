import { describe, expect, it } from 'vitest';
import { CARDS } from '../../../src/games/gundam/rules/cards/cards.js';
import { isPilotCard } from '../../../src/games/gundam/rules/types/cards.js';
import { gundamGerman } from '../../../src/games/gundam/words/german.js';
import { resolverFor } from '../../../src/protocol/phrases.js';

const german = resolverFor({ locale: 'de', ...gundamGerman });
const ENGLISH =
  /\b(the|is|are|of|and|to|you|your|it|its|has|have|with|for|this|that|cards?|turn|then|may)\b/i;

describe('the cards in German', () => {
  it('have names, but for pilots, who keep theirs', () => {
    for (const card of Object.values(CARDS)) {
      const name = german(`card.${card.id}`, {}, card.name);
      if (isPilotCard(card)) expect(name).toBe(card.name);
      else expect(name).not.toBe(card.name);
    }
  });

  it('say what they do', () => {
    const texts = Object.values(CARDS).flatMap(({ id, text }) => (text ? [[id, text] as const] : []));
    const said = texts.map(([id, text]) => german(`text.${id}`, {}, text));
    expect(said.filter((text, nth) => text === texts[nth]![1] || ENGLISH.test(text))).toEqual([]);
    expect(said).toContain(
      '【Haupt】 Mit höchstens 4 Karten auf der Hand: sieh die obersten 4 Karten deines Stapels an, ' +
        'du darfst davon 1 Karte (Reiter) vorzeigen und auf die Hand nehmen, der Rest kommt in zufälliger Folge ' +
        'darunter, dann ziehe 1.\n【Burst】 Ziehe 1.',
    );
  });
});
