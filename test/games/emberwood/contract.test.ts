import { createTable } from '../../../src/games/emberwood/table.js';
import { describeAdapter } from '../../../src/testing/describe-adapter.js';

describeAdapter(() => createTable({ seed: 'contract' }), { name: 'a table of Emberwood' });
describeAdapter(() => createTable({ seed: 'contract' }).adapter('hazel'), { name: 'a lone keeper' });
