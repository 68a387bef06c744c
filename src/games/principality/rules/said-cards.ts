import { CARD_NAMES, type CardName } from './cards.js';

/** The cards that a list names, or what is wrong with it and the cards that could be meant. */
export type SaidCards =
  | { readonly cards: CardName[] }
  | { readonly error: string; readonly near: readonly CardName[] };

const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const AMOUNT =
  /^(\d+|an?|another|the|my|all(?: my| the)?|one|two|three|four|five|six|seven|eight|nine|ten)(?: ?[x×])? (.+)$/;
const TIMES = /^(.+?) ?[x×] ?(\d+)$/;
const MOST_AT_ONCE = 20;
const MOST_QUOTED = 40;

/** Reads `2 silvers and a gold`. `All` is as many as the hand holds. */
export function cardsIn(text: string, hand: readonly CardName[]): SaidCards {
  const cards: CardName[] = [];
  for (const part of text.split(/\s*(?:,|\band\b|&|\+)\s*/).filter(Boolean)) {
    const { amount, name } = amountAndName(part);
    const card = CARD_NAMES.find((known) => formsOf(known).includes(name));
    if (!card) return { error: `There is no card "${quoted(name)}".`, near: nearest(name) };
    const all = amount.startsWith('all');
    const count = all ? hand.filter((held) => held === card).length : countOf(amount);
    if (all && count === 0) return { error: `There is no ${card} in your hand.`, near: [] };
    if (count < 1 || count + cards.length > MOST_AT_ONCE)
      return { error: `${quoted(amount)} is not a number of cards: say 1 to ${MOST_AT_ONCE}.`, near: [card] };
    cards.push(...new Array<CardName>(count).fill(card));
  }
  return cards.length > 0 ? { cards } : { error: 'Say which card.', near: [] };
}

function amountAndName(part: string): { readonly amount: string; readonly name: string } {
  const [, name, times] = TIMES.exec(part) ?? [];
  if (name !== undefined && times !== undefined) return { amount: times, name };
  const [, amount = '1', rest = part] = AMOUNT.exec(part) ?? [];
  return { amount, name: rest };
}

const countOf = (amount: string) =>
  /^\d/.test(amount) ? Number(amount) : Math.max(1, NUMBERS.indexOf(amount));

/** What somebody said, short enough to be said back. */
export function quoted(said: string): string {
  return said.length > MOST_QUOTED ? `${said.slice(0, MOST_QUOTED)}…` : said;
}

/** A name as it may be said of one card or of several. */
function formsOf(name: CardName): readonly string[] {
  const one = name.toLowerCase();
  return [one, `${one}s`, one.replace(/y$/, 'ies')];
}

const nearest = (said: string): readonly CardName[] => mostLike(said, CARD_NAMES);

/** Those words that are most like what was said, the likest first. */
export function mostLike<Word extends string>(
  said: string,
  words: readonly Word[],
  wrong = 3,
): readonly Word[] {
  return words
    .map((word) => ({ word, off: distance(said, word.toLowerCase()) }))
    .filter(({ off, word }) => off <= wrong || word.toLowerCase().startsWith(said))
    .toSorted((a, b) => a.off - b.off)
    .map(({ word }) => word)
    .slice(0, 3);
}

/** How many letters must be changed, added or left out to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= Math.min(a.length, MOST_QUOTED); i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}
