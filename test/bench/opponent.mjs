// How long tic-tac-toe's computer thinks, and how long it keeps the thread at most between two breaths.
import { digits, printTable } from './table.mjs';

/** @typedef {import('../../src/games/tic-tac-toe/index.js').GameState} GameState */

/** @type {typeof import('../../src/games/tic-tac-toe/index.js')} */
const { ComputerPlayer, TicTacToeEngine } = await import(
  new URL('../../dist/games/tic-tac-toe/index.js', import.meta.url).href
);
const engine = new TicTacToeEngine();
const computer = new ComputerPlayer({ seed: 1 });

/** The positions of some games in which nobody thinks, each a little longer than the last. @param {number} boardSize */
function* positions(boardSize) {
  const start = engine.initialState({ boardSize, kInRow: boardSize }, 0);
  yield start;
  for (let game = 1; game <= 60; game += 1) {
    let state = start;
    for (let ply = 0; ply < game % (boardSize ** 2 - 1); ply += 1) {
      const legal = engine.legalMoves(state);
      const position = legal[(game * 7 + ply * 5) % legal.length];
      if (position === undefined) break;
      state = engine.applyMove(state, { player: state.currentPlayer, position, timestamp: 0 });
    }
    if (!engine.isTerminal(state)) yield state;
  }
}

/**
 * Milliseconds of the whole search and of its longest slice: the best of three runs, which another program disturbed
 * least.
 * @param {GameState} state
 */
function timeSearch(state) {
  const runs = Array.from({ length: 3 }, () => timeOnce(state));
  return {
    total: Math.min(...runs.map(({ total }) => total)),
    longest: Math.min(...runs.map(({ longest }) => longest)),
  };
}

/** @param {GameState} state */
function timeOnce(state) {
  const search = computer.searchNextMove(state);
  const start = performance.now();
  let longest = 0;
  let last = start;
  for (let done = false; !done;) {
    done = search.next().done === true;
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return { total: last - start, longest };
}

/** Prints the worst of many positions. */
export function benchOpponent() {
  const rows = [3, 4].map((boardSize) => {
    const times = Array.from(positions(boardSize), timeSearch);
    const worst = (/** @type {'total' | 'longest'} */ what) => Math.max(...times.map((time) => time[what]));
    return [
      `${boardSize}×${boardSize}, ${times.length} positions`,
      digits(worst('total')),
      digits(worst('longest')),
    ];
  });
  printTable(
    'The computer opponent of tic-tac-toe',
    'Milliseconds, the worst position each; for information, as they depend on the machine.',
    ['board', 'whole search', 'longest slice'],
    rows,
  );
}
