import { formatMessage, type MessageResolver, type Messages } from './message.js';

/**
 * What an engine writes, sentence by sentence: its own words with places for values (`{player} takes {cell}`), and the
 * same in another language. For engines that publish sentences, not only codes.
 */
export type Phrases = Readonly<Record<string, string>>;

/** The phrases of a game by the codes of its texts; those under `*` may stand anywhere, also as values in others. */
export type PhraseBook = Readonly<Record<string, Phrases>>;

/** A language as an app puts it together. */
export interface Language {
  /** The language's tag, by which numbers and plurals are written. */
  readonly locale: string;
  /** Texts by their codes: those of the kit, of the app, of skins. */
  readonly messages?: Messages;
  /** What engines write. */
  readonly phrases?: PhraseBook;
}

/**
 * A resolver for `WordsProvider`: knows a text by what the engine wrote under its code, or else by its code alone, or
 * else by what may stand anywhere.
 */
export function resolverFor({ locale, messages = {}, phrases = {} }: Language): MessageResolver {
  const translate = readBook(phrases);
  return (code, params, fallback) => {
    const exact = translate(code, fallback);
    if (exact !== undefined) return exact;
    const message = Object.hasOwn(messages, code) ? messages[code] : undefined;
    if (message !== undefined) return formatMessage(message, params, locale);
    return translate(code.split('.')[0]!, fallback) ?? translate(ANYWHERE, fallback) ?? fallback;
  };
}

/** Books as one: each page holds what all of them have on it, the first book's phrases first. */
export function joinBooks(...books: readonly PhraseBook[]): PhraseBook {
  const joined: Record<string, Phrases> = {};
  for (const book of books)
    for (const [code, page] of Object.entries(book))
      joined[code] = { ...joined[code], ...page, ...joined[code] };
  return joined;
}

interface Phrase {
  readonly matches: RegExp;
  readonly names: readonly string[];
  readonly text: string;
}

type Translate = (code: string, text: string) => string | undefined;

function readBook(book: PhraseBook): Translate {
  const pages = new Map(
    Object.entries(book).map(([code, page]) => [code, Object.entries(page).map(readPhrase)]),
  );
  const translate: Translate = (code, text) => {
    for (const phrase of pages.get(code) ?? []) {
      const found = phrase.matches.exec(text);
      if (!found) continue;
      const values = new Map(phrase.names.map((name, at) => [name, found[at + 1]!]));
      return phrase.text.replaceAll(PLACE, (place, name: string) => {
        const value = values.get(name);
        return value === undefined ? place : (translate(ANYWHERE, value) ?? value);
      });
    }
    return undefined;
  };
  return translate;
}

const ANYWHERE = '*';
const PLACE = /\{(\w+)\}/g;

function readPhrase([english, text]: readonly [string, string]): Phrase {
  const names = Array.from(english.matchAll(PLACE), ([, name]) => name!);
  const parts = english
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return { matches: new RegExp(`^${parts.join('([^]+?)')}$`), names, text };
}
