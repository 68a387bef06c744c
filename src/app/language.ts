import { emberwoodGerman } from '../games/emberwood/words/german.js';
import { ticTacToeGerman } from '../games/tic-tac-toe/words/german.js';
import type { MessageResolver } from '../protocol/message.js';
import { joinBooks, resolverFor } from '../protocol/phrases.js';
import { german, germanPhrases } from '../words/german.js';
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

/** Where the words of each language come from; everything is written in English. */
export const RESOLVERS: Readonly<Record<Language, MessageResolver>> = {
  en: (_code, _params, fallback) => fallback,
  de: resolverFor({
    locale: 'de',
    messages: { ...german, ...appGerman, ...ticTacToeGerman.messages, ...emberwoodGerman.messages },
    phrases: joinBooks(ticTacToeGerman.phrases ?? {}, emberwoodGerman.phrases ?? {}, germanPhrases),
  }),
};
