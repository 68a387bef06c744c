import { battletechGerman } from '../src/games/battletech/words/german.js';
import { chessGerman } from '../src/games/chess/words/german.js';
import { emberwoodGerman } from '../src/games/emberwood/words/german.js';
import { gundamGerman } from '../src/games/gundam/words/german.js';
import { mothsGerman } from '../src/games/moths/words/german.js';
import { principalityGerman } from '../src/games/principality/words/german.js';
import { ticTacToeGerman } from '../src/games/tic-tac-toe/words/german.js';
import type { WordsOptions } from '../src/hooks/words.js';
import type { Messages } from '../src/protocol/message.js';
import { joinBooks, resolverFor, type Language } from '../src/protocol/phrases.js';
import { german, germanPhrases } from '../src/words/german.js';

type Book = Pick<Language, 'messages' | 'phrases'>;

/** The languages that stories speak. */
export const LANGUAGES: Readonly<Record<string, string>> = { en: 'English', de: 'Deutsch' };

/** What stories say beside the kit. */
const STORIES: Messages = {
  'stories.actions': 'Aktionen',
  'stories.INITIATIVE': 'Initiative',
  'stories.MOVEMENT': 'Bewegung',
  'stories.WEAPON_ATTACK': 'Beschuss',
  'stories.PHYSICAL_ATTACK': 'Nahkampf',
  'stories.HEAT': 'Hitze',
  'stories.END': 'Ende',
  'stories.log': 'Gespielte Züge',
  'stories.phase-actions': 'Aktionen',
  'stories.phase-buying': 'Kaufen',
  'stories.plan': 'In den Plan aufnehmen',
  'stories.preview': 'Was es bewirkt',
  'stories.redo': 'Vor',
  'stories.round': 'Runde {turn}',
  'stories.undo': 'Zurück',
};

function germanWith(...books: readonly Book[]): WordsOptions {
  const resolve = resolverFor({
    locale: 'de',
    messages: Object.assign({}, german, STORIES, ...books.map(({ messages }) => messages)) as typeof german,
    phrases: joinBooks(germanPhrases, ...books.map(({ phrases = {} }) => phrases)),
  });
  return { locale: 'de', resolve };
}

const ENGLISH: WordsOptions = { locale: 'en' };
// Sentences of one game may look like those of another: these games speak their own German.
const GERMAN: Readonly<Record<string, WordsOptions>> = {
  battletech: germanWith(battletechGerman),
  chess: germanWith(chessGerman),
  gundam: germanWith(gundamGerman),
  moths: germanWith(mothsGerman),
};
const GERMAN_OF_OTHERS = germanWith(ticTacToeGerman, emberwoodGerman, principalityGerman);

/** The words of a language of the toolbar, for the game of the toolbar or, where that is the story's own, for that. */
export function languageOf(value: unknown, title: string, flippedTo: unknown): WordsOptions {
  if (value !== 'de') return ENGLISH;
  const game = flippedTo === 'own' ? title.replace('Games/', '').toLowerCase() : String(flippedTo);
  return GERMAN[game] ?? GERMAN_OF_OTHERS;
}
