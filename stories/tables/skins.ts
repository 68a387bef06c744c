import type { ComponentType } from 'react';

// Each is a file of its own, which no story loads that is not flipped to its game.
/** What shows a game, fetched when a story is flipped to it. */
export const SKINS = {
  'tic-tac-toe': async () =>
    (await import('../../src/games/tic-tac-toe/skin/TicTacToeBoard.js')).TicTacToeBoard,
  emberwood: async () => (await import('../../src/games/emberwood/skin/EmberwoodTable.js')).EmberwoodTable,
  async principality() {
    await import('../../src/games/principality/styles.css');
    return (await import('../../src/games/principality/skin/PrincipalityTable.js')).PrincipalityTable;
  },
  async gundam() {
    await import('../../src/games/gundam/styles.css');
    return (await import('../../src/games/gundam/skin/GundamTable.js')).GundamTable;
  },
  async battletech() {
    await import('../../src/games/battletech/styles.css');
    return (await import('../../src/games/battletech/skin/BattletechTable.js')).BattletechTable;
  },
  async chess() {
    await import('../../src/games/chess/styles.css');
    return (await import('../../src/games/chess/skin/ChessTable.js')).ChessTable;
  },
  async moths() {
    await import('../../src/games/moths/styles.css');
    return (await import('../../src/games/moths/skin/MothsTable.js')).MothsTable;
  },
} satisfies Readonly<Record<string, () => Promise<ComponentType>>>;
