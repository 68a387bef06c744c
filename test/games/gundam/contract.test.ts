import { createTable } from '../../../src/games/gundam/table.js';
import { describeAdapter } from '../../../src/testing/describe-adapter.js';
import { runs } from '../../runs.js';

describeAdapter(() => createTable({ seed: 'contract' }), { name: 'a table of Gundam', plies: runs(6, 60) });
