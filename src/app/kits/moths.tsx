import { computerAgent } from '../../games/moths/computer-agent.js';
import { MothsTable } from '../../games/moths/skin/MothsTable.js';
import '../../games/moths/styles.css';
import { createTable } from '../../games/moths/table.js';
import { mothsGerman } from '../../games/moths/words/german.js';
import type { GameKit } from './game-kit.js';
import { namesAt } from './names-at.js';

export const kit: GameKit = {
  begin(setup) {
    const { seed } = setup;
    const [first = 'Iris', second = 'Jasper'] = namesAt(setup, ['Iris', 'Jasper']);
    return {
      table: createTable({ seed, names: [first, second] }),
      agent: (level, seat) => computerAgent({ seed: `${seed} ${seat}`, level }),
    };
  },
  Board: () => <MothsTable />,
  shape: 'wide',
  german: mothsGerman,
  pace: 900,
  width: 860,
};
