import { Chess } from 'chess.js';
import { chessAdapter, chessTable } from '../../../src/adapters/chess/chess-adapter.js';
import { describeAdapter } from '../../../src/testing/describe-adapter.js';
import { runs } from '../../runs.js';

// White promotes at once, Black can castle and take in passing: little is left that a walk could miss.
const BUSY = 'r3k2r/P6p/8/4p3/1p1P4/8/2P3p1/R3K2R w KQkq - 0 1';

describeAdapter(() => chessTable(new Chess()), { name: 'a table of chess', plies: runs(4, 30) });
describeAdapter(() => chessTable(new Chess(BUSY)), { name: 'a table with promotions', plies: runs(4, 30) });
describeAdapter(() => chessAdapter(new Chess(BUSY), { seat: 'white' }), {
  name: 'a lone seat',
  plies: runs(4, 30),
});
describeAdapter(() => chessAdapter(new Chess('7k/8/5KQ1/8/8/8/8/8 w - - 0 1')), {
  name: 'two players at one screen, near the end',
  plies: runs(4, 30),
});
