import { hotSeatAdapter } from '../../../src/adapters/hot-seat.js';
import { workerAdapter, workerTable } from '../../../src/adapters/worker/worker-adapter.js';
import { createTable } from '../../../src/games/tic-tac-toe/table.js';
import { describeAdapter } from '../../../src/testing/describe-adapter.js';
import { threadsOf } from './threads.js';

const make = () => createTable({ boardSize: 3, seed: 'contract', now: () => 0 });

describeAdapter(() => workerTable(threadsOf(make).spawn), { name: 'a table in another thread', plies: 5 });
describeAdapter(() => workerAdapter(threadsOf(make).spawn), { name: 'its players at one screen', plies: 5 });
describeAdapter(() => workerAdapter(threadsOf(() => hotSeatAdapter(make())).spawn), {
  name: 'a lone adapter in another thread',
  plies: 5,
});
