import { Client } from 'boardgame.io/client';
import { boardgameTable } from '../../adapters/boardgame-io/boardgame-adapter.js';
import { withView } from '../../adapters/with-view.js';
import type { Table } from '../../protocol/engine-adapter.js';
import { isObject } from '../../protocol/is-object.js';
import { candidatesOf, describe, explain, preview, tell } from './describe.js';
import { moths } from './rules/game.js';
import type { MothsView } from './view.js';
import { viewOf } from './view-of.js';

/** How a table is set. */
export interface MothsTableOptions {
  /** Decides which moth sits where. */
  readonly seed?: string | number;
  /** What the players are called. */
  readonly names?: readonly [string, string];
}

/** A table of Moths with the seats `0` and `1`, played by boardgame.io. */
export function createTable({
  seed = 0,
  names = ['Iris', 'Jasper'],
}: MothsTableOptions = {}): Table<MothsView> {
  const nameOf = (id: string) => names[Number(id)] ?? id;
  const client = Client({ game: moths(seed), numPlayers: 2, debug: false });
  const table = boardgameTable(client, {
    names: { 0: names[0], 1: names[1] },
    args: { lift: ['place'], shine: ['place'] },
    enumerate: candidatesOf,
    describe,
    explain,
    preview,
    tell: tell(nameOf),
    decision: ({ lifted }) =>
      lifted === null ? undefined : { text: 'Lift a second leaf, or leave it at that', code: 'SECOND_LEAF' },
    ending(gameover) {
      const winner = isObject(gameover) && typeof gameover['winner'] === 'string' ? gameover['winner'] : null;
      if (winner === null)
        return { winner, reason: 'Both have moths of the same worth.', code: 'SAME_WORTH' };
      const player = nameOf(winner);
      return { winner, reason: `${player} has the finer moths.`, code: 'FINER_MOTHS', context: { player } };
    },
  });
  return withView(table, viewOf);
}
