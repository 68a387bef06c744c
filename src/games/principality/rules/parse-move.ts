import { cardNamed, type CardName } from './cards.js';
import { cardsIn, mostLike, quoted } from './said-cards.js';
import type { GameState, Move, PlayerState } from './types.js';

/** What somebody meant by a sentence: moves to be played one after the other, or what is not understood. */
export type ParsedMove =
  | { readonly success: true; readonly moves: readonly Move[] }
  | { readonly success: false; readonly error: string; readonly suggestions: readonly string[] };

/** What of a game is needed to understand a sentence: the hand of the one who speaks. A whole game is one. */
export interface Listener extends Pick<GameState, 'currentPlayer'> {
  readonly players: readonly Pick<PlayerState, 'hand'>[];
}

const EXAMPLES = ['play village', 'buy 2 silvers', 'play all treasures', 'discard estate, copper', 'end'];
const VERBS: Readonly<Record<string, Verb>> = {
  play: 'play',
  use: 'play',
  buy: 'buy',
  purchase: 'buy',
  get: 'buy',
  discard: 'discard',
  drop: 'discard',
};
const ENDING =
  /^((end|finish|done|pass|next|stop)( (the |my )?(phase|turn|actions?|buys?|buying))?|(keep all cards and )?go buying)$/;
const TREASURES = /^(all |my |all my |all the |all \d+ )?(treasures?|coins|money)$/;

type Verb = 'play' | 'buy' | 'discard';

/**
 * Reads what a player says: `play village`, `buy 2 silvers`, `discard an estate and a copper`, `end`; or several such
 * one after the other, `play smithy then end`.
 */
export function parseMove(text: string, state: Listener): ParsedMove {
  const said = text
    .trim()
    .toLowerCase()
    .replaceAll(/[.!]+$/g, '')
    .replaceAll(/\s+/g, ' ');
  const hand = state.players[state.currentPlayer]?.hand ?? [];
  const moves: Move[] = [];
  for (const sentence of said.split(/\s*(?:;|,? \bthen\b)\s*/)) {
    const parsed = parseSentence(sentence, hand);
    if (!parsed.success) return parsed;
    moves.push(...parsed.moves);
  }
  return { success: true, moves };
}

function parseSentence(said: string, hand: readonly CardName[]): ParsedMove {
  if (said === '') return failed('Say what to do.', EXAMPLES);
  if (ENDING.test(said)) return meant({ type: 'end_phase' });
  const [word = '', ...others] = said.split(' ');
  const rest = others.join(' ');
  const verb = Object.hasOwn(VERBS, word) ? VERBS[word] : undefined;
  if (verb) return withVerb(verb, rest, hand);
  // A card's name alone: who holds it means to play it, who does not to buy it.
  const alone = cardsIn(said, hand);
  if (!('error' in alone))
    return withVerb(alone.cards.every((card) => hand.includes(card)) ? 'play' : 'buy', said, hand);
  const corrected = mostLike(word, Object.keys(VERBS), 2)
    .filter((like) => withVerb(VERBS[like]!, rest, hand).success)
    .map((like) => `${like} ${rest}`);
  const suggestions = corrected.length > 0 ? corrected : EXAMPLES;
  return failed(`"${quoted(word)}" is nothing a player can do.`, suggestions);
}

function withVerb(verb: Verb, rest: string, hand: readonly CardName[]): ParsedMove {
  if (verb === 'play' && TREASURES.test(rest)) return allTreasures(hand);
  if (verb === 'discard' && /^(nothing|none|no cards?)$/.test(rest)) return discarding([]);
  if (verb === 'discard' && /^(all|everything|all (my )?cards|my hand)$/.test(rest)) return discarding(hand);
  if (rest === '') return failed(`Say which card to ${verb}.`, [`${verb} copper`]);
  const found = cardsIn(rest, hand);
  if ('error' in found)
    return failed(
      found.error,
      found.near.map((name) => `${verb} ${name.toLowerCase()}`),
    );
  if (verb === 'discard') return discarding(found.cards);
  return meant(...found.cards.map((card): Move => ({ type: verb === 'buy' ? 'buy' : playing(card), card })));
}

function allTreasures(hand: readonly CardName[]): ParsedMove {
  const treasures = hand.filter((card) => playing(card) === 'play_treasure');
  if (treasures.length === 0) return failed('There is no treasure in your hand.', ['end']);
  return meant(...treasures.map((card): Move => ({ type: 'play_treasure', card })));
}

const playing = (card: CardName) => (cardNamed(card)?.type === 'treasure' ? 'play_treasure' : 'play_action');
const discarding = (cards: readonly CardName[]) => meant({ type: 'discard_for_cellar', cards });

function meant(...moves: readonly Move[]): ParsedMove {
  return { success: true, moves };
}

function failed(error: string, suggestions: readonly string[]): ParsedMove {
  return { success: false, error, suggestions };
}
