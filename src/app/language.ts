import type { MessageResolver } from '../protocol/message.js';
import { joinBooks, resolverFor, type Language as Vocabulary } from '../protocol/phrases.js';
import { preference } from './saved/preference.js';
import type * as tables from './words/german-tables.js';

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

let german: typeof tables | undefined;

/** Fetches what is said in a language: English is what everything is written in. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'de') german ??= await import('./words/german-tables.js');
}

const english: MessageResolver = (_code, _params, fallback) => fallback;

/** Where the words come from, those of a game included. The language must have been loaded. */
export function wordsFor(
  language: Language,
  { messages = {}, phrases = {} }: Pick<Vocabulary, 'messages' | 'phrases'> = {},
): MessageResolver {
  if (language === 'en' || !german) return english;
  return resolverFor({
    locale: 'de',
    messages: { ...german.german, ...german.appGerman, ...messages },
    phrases: joinBooks(phrases, german.germanPhrases),
  });
}
