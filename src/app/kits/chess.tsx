import { DragLayer } from '../../drag/DragLayer.js';
import '../../drag/styles.css';
import { computerAgent } from '../../games/chess/computer-agent.js';
import { ChessTable } from '../../games/chess/skin/ChessTable.js';
import '../../games/chess/styles.css';
import { createTable } from '../../games/chess/table.js';
import { chessGerman } from '../../games/chess/words/german.js';
import type { GameKit } from './game-kit.js';
import { namesAt } from './names-at.js';

export const kit: GameKit = {
  begin(setup) {
    const [white = 'White', black = 'Black'] = namesAt(setup, ['White', 'Black']);
    return {
      table: createTable({ names: { white, black } }),
      agent: (level, seat) => computerAgent({ seed: `${setup.seed} ${seat}`, level }),
    };
  },
  Board: ({ near }) => (
    <DragLayer>
      <ChessTable near={near === 'black' ? 'black' : 'white'} />
    </DragLayer>
  ),
  shape: 'square',
  german: chessGerman,
  pace: 500,
  width: 860,
};
