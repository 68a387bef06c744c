export { exposeGame, type ExposeOptions } from './expose-game.js';
export type { LineOptions } from './game-line.js';
export type { WorkerPort } from './port.js';
export { workerAdapter, workerTable, type WorkerAdapterOptions } from './worker-adapter.js';
