import type { Option } from '../protocol/option.js';
import { foldQuery, foldText, initialsOf, spellingOf, typoSearch, wordsOf } from './search-text.js';
import { categoryText, ENGLISH, optionName, type Words } from './words.js';

/** What a search found. */
export interface FoundOptions {
  /** Best first. */
  readonly options: readonly Option[];
  /** How many of them are available. */
  readonly available: number;
}

/** The words of an option that are searched, folded, each between two spaces. */
interface SearchEntry {
  readonly words: Words;
  readonly name: string;
  /** The name, the category, the labels and the description. */
  readonly text: string;
  readonly initials: readonly string[];
}

/**
 * Searches what players read of options in their language, which is names, categories, labels and descriptions, by
 * beginnings of words, initials, and, where nothing else is found, with a typo in each word. An empty query finds all:
 * what is available first, then what has the fewest reasons against it.
 */
export function searchOptions(options: readonly Option[], query: string, words = ENGLISH): FoundOptions {
  const typed = foldQuery(query);
  if (typed === '') return sorted(options, () => 0);
  const terms = wordsOf(typed);
  // Punctuation and pictures alone are looked for as they are.
  const hasTyped = (option: Option) => foldText(textsOf(option, words).join('\n')).includes(typed);
  if (terms.length === 0) return sorted(options.filter(hasTyped), () => 0);
  const found = sorted(options, rankBy(terms, words));
  if (found.options.length > 0) return found;
  // `ac20` may stand for `AC/20`.
  const apart = wordsOf(typed.replaceAll(/(?<=\p{L})(?=\p{N})|(?<=\p{N})(?=\p{L})/gu, ' '));
  const foundApart = apart.length > terms.length ? sorted(options, rankBy(apart, words)) : found;
  return foundApart.options.length > 0 ? foundApart : sorted(withTypos(options, terms, words), () => 0);
}

// To read 10,000 options takes about two frames, to search them a fraction of one: so each is read once.
const entries = new WeakMap<Option, SearchEntry>();

function entryOf(option: Option, words: Words): SearchEntry {
  const known = entries.get(option);
  if (known?.words === words) return known;
  const [title, ...rest] = textsOf(option, words);
  const nameWords = wordsOf(foldText(title));
  const name = ` ${nameWords.join(' ')} `;
  const text = `${name}${wordsOf(foldText(rest.join('\n'))).join(' ')} `;
  const entry = { words, name, text, initials: initialsOf(nameWords) };
  entries.set(option, entry);
  return entry;
}

function textsOf(option: Option, words: Words): readonly [name: string, ...string[]] {
  const { category, labels = {}, description = '' } = option;
  const categoryName = category === null ? '' : categoryText(category, words);
  return [optionName(option, words), categoryName, ...Object.values(labels).flat(), description];
}

/**
 * Ranks by the term that matches worst: as a word of the name, its beginning, a word elsewhere, its beginning, or within a
 * word; then by whether the name begins with all terms, or at least has them side by side.
 */
function rankBy(terms: readonly string[], words: Words): (option: Option) => number | null {
  const phrase = ` ${terms.join(' ')}`;
  return (option) => {
    const entry = entryOf(option, words);
    let worst = 0;
    for (const term of terms) {
      const rank = termRank(entry, term);
      const initials = terms.length === 1 && (rank ?? 4) === 4 ? initialsRank(entry, term) : null;
      if (rank === null && initials === null) return null;
      worst = Math.max(worst, initials ?? rank!);
    }
    return 3 * worst + (entry.name.startsWith(phrase) ? 0 : entry.text.includes(phrase) ? 1 : 2);
  };
}

function termRank({ name, text }: SearchEntry, term: string): number | null {
  if (!text.includes(term)) return null;
  if (name.includes(` ${term}`)) return name.includes(` ${term} `) ? 0 : 1;
  if (text.includes(` ${term}`)) return text.includes(` ${term} `) ? 2 : 3;
  return 4;
}

/** The first initials rank as the beginning of a word of the name, others as something within a word. */
function initialsRank({ initials }: SearchEntry, term: string): number | null {
  const indices = spellingOf(term, initials);
  return indices && (indices.at(-1) === indices.length - 1 ? 1 : 4);
}

function withTypos(options: readonly Option[], terms: readonly string[], words: Words): readonly Option[] {
  const texts = options.map((option) => entryOf(option, words).text);
  let indices: number[] | undefined;
  for (const term of terms) indices = typoSearch.filter(texts, term, indices) ?? [];
  return indices!.map((index) => options[index]!);
}

/** The best rank first, beginning with 0, without those that have none; of the same rank what has the fewest reasons against it. */
function sorted(options: readonly Option[], rankOf: (option: Option) => number | null): FoundOptions {
  const ranked: { readonly option: Option; readonly rank: number; readonly obstacles: number }[] = [];
  for (const option of options) {
    const rank = rankOf(option);
    if (rank === null) continue;
    ranked.push({ option, rank, obstacles: option.kind === 'available' ? 0 : option.reasons.length });
  }
  ranked.sort((a, b) => a.rank - b.rank || a.obstacles - b.obstacles);
  return {
    options: ranked.map(({ option }) => option),
    available: ranked.filter(({ option }) => option.kind === 'available').length,
  };
}
