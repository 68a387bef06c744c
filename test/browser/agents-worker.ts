import { exposeAgent } from '../../src/agents/remote/expose-agent.js';
import { searchAgent } from '../../src/agents/search/search-agent.js';
import { thinkThrough } from '../agents/tic-tac-toe-simulation.js';

exposeAgent(searchAgent({ seed: 1, iterations: 1500, imagine: thinkThrough }), self);
