import type { PlayedMove } from '../protocol/recollection.js';
import type { PlayerInfo } from '../protocol/snapshot.js';
import { toldText } from './told-text.js';
import type { Words } from './words.js';

/** A position of the history, and how it came about. */
export interface TimelineEntry {
  /** How many moves had been played. */
  readonly position: number;
  /** What was played, in words. */
  readonly text: string;
  /** Who played it, where that is known. */
  readonly player: PlayerInfo | undefined;
  /** The words do not say who played it. */
  readonly unnamed: boolean;
  /** It is the position at which the game stands. */
  readonly now: boolean;
  /** The move was taken back. */
  readonly takenBack: boolean;
}

/** An entry in words. A move that is not known yet has none. */
export function timelineEntry(
  position: number,
  now: number,
  move: PlayedMove | undefined,
  players: readonly PlayerInfo[],
  words: Words,
): TimelineEntry {
  const player = players.find(({ id }) => id === move?.player);
  const text = textOf(position, move, words);
  return {
    position,
    text,
    player,
    unnamed: player !== undefined && !text.includes(player.name),
    now: position === now,
    takenBack: position > now,
  };
}

function textOf(position: number, move: PlayedMove | undefined, words: Words): string {
  if (position === 0) return words.say('timeline.before-all', {}, 'Before the first move');
  if (!move) return '…';
  return move.entries.length === 0
    ? words.say('timeline.hidden', {}, 'A move that you may not see')
    : move.entries.map((entry) => toldText(entry, words)).join(' ');
}
