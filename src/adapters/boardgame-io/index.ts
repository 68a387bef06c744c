export { boardgameAdapter, boardgameTable, type BoardgameAdapterOptions } from './boardgame-adapter.js';
export type { ArgumentNames } from './candidates.js';
export {
  clientReady,
  type BoardgameAction,
  type BoardgameClient,
  type BoardgameCtx,
  type BoardgameEnumerator,
  type BoardgameMove,
} from './client.js';
export type { ToldDeed } from './journal.js';
export type { BoardgameTableOptions, BoardgameView } from './options.js';
