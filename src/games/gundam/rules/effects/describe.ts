import { isCommandCard, isUnitCard, type GundamCard, type UnitCardDefinition } from '../types/cards.js';
import type { CommandTiming, KeywordEffect } from '../types/card-terms.js';
import type { Ability, Aim, Condition, DeckCardSpec, Effect, Trigger, UnitSpec } from './ability.js';

/** What an effect that makes tokens calls them. */
export type TokenName = (token: string) => string;

const TRIGGER_WORDS: Readonly<Record<Exclude<Trigger, 'command'>, string>> = {
  deployed: '【Deploy】',
  paired: '【When Paired】',
  attacking: '【Attack】',
  destroyed: '【Destroyed】',
  burst: '【Burst】',
  activateMain: '【Activate･Main】',
  activateAction: '【Activate･Action】',
  turnStart: '【Start of your turn】',
  turnEnd: '【End of your turn】',
};
const TIMING_WORDS: Readonly<Record<CommandTiming, string>> = { main: '【Main】', action: '【Action】' };

/** Everything a card can do, in words. A line each. */
export function describeCard(card: GundamCard, tokenName: TokenName): string {
  return [
    ...(isUnitCard(card) ? (card.keywords ?? []).map((keyword) => keywordText(keyword, card)) : []),
    ...(card.abilities ?? []).map((ability) => describeAbility(ability, card, tokenName)),
    ...(isCommandCard(card) && card.hasPilotEffect ? [pilotText(card)] : []),
  ].join('\n');
}

/** A keyword effect as it is printed: `<Repair 2>`. */
export function keywordText(
  keyword: KeywordEffect,
  { keywordValues = {} }: Pick<UnitCardDefinition, 'keywordValues'>,
): string {
  const value = keywordValues[keyword];
  return value === undefined ? `<${keyword}>` : `<${keyword} ${value}>`;
}

/** One ability, in words. */
export function describeAbility(ability: Ability, card: GundamCard, tokenName: TokenName): string {
  const { trigger, oncePerTurn, cost, restSelf, do: effects, choose } = ability;
  const when =
    trigger === 'command'
      ? (isCommandCard(card) ? card.timing : []).map((timing) => TIMING_WORDS[timing]).join('/')
      : TRIGGER_WORDS[trigger];
  const price = [cost && `Pay ${cost}`, restSelf && 'rest this'].filter(Boolean).join(' and ');
  const head = [when, oncePerTurn && '【Once per Turn】', price && `${capital(price)}:`];
  const conditions = (ability.if ?? []).map(conditionText).join(' and ');
  const deeds = effects.map((effect) => effectText(effect, choose, tokenName)).join(', then ');
  const may = choose?.optional ? `you may ${deeds}` : deeds;
  const sentence = conditions ? `${capital(conditions)}, ${may}.` : `${capital(may)}.`;
  return [...head, sentence].filter(Boolean).join(' ');
}

/** One thing an ability does, in words. */
export function effectText(effect: Effect, choose: UnitSpec | undefined, tokenName: TokenName): string {
  const aimed = (to: Aim) => aimText(to, choose);
  switch (effect.type) {
    case 'draw':
      return `draw ${effect.count}`;
    case 'damage':
      return `deal ${effect.amount} damage to ${aimed(effect.to)}`;
    case 'heal':
      return `recover ${effect.amount} HP on ${aimed(effect.to)}`;
    case 'rest':
      return `rest ${aimed(effect.to)}`;
    case 'ready':
      return `set ${aimed(effect.to)} as active`;
    case 'ap':
      return `give AP${signed(effect.amount)} during this ${effect.until} to ${aimed(effect.to)}`;
    case 'keyword':
      return `give <${effect.keyword}> during this turn to ${aimed(effect.to)}`;
    case 'search':
      return `look at the top ${effect.look} cards of your deck, you may reveal 1 ${deckCardText(effect.for)} among them and add it to your hand, return the rest to the bottom at random`;
    case 'destroy':
      return `destroy ${aimed(effect.to)}`;
    case 'return':
      return `return ${aimed(effect.to)} to its owner's hand`;
    case 'token':
      return `deploy ${effect.count} ${effect.rested ? 'rested ' : ''}${tokenName(effect.token)} ${effect.count === 1 ? 'token' : 'tokens'}`;
    case 'shieldToHand':
      return 'add 1 of your shields to your hand';
    case 'exResource':
      return 'place 1 EX Resource';
    case 'takeSelf':
      return 'add this card to your hand';
    case 'deploySelf':
      return 'deploy this card';
    case 'useCommand':
      return "activate this card's effect";
  }
}

/** What must be chosen, in words. */
export function specText(spec: UnitSpec): string {
  const { side, other, rested, damaged, maxHp, maxAp, maxLv, trait } = spec;
  const words = [
    other && 'other',
    rested === true && 'rested',
    rested === false && 'active',
    damaged && 'damaged',
    side !== 'any' && side,
    trait && `(${trait})`,
    'Unit',
  ];
  const limits = [
    maxLv !== undefined && `Lv.${maxLv} or lower`,
    maxAp !== undefined && `${maxAp} or less AP`,
    maxHp !== undefined && `${maxHp} or less HP`,
  ].filter(Boolean);
  return [...words.filter(Boolean), ...(limits.length > 0 ? [`with ${limits.join(' and ')}`] : [])].join(' ');
}

function aimText(to: Aim, choose: UnitSpec | undefined): string {
  if (to === 'self') return 'this Unit';
  if (to === 'chosen') return `1 ${specText(choose ?? { side: 'any' })}`;
  return `all ${specText(to.all).replace('Unit', 'Units')}`;
}

/** What an ability demands, in words. */
export function conditionText(condition: Condition): string {
  switch (condition.type) {
    case 'linked':
      return 'while this is a Link Unit';
    case 'yourTurn':
      return 'during your turn';
    case 'units':
      return `if there are ${condition.atLeast} or more ${specText(condition.spec).replace('Unit', 'Units')}`;
    case 'level':
      return `if you are Lv.${condition.atLeast} or higher`;
    case 'hand':
      return `if you have ${condition.atMost} or fewer cards in hand`;
  }
}

function deckCardText({ cardType, trait, maxLv }: DeckCardSpec): string {
  const limit = maxLv === undefined ? '' : ` of Lv.${maxLv} or lower`;
  const kind = cardType ? `${capital(cardType.toLowerCase())} card` : 'card';
  return `${trait ? `(${trait}) ` : ''}${kind}${limit}`;
}

function pilotText({
  pilotName,
  apModifier = 0,
  hpModifier = 0,
}: {
  readonly pilotName?: string;
  readonly apModifier?: number;
  readonly hpModifier?: number;
}): string {
  return `【Pilot】 [${pilotName}] AP${signed(apModifier)} HP${signed(hpModifier)}`;
}

const signed = (value: number) => (value < 0 ? `−${-value}` : `+${value}`);
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
