import { exposeGame } from '../../../src/adapters/worker/expose-game.js';
import { seatAgent } from '../../../src/agents/seat-agent.js';
import { makeTable, thinker } from './game.js';

exposeGame(makeTable, self, { begin: (table) => void seatAgent(table.adapter('O'), thinker) });
