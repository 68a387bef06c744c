import { randomAgent } from '../../agents/random-agent.js';
import { computerAgent } from '../../games/tic-tac-toe/computer-agent.js';
import { TicTacToeBoard } from '../../games/tic-tac-toe/skin/TicTacToeBoard.js';
import '../../games/tic-tac-toe/styles.css';
import { createTable } from '../../games/tic-tac-toe/table.js';
import { ticTacToeGerman } from '../../games/tic-tac-toe/words/german.js';
import type { GameKit } from './game-kit.js';
import { namesAt } from './names-at.js';

export const kit: GameKit = {
  begin(setup) {
    const [X = 'X', O = 'O'] = namesAt(setup, ['X', 'O']);
    const { seed, variant } = setup;
    return {
      table: createTable({ boardSize: Number(variant), seed, names: { X, O } }),
      agent: (level, seat) =>
        level === 'hard' ? computerAgent({ seed }) : randomAgent({ seed: `${seed} ${seat}` }),
    };
  },
  Board: () => <TicTacToeBoard />,
  shape: 'square',
  german: ticTacToeGerman,
  pace: 450,
  width: 860,
};
