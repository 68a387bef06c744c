import { hotSeatAdapter } from '../../src/adapters/hot-seat.js';
import { createTable } from '../../src/games/tic-tac-toe/table.js';
import { describeAdapter } from '../../src/testing/describe-adapter.js';

// The contract replays games, so the clock stands still.
const now = () => 0;

describeAdapter(() => createTable({ boardSize: 3, seed: 'contract', now }), { name: 'a table of 3x3' });
describeAdapter(() => createTable({ boardSize: 4, seed: 'contract', now }), { name: 'a table of 4x4' });
describeAdapter(() => createTable({ boardSize: 3, seed: 'contract', now }).adapter('X'), {
  name: 'a lone seat',
});
describeAdapter(() => hotSeatAdapter(createTable({ boardSize: 3, seed: 'contract', now })), {
  name: 'two players at one screen',
});
