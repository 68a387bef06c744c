import { formatMessage, type MessageResolver, type Messages } from './message.js';

/**
 * What an engine writes, sentence by sentence: its own words with places for values (`{player} takes {cell}`), and the
 * same in another language. For engines that publish sentences, not only codes.
 */
export type Phrases = Readonly<Record<string, string>>;

/**
 * The phrases of a game by the codes of its texts; those under `*` may stand anywhere, also as values in others. A
 * phrase says all of a text or nothing: each of its values must be known to the book, a number, a name (one word, or
 * words with capitals), or in quotation marks. A name that is the same in both languages is known by a phrase of its
 * own. Texts whose code is not in the book need that: they may be of another game, and any word looks like a name.
 */
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
  const book: Book = new Map(
    Object.entries(phrases).map(([page, texts]) => [page, Object.entries(texts).map(readPhrase)]),
  );
  const onPage = (page: string, text: string) => translate(book, page, text, isNumberOrName);
  return (code, params, fallback) => {
    const exact = onPage(code, fallback);
    if (exact !== undefined) return exact;
    const message = Object.hasOwn(messages, code) ? messages[code] : undefined;
    if (message !== undefined) return formatMessage(message, params, locale);
    return onPage(code.split('.')[0]!, fallback) ?? translate(book, ANYWHERE, fallback, isNumber) ?? fallback;
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
  readonly places: readonly { readonly name: string; readonly quoted: boolean }[];
  readonly text: string;
}

type Book = ReadonlyMap<string, readonly Phrase[]>;
type IsPlain = (value: string) => boolean;

/** A text in the words of one page; nothing where some of it is neither known nor plain. */
function translate(
  book: Book,
  page: string,
  text: string,
  isPlain: IsPlain,
  // A long list that cannot be said is taken apart in many ways, into the same few values.
  known = new Map<string, string | undefined>(),
): string | undefined {
  const sayValue = (value: string) => {
    if (!known.has(value)) known.set(value, translate(book, ANYWHERE, value, isPlain, known));
    return known.get(value) ?? (isPlain(value) ? value : undefined);
  };
  for (const phrase of book.get(page) ?? []) {
    const said = sayIn(phrase, text, sayValue);
    if (said !== undefined) return said;
  }
  return undefined;
}

/** A text in the words of a phrase; nothing where it is another text, or one of its values cannot be said. */
function sayIn(
  phrase: Phrase,
  text: string,
  sayValue: (value: string) => string | undefined,
): string | undefined {
  const found = phrase.matches.exec(text);
  if (!found) return undefined;
  const values = new Map<string, string>();
  for (const [at, { name, quoted }] of phrase.places.entries()) {
    const value = found[at + 1]!;
    const said = sayValue(value) ?? (quoted ? value : undefined);
    if (said === undefined) return undefined;
    values.set(name, said);
  }
  return phrase.text.replaceAll(PLACE, (place, name: string) => values.get(name) ?? place);
}

/** Amounts, squares, coordinates: no word of it could be said in another language. */
const isNumber: IsPlain = (value) => value.split(/\s+/).every((word) => /\p{N}|^\P{L}*$/u.test(word));
/** Words of a sentence are several and not all with capitals. */
const isNumberOrName: IsPlain = (value) =>
  !/\s/.test(value) || !/(?<![\p{L}\p{N}'’])\p{Ll}/u.test(value) || isNumber(value);

const ANYWHERE = '*';
const PLACE = /\{(\w+)\}/g;

function readPhrase([english, text]: readonly [string, string]): Phrase {
  const places = Array.from(english.matchAll(PLACE), ({ 1: name, index, 0: { length } }) => ({
    name: name!,
    quoted: english[index - 1] === '"' && english[index + length] === '"',
  }));
  const parts = english
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`));
  return { matches: new RegExp(`^${parts.join('([^]+?)')}$`), places, text };
}
