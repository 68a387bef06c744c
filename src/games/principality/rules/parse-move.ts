import { CARD_NAMES, cardNamed, type CardName } from './cards.js';
import type { GameState, Move, PlayerState } from './types.js';

/** What somebody meant by a sentence: moves to be played one after the other, or what is not understood. */
export type ParsedMove =
  | { readonly success: true; readonly moves: readonly Move[] }
  | { readonly success: false; readonly error: string; readonly suggestions: readonly string[] };

/** What of a game is needed to understand a sentence: the hand of the one who speaks. A whole game is one. */
export interface Listener extends Pick<GameState, 'currentPlayer'> {
  readonly players: readonly Pick<PlayerState, 'hand'>[];
}

const NUMBERS = ['a', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const EXAMPLES = ['play village', 'buy 2 silvers', 'play all treasures', 'discard estate, copper', 'end'];
const MOST_AT_ONCE = 20;

/** Reads what a player says: `play village`, `buy 2 silvers`, `discard an estate and a copper`, `end`. */
export function parseMove(text: string, state: Listener): ParsedMove {
  const said = text
    .trim()
    .toLowerCase()
    .replaceAll(/[.!]+$/g, '')
    .replaceAll(/\s+/g, ' ');
  if (said === '') return failed('Say what to do.', EXAMPLES);
  if (/^(end|done|pass|next)( (phase|turn|actions?|buys?|buying))?$/.test(said))
    return { success: true, moves: [{ type: 'end_phase' }] };
  const [, verb = '', rest = ''] = /^(\w+) ?(.*)$/.exec(said) ?? [];
  if (verb === 'play') return played(rest, state);
  if (verb === 'buy') return withCards(rest, 'buy', (cards) => cards.map((card) => ({ type: 'buy', card })));
  if (verb === 'discard') {
    if (/^(nothing|none|no cards?)$/.test(rest)) return discarding([]);
    return withCards(rest, 'discard', (cards) => [{ type: 'discard_for_cellar', cards }]);
  }
  // A card's name alone: what else than to play it, or to buy it, could be meant?
  const alone = cardsIn(said);
  if (!('error' in alone)) return played(said, state);
  return failed(`"${verb}" is nothing a player can do.`, EXAMPLES);
}

function discarding(cards: readonly CardName[]): ParsedMove {
  return { success: true, moves: [{ type: 'discard_for_cellar', cards }] };
}

function played(rest: string, state: Listener): ParsedMove {
  if (/^(all|all (my )?|my )?(treasures?|coins|money)$/.test(rest)) {
    const hand = state.players[state.currentPlayer]?.hand ?? [];
    const treasures = hand.filter((card) => cardNamed(card)?.type === 'treasure');
    if (treasures.length === 0) return failed('There is no treasure in your hand.', ['end']);
    return { success: true, moves: treasures.map((card) => ({ type: 'play_treasure', card })) };
  }
  return withCards(rest, 'play', (cards) =>
    cards.map((card) => ({
      type: cardNamed(card)?.type === 'treasure' ? 'play_treasure' : 'play_action',
      card,
    })),
  );
}

function withCards(rest: string, verb: string, movesFor: (cards: CardName[]) => Move[]): ParsedMove {
  if (rest === '') return failed(`Say which card to ${verb}.`, [`${verb} copper`]);
  const found = cardsIn(rest);
  if ('error' in found)
    return failed(
      found.error,
      found.near.map((name) => `${verb} ${name.toLowerCase()}`),
    );
  return { success: true, moves: movesFor(found.cards) };
}

/** The cards that a list names: `2 silvers and a gold`. */
function cardsIn(
  text: string,
): { readonly cards: CardName[] } | { readonly error: string; readonly near: readonly CardName[] } {
  const cards: CardName[] = [];
  for (const part of text.split(/\s*(?:,|\band\b|&)\s*/).filter(Boolean)) {
    const [, amount = '1', name = part] =
      /^(\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|the)(?: ?[x×])? (.+)$/.exec(part) ?? [];
    const count = /^\d+$/.test(amount) ? Number(amount) : Math.max(1, NUMBERS.indexOf(amount));
    const card = CARD_NAMES.find((known) => formsOf(known).includes(name));
    if (!card) return { error: `There is no card "${name}".`, near: nearest(name) };
    if (count < 1 || count > MOST_AT_ONCE)
      return { error: `${amount} is not a number of cards: say 1 to ${MOST_AT_ONCE}.`, near: [card] };
    cards.push(...new Array<CardName>(count).fill(card));
  }
  return cards.length > 0 ? { cards } : { error: 'Say which card.', near: [] };
}

/** A name as it may be said of one card or of several. */
function formsOf(name: CardName): readonly string[] {
  const one = name.toLowerCase();
  return [one, `${one}s`, one.replace(/y$/, 'ies')];
}

/** The cards whose names are most like what was said. */
function nearest(said: string): readonly CardName[] {
  const MOST_WRONG = 3;
  return CARD_NAMES.map((name) => ({ name, wrong: distance(said, name.toLowerCase()) }))
    .filter(({ wrong, name }) => wrong <= MOST_WRONG || name.toLowerCase().startsWith(said))
    .toSorted((a, b) => a.wrong - b.wrong)
    .map(({ name }) => name)
    .slice(0, 3);
}

/** How many letters must be changed, added or left out to make one word of another. */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= Math.min(a.length, 40); i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      next[j] = Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1));
    }
    row = next;
  }
  return row[b.length]!;
}

function failed(error: string, suggestions: readonly string[]): ParsedMove {
  return { success: false, error, suggestions };
}
