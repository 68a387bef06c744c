import type { Chance } from '../protocol/chance.js';
import {
  formatMessage,
  type Message,
  type MessageParams,
  type MessageResolver,
  type Messages,
} from '../protocol/message.js';
import type { Option } from '../protocol/option.js';
import { gapOf, type Reason, type Warning } from '../protocol/reason.js';
import type { GameStatus, PlayerInfo } from '../protocol/snapshot.js';

/** A language, and the texts in it. */
export interface WordsOptions {
  /** The language's tag, by which numbers and plurals are written: `de`, `en-GB`. */
  readonly locale: string;
  /** The texts by their codes; a text that is not among them stays in English. */
  readonly messages?: Messages;
  /** Asked instead of `messages`, for apps that keep their texts in a library of their own. */
  readonly resolve?: MessageResolver;
}

/** Says things in one language. */
export interface Words {
  readonly locale: string;
  /** A text of the kit: its code, its values, and the English that is said where the language has nothing. */
  say(code: string, params: MessageParams, english: Message): string;
  /** A text that the engine wrote: its code, its values, and the text as it came. */
  resolve: MessageResolver;
}

/** Words of a language, for use outside React; inside, `WordsProvider` makes them. */
export function createWords({ locale, messages = {}, resolve }: WordsOptions): Words {
  const lookUp: MessageResolver = (code, params, fallback) => {
    const message = Object.hasOwn(messages, code) ? messages[code] : undefined;
    return message === undefined ? fallback : formatMessage(message, params, locale);
  };
  const resolver = resolve ?? lookUp;
  return {
    locale,
    resolve: resolver,
    say: (code, params, english) => resolver(code, params, formatMessage(english, params, locale)),
  };
}

/** What the kit speaks when nobody says otherwise. */
export const ENGLISH: Words = createWords({ locale: 'en' });

/** What an option is called. Its code is `move.` and the id of the move; the values are its parameters. */
export function optionName({ move, name }: Pick<Option, 'move' | 'name'>, words: Words): string {
  return words.resolve(`move.${move.moveId}`, move.params, name);
}

/** What is said about an option beside its name, if anything is. Its code is `description.` and the id of the move. */
export function descriptionText(
  { move, description = '' }: Pick<Option, 'move' | 'description'>,
  words: Words,
): string {
  return description && words.resolve(`description.${move.moveId}`, move.params, description);
}

/** A category of options: the code is `category.` and the category. */
export function categoryText(category: string, words: Words): string {
  return words.resolve(`category.${category}`, {}, category);
}

/** A reason with the gap, where its context gives one: `Costs 8, you have 5. (needs 3 more)`. */
export function reasonText(reason: Reason, words: Words = ENGLISH): string {
  const gap = gapText(reason, words);
  const text = plainReasonText(reason, words);
  return gap === null ? text : words.say('reason.with-gap', { text, gap }, '{text} ({gap})');
}

/** A reason as the engine gives it, without the gap. */
export function plainReasonText({ code, context = {}, text }: Reason, words: Words): string {
  return words.resolve(code, context, text);
}

/** How far a reason is from going away: `needs 3 more`. */
export function gapText(reason: Reason, words: Words): string | null {
  const count = gapOf(reason);
  return count === null ? null : words.say('reason.gap', { count }, 'needs {count} more');
}

/** All reasons in one text, as a screen reader says them. */
export function reasonsText(reasons: readonly Reason[], words: Words = ENGLISH): string {
  return reasons.map((reason) => asSentence(reasonText(reason, words))).join(' ');
}

/** Several of which one is meant, as the language lists them: `weapon, target, or mode`. */
export function eitherText(texts: readonly string[], words: Words): string {
  return new Intl.ListFormat(words.locale, { type: 'disjunction' }).format(texts);
}

function asSentence(text: string): string {
  return /[.!?…)]$/.test(text) ? text : `${text}.`;
}

/** What a penalty says. */
export function warningText({ code, modifier, description }: Warning, words: Words): string {
  return words.resolve(code, { modifier }, description);
}

/** A chance in the fewest characters: `58%`, `40–60%`, or nothing where it is not known. */
export function chanceText(chance: Chance, words: Words): string {
  if (chance === 'unknown') return '';
  const { min, max } = typeof chance === 'number' ? { min: chance, max: chance } : chance;
  return min === max
    ? words.say('chance', { percent: min }, '{percent}%')
    : words.say('chance.range', { min, max }, '{min}–{max}%');
}

/** What `statusText` speaks of; `useStatus` gives it. */
export interface StatusFacts {
  readonly status: GameStatus;
  readonly currentPlayer: PlayerInfo | undefined;
  readonly yours: boolean;
  readonly winner: PlayerInfo | undefined;
  readonly watching: boolean;
  readonly fault: string | null;
}

/** What is going on, in one sentence. */
export function statusText(facts: StatusFacts, words: Words = ENGLISH): string {
  const { status, currentPlayer, winner, yours, watching, fault } = facts;
  if (fault !== null)
    return words.say('status.fault', {}, 'The game is not answering. What you see may be out of date.');
  if (status.kind === 'over')
    return winner
      ? words.say('status.won', { player: winner.name }, '{player} wins')
      : words.say('status.draw', {}, 'It is a draw');
  if (!currentPlayer) return words.say('status.nobody', {}, 'Waiting for the game');
  const player = { player: currentPlayer.name };
  if (yours) return words.say('status.yours', player, 'Your turn, {player}');
  return watching
    ? words.say('status.theirs', player, '{player} is to move')
    : words.say('status.waiting', player, 'Waiting for {player}');
}
