import type { Deed } from '../adapters/recorded-table.js';
import { FACTS, GAMES, type GameName } from './games.js';
import { pack, unpack } from './saved/packed.js';
import { readDeeds, VERSION, type Fault, type Read, type SavedGame } from './saved/saved-game.js';
import { faultOf, SITTERS, usualSetup, type Setup } from './setup.js';

/** Where somebody is in the arcade. */
export type Address =
  | { readonly page: 'front' }
  | { readonly page: 'lost'; readonly fault: Fault }
  | {
      readonly page: 'table';
      readonly setup: Setup;
      /** Whether the address says how the game is set up; otherwise the last one of its kind goes on. */
      readonly exact: boolean;
      /** What was done in a game that somebody shared, packed. */
      readonly moves: string | null;
    };

/** What the part of an address after # means: `#principality?seats=you,hard&seed=7`. */
export function readAddress(hash: string): Address {
  const [name = '', query = ''] = hash.replace(/^#\/?/, '').split('?', 2);
  if (name === '') return { page: 'front' };
  const game = GAMES.find((known) => known === name);
  if (!game) return { page: 'lost', fault: { kind: 'game', game: name } };
  const asked = new URLSearchParams(query);
  const version = asked.get('v') ?? String(VERSION);
  if (version !== String(VERSION)) return { page: 'lost', fault: { kind: 'version', version } };
  const setup = setupIn(asked, game);
  const part = setup ? faultOf(setup) : 'seats';
  if (!setup || part) return { page: 'lost', fault: { kind: 'setup', part: part ?? 'seats' } };
  return { page: 'table', setup, exact: query !== '', moves: asked.get('moves') };
}

function setupIn(asked: URLSearchParams, game: GameName): Setup | null {
  const usual = usualSetup(game);
  const seats = asked.get('seats')?.split(',') ?? usual.seats;
  const sitters = seats.map((seat) => SITTERS.find((known) => known === seat));
  return sitters.every((sitter) => sitter !== undefined)
    ? {
        game,
        seats: sitters,
        seed: Number(asked.get('seed') ?? usual.seed),
        variant: asked.get('variant') ?? usual.variant,
      }
    : null;
}

/** The address of a table. */
export function addressOf({ game, seats, seed, variant }: Setup): string {
  const ways = FACTS[game].variants.length > 0 ? `&variant=${encodeURIComponent(variant)}` : '';
  return `#${game}?seats=${seats.join(',')}&seed=${seed}${ways}`;
}

/** The address of a game as it stands: whoever opens it has the same. */
export async function addressOfGame({ setup, deeds }: SavedGame): Promise<string> {
  return `${addressOf(setup)}&v=${VERSION}&moves=${await pack(JSON.stringify(deeds))}`;
}

/** What was done in a shared game. */
export async function readMoves(packed: string): Promise<Read<readonly Deed[]>> {
  const text = await unpack(packed);
  return text === null ? { ok: false, fault: { kind: 'deeds' } } : readDeeds(text);
}
