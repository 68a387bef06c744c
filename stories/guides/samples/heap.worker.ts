// #region worker
import { exposeGame } from 'moveset/adapters/worker';
import { createHeap } from './heap.js';

exposeGame(createHeap, self);
// #endregion worker
