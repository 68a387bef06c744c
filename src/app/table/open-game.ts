import { recordTable, replayDeeds, type Deed, type RecordedTable } from '../../adapters/recorded-table.js';
import type { Agent } from '../../agents/agent.js';
import type { PlayerId } from '../../protocol/ids.js';
import type { Reason } from '../../protocol/reason.js';
import { readMoves, type Address } from '../address.js';
import type { GameKit } from '../kits/game-kit.js';
import { loadKit } from '../kits/load-kit.js';
import type { Fault } from '../saved/saved-game.js';
import { savedGame } from '../saved/shelf.js';
import { isSameSetup, type Level, type Setup } from '../setup.js';

/** A game that can go on. */
export interface OpenGame {
  readonly kit: GameKit;
  readonly setup: Setup;
  readonly table: RecordedTable;
  agent(level: Level, seat: PlayerId): Agent;
  /** Whether it came from somebody else, to be looked at first. */
  readonly shared: boolean;
}

/** What came of opening a game. */
export type Opening =
  | { readonly status: 'open'; readonly game: OpenGame }
  | { readonly status: 'fault'; readonly fault: Fault }
  /** Its parts could not be fetched. */
  | { readonly status: 'unreachable' }
  /** Its record does not fit the rules. */
  | {
      readonly status: 'refused';
      readonly played: number;
      readonly total: number;
      readonly reasons: readonly Reason[];
    };

/** Opens the game at an address: a shared one, the one that was left here, or a new one. */
export async function openGame(address: Extract<Address, { page: 'table' }>): Promise<Opening> {
  if (address.moves !== null) {
    const read = await readMoves(address.moves);
    return read.ok ? begin(address.setup, read.value, true) : { status: 'fault', fault: read.fault };
  }
  const left = savedGame(address.setup.game);
  if (left && (!address.exact || isSameSetup(left.setup, address.setup))) {
    const opening = await begin(left.setup, left.deeds, false);
    // A game of an earlier version of its rules: nothing is lost that could be played.
    if (opening.status === 'open') return opening;
  }
  return begin(address.setup, [], false);
}

async function begin(setup: Setup, deeds: readonly Deed[], shared: boolean): Promise<Opening> {
  const kit = await loadKit(setup.game);
  const { table, agent } = kit.begin(setup);
  const recorded = recordTable(table);
  const replayed = await replayDeeds(recorded, deeds);
  if (replayed.status === 'refused') return { ...replayed, total: deeds.length };
  return { status: 'open', game: { kit, setup, table: recorded, agent, shared } };
}
