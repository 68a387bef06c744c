import { CARD_NAMES } from '../../../games/principality/rules/cards.js';
import type { Words } from '../../../hooks/words.js';

/** A word that the game understands, and how players may say it in their language: the usual way first. */
type Entry = readonly [game: string, said: readonly string[]];

/** What was said, in the words that the game understands. */
export function toGameWords(said: string, words: Words): string {
  return entriesOf(words).reduce(
    (text, [game, forms]) => text.replaceAll(wholeWords(forms, '(?:e|en|n|s)?'), game),
    said.toLowerCase(),
  );
}

/** What the game suggests to say, in the words of the player. */
export function toPlayersWords(suggestion: string, words: Words): string {
  return entriesOf(words).reduce(
    (text, [game, [usual = game]]) => text.replaceAll(wholeWords([game], ''), usual),
    suggestion,
  );
}

/** Longer ones first: some are part of others. */
function entriesOf(words: Words): readonly Entry[] {
  const verbs: readonly Entry[] = [
    ['play', formsIn(words.say('arcade.say-play', {}, 'play'))],
    ['buy', formsIn(words.say('arcade.say-buy', {}, 'buy'))],
    ['discard', formsIn(words.say('arcade.say-discard', {}, 'discard'))],
    ['end', formsIn(words.say('arcade.say-end', {}, 'end'))],
    ['all treasures', formsIn(words.say('arcade.say-treasures', {}, 'all treasures'))],
    ['nothing', formsIn(words.say('arcade.say-nothing', {}, 'nothing'))],
    ['and', formsIn(words.say('arcade.say-and', {}, 'and'))],
    ['a', formsIn(words.say('arcade.say-a', {}, 'a'))],
  ];
  const cards = CARD_NAMES.map((name): Entry => {
    const english = name.toLowerCase();
    return [english, [words.resolve(`card.${name}`, {}, name).toLowerCase()]];
  });
  return [...cards, ...verbs].filter(([game, forms]) => forms[0] !== game);
}

const formsIn = (said: string): readonly string[] => said.split('|');

function wholeWords(forms: readonly string[], ending: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})${ending}(?!\\p{L})`, 'gu');
}
