// #region contract
import { describeAdapter } from 'moveset/testing';
import { pebblesTable } from './pebbles-table.js';

describeAdapter(() => pebblesTable(), { name: 'pebbles' });
// #endregion contract
