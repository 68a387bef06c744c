import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { Local } from 'boardgame.io/multiplayer';
import { boardgameAdapter } from '../../../../src/adapters/boardgame-io/boardgame-adapter.js';
import type { BoardgameTableOptions } from '../../../../src/adapters/boardgame-io/options.js';
import type { Table } from '../../../../src/protocol/engine-adapter.js';

/** Two players and somebody who watches, each with a client of its own, at one match. */
export function localTable<G>(game: Game<G>, options: BoardgameTableOptions<G> = {}): Table {
  const multiplayer = Local();
  const adapters = new Map(
    ['0', '1', null].map((playerID) => {
      const client = Client({ game, multiplayer, debug: false, ...(playerID !== null && { playerID }) });
      client.start();
      return [playerID, boardgameAdapter(client, options)];
    }),
  );
  return { seats: ['0', '1'], adapter: (seat) => adapters.get(seat)! };
}
