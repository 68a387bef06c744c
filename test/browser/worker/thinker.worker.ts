import { exposeGame } from '../../../src/adapters/worker/expose-game.js';
import { seatAgent } from '../../../src/agents/seat-agent.js';
import { createTable } from '../../../src/games/tic-tac-toe/table.js';

// Plays O, and thinks for two seconds about every move without a pause. It is told by a message to break down.
exposeGame(() => createTable({ now: () => 0 }), self, {
  begin: (table) =>
    void seatAgent(table.adapter('O'), {
      choose(_, options) {
        const end = performance.now() + 2000;
        while (performance.now() < end);
        return options[0] ?? null;
      },
    }),
});

self.addEventListener('message', ({ data }) => {
  if (data === 'break down') throw new Error('told to');
});
