// #region worker
import { exposeAgent } from 'moveset/agents';
import { thinker } from './twenty-imagined.js';

exposeAgent(thinker, self);
// #endregion worker
