import type { Deed } from '../../adapters/recorded-table.js';
import { isObject } from '../../protocol/is-object.js';
import type { OptionMove } from '../../protocol/option.js';
import { optionMoveParts } from '../../protocol/validate/move-shape.js';
import * as s from '../../protocol/validate/shape.js';
import { GAMES } from '../games.js';
import { faultOf, SITTERS, type Setup } from '../setup.js';

/** A game from its beginning: how it was set up, and what was done since. */
export interface SavedGame {
  readonly setup: Setup;
  readonly deeds: readonly Deed[];
}

/** Why something is no game that can be opened. */
export type Fault =
  | { readonly kind: 'unreadable' }
  | { readonly kind: 'version'; readonly version: string }
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: 'setup'; readonly part: 'seats' | 'seed' | 'variant' }
  | { readonly kind: 'deeds' };

/** What came of reading. */
export type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: Fault };

/** How games are written down. Another number is another way. */
export const VERSION = 1;
const FORMAT = 'moveset game';

const move = s.object<OptionMove>({ ...optionMoveParts, moveId: s.text });
const play = s.object<{ seat: string; play: OptionMove }>({ seat: s.text, play: move });
const playAll = s.object<{ seat: string; playAll: readonly OptionMove[] }>({
  seat: s.text,
  playAll: s.listOf(move),
});
const undo = s.object<{ seat: string; undo: number }>({ seat: s.text, undo: s.count });
const redo = s.object<{ seat: string; redo: number }>({ seat: s.text, redo: s.count });
const deed = s.choose((value) => {
  if (!isObject(value) || 'play' in value) return play;
  return 'playAll' in value ? playAll : 'undo' in value ? undo : redo;
});
const deeds: s.Shape<readonly Deed[]> = s.listOf(
  s.refined(deed, (done) => (Object.keys(done).length === 2 ? null : 'Expected one thing done')),
);
const setup = s.object<Setup>({
  game: s.oneOf(...GAMES),
  seats: s.listOf(s.oneOf(...SITTERS)),
  seed: s.number,
  variant: s.text,
});

/** A game as the text of a file. */
export function writeGame({ setup: begun, deeds: done }: SavedGame): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, setup: begun, deeds: done });
}

/** The game that a text holds, or why it holds none. Changes nothing. */
export function readGame(text: string): Read<SavedGame> {
  const file = parsed(text);
  if (!isObject(file) || file['format'] !== FORMAT || !('version' in file)) return no({ kind: 'unreadable' });
  if (file['version'] !== VERSION) return no({ kind: 'version', version: String(file['version']) });
  const begun = file['setup'];
  if (!isObject(begun) || typeof begun['game'] !== 'string') return no({ kind: 'unreadable' });
  const { game } = begun;
  if (!GAMES.some((known) => known === game)) return no({ kind: 'game', game });
  if (!s.isSound(setup, begun)) return no({ kind: 'setup', part: 'seats' });
  const part = faultOf(begun);
  if (part) return no({ kind: 'setup', part });
  const done = file['deeds'];
  return s.isSound(deeds, done) ? { ok: true, value: { setup: begun, deeds: done } } : no({ kind: 'deeds' });
}

/** What was done, out of JSON. */
export function readDeeds(text: string): Read<readonly Deed[]> {
  const done = parsed(text);
  return s.isSound(deeds, done) ? { ok: true, value: done } : no({ kind: 'deeds' });
}

const no = (fault: Fault): Read<never> => ({ ok: false, fault });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
