import { describeAdapter } from '../../../src/testing/index.js';
import { createTable } from '../../../src/games/tic-tac-toe/table.js';
import { hotSeatAdapter } from '../../../src/adapters/hot-seat.js';
describeAdapter(() => createTable({ boardSize: 3, seed: 1 }), { name: 'ttt3' });
describeAdapter(() => createTable({ boardSize: 4, seed: 1 }), { name: 'ttt4' });
describeAdapter(() => createTable({ boardSize: 3 }).adapter('O'), { name: 'tttO' });
describeAdapter(() => hotSeatAdapter(createTable({ boardSize: 3 })), { name: 'hot' });
