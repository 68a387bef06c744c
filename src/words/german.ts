import type { Messages } from '../protocol/message.js';

/** Every text of the kit in German: `<WordsProvider locale="de" messages={german}>`. */
export const german: Messages = {
  chance: '{percent} %',
  'chance.range': '{min}–{max} %',
  'reason.gap': 'es fehlen {count}',
  'reason.with-gap': '{text} ({gap})',
  'status.draw': 'Unentschieden',
  'status.fault': 'Das Spiel antwortet nicht. Was zu sehen ist, kann veraltet sein.',
  'status.nobody': 'Das Spiel geht gleich weiter',
  'status.theirs': '{player} ist am Zug',
  'status.waiting': 'Warten auf {player}',
  'status.won': '{player} gewinnt',
  'status.yours': '{player}, du bist am Zug',
};
