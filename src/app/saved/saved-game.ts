import * as v from 'valibot';
import type { Deed } from '../../adapters/recorded-table.js';
import { isObject } from '../../protocol/is-object.js';
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

const move = v.object({
  moveId: v.string(),
  // Not a record of valibot: it would silently leave out a parameter called as a part of every class.
  params: v.custom<Record<string, unknown>>(isObject),
  sourceCardId: v.optional(v.string()),
  targets: v.optional(v.array(v.array(v.string()))),
});
const position = v.pipe(v.number(), v.integer(), v.minValue(0));
const deeds = v.array(
  v.union([
    v.strictObject({ seat: v.string(), play: move }),
    v.strictObject({ seat: v.string(), playAll: v.array(move) }),
    v.strictObject({ seat: v.string(), undo: position }),
    v.strictObject({ seat: v.string(), redo: position }),
  ]),
);
const setup = v.object({
  game: v.picklist(GAMES),
  seats: v.array(v.picklist(SITTERS)),
  seed: v.number(),
  variant: v.string(),
});

/** A game as the text of a file. */
export function writeGame({ setup: begun, deeds: done }: SavedGame): string {
  return JSON.stringify({ format: FORMAT, version: VERSION, setup: begun, deeds: done });
}

/** The game that a text holds, or why it holds none. Changes nothing. */
export function readGame(text: string): Read<SavedGame> {
  const file = parsed(text);
  if (!v.is(v.object({ format: v.literal(FORMAT), version: v.unknown() }), file))
    return no({ kind: 'unreadable' });
  if (file.version !== VERSION) return no({ kind: 'version', version: String(file.version) });
  const named = v.safeParse(v.object({ setup: v.object({ game: v.string() }) }), file);
  if (!named.success) return no({ kind: 'unreadable' });
  const { game } = named.output.setup;
  if (!GAMES.some((known) => known === game)) return no({ kind: 'game', game });
  const begun = v.safeParse(v.object({ setup }), file);
  if (!begun.success) return no({ kind: 'setup', part: 'seats' });
  const part = faultOf(begun.output.setup);
  if (part) return no({ kind: 'setup', part });
  const done = v.safeParse(v.object({ deeds }), file);
  if (!done.success) return no({ kind: 'deeds' });
  return { ok: true, value: { setup: begun.output.setup, deeds: done.output.deeds as readonly Deed[] } };
}

/** What was done, out of JSON. */
export function readDeeds(text: string): Read<readonly Deed[]> {
  const done = v.safeParse(deeds, parsed(text));
  return done.success ? { ok: true, value: done.output as readonly Deed[] } : no({ kind: 'deeds' });
}

const no = (fault: Fault): Read<never> => ({ ok: false, fault });

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
