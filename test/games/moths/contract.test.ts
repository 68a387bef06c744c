import { createTable } from '../../../src/games/moths/table.js';
import { describeAdapter } from '../../../src/testing/describe-adapter.js';

describeAdapter(() => createTable({ seed: 'contract' }), { name: 'a table of moths', plies: 5 });
