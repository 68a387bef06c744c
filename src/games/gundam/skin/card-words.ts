import type { Words } from '../../../hooks/words.js';
import type { BaseFace, CardFace, UnitFace } from '../view.js';

/** What a card is called. */
export function cardName({ art, name }: Pick<CardFace, 'art' | 'name'>, words: Words): string {
  return words.resolve(`card.${art}`, {}, name);
}

/** What is written on a card. */
export function cardText({ art, text }: Pick<CardFace, 'art' | 'text'>, words: Words): string {
  return text && words.resolve(`text.${art}`, {}, text);
}

/** A keyword effect as it is written on cards: `<Repair 2>`. */
export function keywordText(keyword: string, words: Words): string {
  return words.resolve(`keyword.${keyword}`, {}, keyword);
}

/** What kind of card it is. */
function typeText({ cardType, isToken }: CardFace, words: Words): string {
  const types: Readonly<Record<CardFace['cardType'], string>> = {
    UNIT: words.say('gundam.type-unit', {}, 'Unit'),
    PILOT: words.say('gundam.type-pilot', {}, 'Pilot'),
    COMMAND: words.say('gundam.type-command', {}, 'Command'),
    BASE: words.say('gundam.type-base', {}, 'Base'),
    RESOURCE: words.say('gundam.type-resource', {}, 'Resource'),
  };
  const type = types[cardType];
  return isToken ? words.say('gundam.type-token', { type }, '{type} token') : type;
}

/** Kind and traits in one line. */
export function typeLine(card: CardFace, words: Words): string {
  const traits = card.traits.map((trait) => words.resolve(`trait.${trait}`, {}, trait));
  return [typeText(card, words), ...traits].join(' · ');
}

/** Everything printed on a card, as it is read aloud. */
export function cardLabel(card: CardFace, words: Words): string {
  const { lv, cost, ap, hp, link } = card;
  return sentence(
    [
      cardName(card, words),
      typeText(card, words),
      lv !== null && words.say('gundam.level', { level: lv }, 'Lv. {level}'),
      cost !== null && words.say('gundam.costs', { cost }, 'costs {cost}'),
      ap !== null && words.say('gundam.ap', { ap }, 'AP {ap}'),
      hp !== null && words.say('gundam.hp', { hp }, 'HP {hp}'),
      link.length > 0 && linkText(card, words),
    ],
    cardText(card, words),
  );
}

/** With whom a Unit links. */
export function linkText({ link }: Pick<CardFace, 'link'>, words: Words): string {
  return words.say('gundam.links-with', { pilots: link.join(' / ') }, 'links with {pilots}');
}

/** A Unit on the table, as it is read aloud. */
export function unitLabel(unit: UnitFace, words: Words): string {
  const { currentAp, currentHp, damage, rested, justDeployed, isLinkUnit, pilot, keywords } = unit;
  return sentence(
    [
      cardName(unit, words),
      words.say('gundam.ap', { ap: currentAp }, 'AP {ap}'),
      words.say('gundam.hp', { hp: currentHp }, 'HP {hp}'),
      damage > 0 && words.say('gundam.damage', { damage }, '{damage} damage'),
      rested && words.say('gundam.rested', {}, 'rested'),
      justDeployed && words.say('gundam.just-deployed', {}, 'deployed this turn'),
      isLinkUnit && words.say('gundam.link-unit', {}, 'Link Unit'),
      pilot && words.say('gundam.piloted', { pilot: cardName(pilot, words) }, 'piloted by {pilot}'),
      ...keywords.map((keyword) => keywordText(keyword, words)),
    ],
    [cardText(unit, words), pilot && cardText(pilot, words)].filter(Boolean).join('\n'),
  );
}

/** A Base on the table, as it is read aloud. */
export function baseLabel(base: BaseFace, words: Words): string {
  const { currentHp, damage, rested } = base;
  return sentence(
    [
      cardName(base, words),
      typeText(base, words),
      words.say('gundam.hp', { hp: currentHp }, 'HP {hp}'),
      damage > 0 && words.say('gundam.damage', { damage }, '{damage} damage'),
      rested && words.say('gundam.rested', {}, 'rested'),
    ],
    cardText(base, words),
  );
}

function sentence(facts: readonly (string | false | null)[], text: string): string {
  return [facts.filter(Boolean).join(', '), text].filter(Boolean).join('. ');
}
