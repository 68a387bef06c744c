import { battletechGerman } from '../src/games/battletech/words/german.js';
import { chessGerman } from '../src/games/chess/words/german.js';
import { emberwoodGerman } from '../src/games/emberwood/words/german.js';
import { gundamGerman } from '../src/games/gundam/words/german.js';
import { mothsGerman } from '../src/games/moths/words/german.js';
import { principalityGerman } from '../src/games/principality/words/german.js';
import { ticTacToeGerman } from '../src/games/tic-tac-toe/words/german.js';
import type { WordsOptions } from '../src/hooks/words.js';
import { joinBooks, resolverFor, type Language } from '../src/protocol/phrases.js';
import { german, germanPhrases } from '../src/words/german.js';

type Book = Pick<Language, 'messages' | 'phrases'>;

/** The languages that stories speak. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch' };

function germanWith(...books: readonly Book[]): WordsOptions {
  const resolve = resolverFor({
    locale: 'de',
    messages: Object.assign({}, german, ...books.map(({ messages }) => messages)) as typeof german,
    phrases: joinBooks(germanPhrases, ...books.map(({ phrases = {} }) => phrases)),
  });
  return { locale: 'de', resolve };
}

const ENGLISH: WordsOptions = { locale: 'en' };
// Sentences of one game may look like those of another: its own stories speak its own German.
const GERMAN: Readonly<Record<string, WordsOptions>> = {
  'Games/Battletech': germanWith(battletechGerman),
  'Games/Chess': germanWith(chessGerman),
  'Games/Gundam': germanWith(gundamGerman),
  'Games/Moths': germanWith(mothsGerman),
};
const GERMAN_OF_COMPONENTS = germanWith(ticTacToeGerman, emberwoodGerman, principalityGerman);

/** The words of a language of the toolbar for the stories of a title; English where it has none. */
export function languageOf(value: unknown, title: string): WordsOptions {
  return value === 'de' ? (GERMAN[title] ?? GERMAN_OF_COMPONENTS) : ENGLISH;
}
