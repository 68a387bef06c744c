import type { Agent } from '../../../src/agents/agent.js';
import { createTable } from '../../../src/games/tic-tac-toe/table.js';

/** How long the computer thinks about a move without a pause, in milliseconds. */
export const THINKING = 2000;

export const makeTable = () => createTable({ now: () => 0 });

/** Thinks, and takes whatever comes first. */
export const thinker: Agent = {
  choose(_, options) {
    const end = performance.now() + THINKING;
    while (performance.now() < end);
    return options[0] ?? null;
  },
};
