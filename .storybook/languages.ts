import { emberwoodGerman } from '../src/games/emberwood/words/german.js';
import { principalityGerman } from '../src/games/principality/words/german.js';
import { ticTacToeGerman } from '../src/games/tic-tac-toe/words/german.js';
import type { WordsOptions } from '../src/hooks/words.js';
import { joinBooks, resolverFor } from '../src/protocol/phrases.js';
import { german, germanPhrases } from '../src/words/german.js';

/** A language of the toolbar. */
interface ToolbarLanguage {
  readonly title: string;
  readonly words: WordsOptions;
}

const BOOKS = [ticTacToeGerman, emberwoodGerman, principalityGerman];

/** The languages that stories speak. */
export const LANGUAGES: Readonly<Record<string, ToolbarLanguage>> = {
  en: { title: 'English', words: { locale: 'en' } },
  de: {
    title: 'Deutsch',
    words: {
      locale: 'de',
      resolve: resolverFor({
        locale: 'de',
        messages: Object.assign({}, german, ...BOOKS.map(({ messages }) => messages)) as typeof german,
        phrases: joinBooks(germanPhrases, ...BOOKS.map(({ phrases = {} }) => phrases)),
      }),
    },
  },
};

/** The language of a toolbar's value; English where it has none. */
export const languageOf = (value: unknown): WordsOptions =>
  (LANGUAGES[String(value)] ?? LANGUAGES['en']!).words;
