import { emberwoodGerman } from '../games/emberwood/words/german.js';
import { ticTacToeGerman } from '../games/tic-tac-toe/words/german.js';
import type { MessageResolver } from '../protocol/message.js';
import { joinBooks, resolverFor, type Language as Vocabulary } from '../protocol/phrases.js';
import { german, germanPhrases } from '../words/german.js';
import { GAMES, type GameName } from './games.js';
import { preference } from './preferences.js';
import { appGerman } from './words/german.js';

/** The languages of the arcade, by their tags. */
export const LANGUAGES = ['en', 'de'] as const;
/** One of `LANGUAGES`. */
export type Language = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { en: 'English', de: 'Deutsch' };

const browsers: Language = navigator.language.startsWith('de') ? 'de' : 'en';

/** The language that the visitor chose; the browser's, as long as none is chosen. */
export const languagePreference = preference<Language>('language', [
  browsers,
  ...LANGUAGES.filter((language) => language !== browsers),
]);

/** Tells the browser which language the page is in. */
export function applyLanguage(language: Language): void {
  document.documentElement.lang = language;
}

const GAME_GERMAN: Readonly<Record<GameName, Pick<Vocabulary, 'messages' | 'phrases'>>> = {
  'tic-tac-toe': ticTacToeGerman,
  emberwood: emberwoodGerman,
};

const english: MessageResolver = (_code, _params, fallback) => fallback;

const germanFor = ({ messages, phrases = {} }: Pick<Vocabulary, 'messages' | 'phrases'>) =>
  resolverFor({
    locale: 'de',
    messages: { ...german, ...appGerman, ...messages },
    phrases: joinBooks(phrases, germanPhrases),
  });

const GERMAN = Object.fromEntries(GAMES.map((game) => [game, germanFor(GAME_GERMAN[game])])) as Readonly<
  Record<GameName, MessageResolver>
>;

/** Where the words come from while a game is played. Everything is written in English. */
export function wordsFor(language: Language, game: GameName): MessageResolver {
  return language === 'de' ? GERMAN[game] : english;
}
