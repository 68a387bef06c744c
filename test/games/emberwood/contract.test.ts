import { createTable } from '../../../src/games/emberwood/table.js';
import { describeAdapter } from '../../../src/testing/describe-adapter.js';
import { runs } from '../../runs.js';

describeAdapter(() => createTable({ seed: 'contract' }), {
  name: 'a table of Emberwood',
  plies: runs(12, 100),
});
describeAdapter(() => createTable({ seed: 'contract' }).adapter('hazel'), {
  name: 'a lone keeper',
  plies: runs(5, 100),
});
