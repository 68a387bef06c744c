// #region chess
import { Chess } from 'chess.js';
import { chessAdapter } from 'moveset/adapters/chess';

/** Both players at one screen; `{ seat: 'white' }` for one of them. */
export const createChess = () => chessAdapter(new Chess());
// #endregion chess

// #region boardgame
import type { Game } from 'boardgame.io';
import { Client } from 'boardgame.io/client';
import { INVALID_MOVE } from 'boardgame.io/core';
import { boardgameAdapter } from 'moveset/adapters/boardgame-io';

const lamps: Game<{ lit: boolean[] }> = {
  setup: () => ({ lit: [false, false, false] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    light({ G }, lamp: number) {
      if (G.lit[lamp]) return INVALID_MOVE;
      G.lit[lamp] = true;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => (G.lit.includes(false) ? undefined : { winner: ctx.currentPlayer }),
};

export const createLamps = () =>
  boardgameAdapter(Client({ game: lamps, debug: false }), {
    args: { light: ['lamp'] },
    enumerate: () => [0, 1, 2].map((lamp) => ({ move: 'light', args: [lamp] })),
    explain: ({ lit }, _, { args: [lamp] = [] }) =>
      lit[Number(lamp)] ? [{ code: 'LIT', text: 'This lamp is lit.' }] : [],
  });
// #endregion boardgame

// #region page
import { workerAdapter } from 'moveset/adapters/worker';

export const createFarHeap = () =>
  workerAdapter(() => new Worker(new URL('./heap.worker.ts', import.meta.url), { type: 'module' }));
// #endregion page

import { optionsOf } from 'moveset';

// #region refused
/** What White may not do at the start, though a piece goes that way, and why. */
export function refused() {
  for (const option of optionsOf(createChess().getSnapshot())) {
    if (option.kind === 'unavailable' && option.name.startsWith('Castle'))
      console.info(`${option.name}: ${option.reasons.map(({ text }) => text).join(' ')}`);
  }
}
// #endregion refused
