import { appGerman } from '../../src/app/words/german.js';
import { battletechGerman } from '../../src/games/battletech/words/german.js';
import { chessGerman } from '../../src/games/chess/words/german.js';
import { emberwoodGerman } from '../../src/games/emberwood/words/german.js';
import { gundamGerman } from '../../src/games/gundam/words/german.js';
import { mothsGerman } from '../../src/games/moths/words/german.js';
import { principalityGerman } from '../../src/games/principality/words/german.js';
import { ticTacToeGerman } from '../../src/games/tic-tac-toe/words/german.js';
import type { Messages } from '../../src/protocol/message.js';
import { joinBooks, resolverFor, type PhraseBook } from '../../src/protocol/phrases.js';
import { german, germanPhrases } from '../../src/words/german.js';

/** The German of one part of the sources. */
export interface Table {
  readonly messages: Messages;
  readonly phrases: PhraseBook;
}

/** Who must speak for which folder of `src`; the kit for all that is in none of the others. */
export const TABLES: Readonly<Record<string, Table>> = {
  'games/battletech/': { messages: {}, phrases: {}, ...battletechGerman },
  'games/chess/': { messages: {}, phrases: {}, ...chessGerman },
  'games/emberwood/': { messages: {}, phrases: {}, ...emberwoodGerman },
  'games/gundam/': { messages: {}, phrases: {}, ...gundamGerman },
  'games/moths/': { messages: {}, phrases: {}, ...mothsGerman },
  'games/principality/': { messages: {}, phrases: {}, ...principalityGerman },
  'games/tic-tac-toe/': { messages: {}, phrases: {}, ...ticTacToeGerman },
  'app/': { messages: appGerman, phrases: {} },
  '': { messages: german, phrases: germanPhrases },
};

/** What speaks English only: what developers test with, and games that know no other language. */
const ENGLISH_ONLY =
  /^testing\/|^games\/(?!battletech|chess|emberwood|gundam|moths|principality|tic-tac-toe)/;

/** The folder whose table speaks for a file, where one does. */
export function placeOf(path: string): string | undefined {
  return ENGLISH_ONLY.test(path) ? undefined : Object.keys(TABLES).find((place) => path.startsWith(place));
}

/** German as an app puts it together for one game. */
export const germanFor = (game: string) =>
  resolverFor({
    locale: 'de',
    messages: { ...german, ...TABLES[game]!.messages },
    phrases: joinBooks(TABLES[game]!.phrases, germanPhrases),
  });

/** Words that no German sentence has. */
export const ENGLISH_WORDS =
  /\b(the|is|are|of|and|to|you|your|it|its|has|have|with|for|this|that|takes|row|column|cards?|embers?|turn)\b/i;
