// #region driver
import { createTable } from 'moveset/games/tic-tac-toe';
import { createDriver } from 'moveset/testing';

/** Without a screen: plays by the names of options, and asks why something is not possible. */
export async function whyNot() {
  const game = createDriver(createTable({ seed: 1 }));
  await game.playOption('Place X in row 1, column 1');
  return game.reasons('Place O in row 1, column 1');
}
// #endregion driver
