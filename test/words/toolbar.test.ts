import { describe, expect, it } from 'vitest';
import { languageOf } from '../../.storybook/languages.js';
import { createTable as createBattle } from '../../src/games/battletech/table.js';
import { createTable as createChess } from '../../src/games/chess/table.js';
import { createTable as createDuel } from '../../src/games/emberwood/table.js';
import { createTable as createSortie } from '../../src/games/gundam/table.js';
import { createTable as createGarden } from '../../src/games/moths/table.js';
import { createTable as createCourt } from '../../src/games/principality/table.js';
import { createTable as createBoard } from '../../src/games/tic-tac-toe/table.js';
import type { Table } from '../../src/protocol/engine-adapter.js';
import { createDriver } from '../../src/testing/driver.js';
import { FLIPPED_GAMES } from '../../stories/tables/flipped-games.js';
import { GAMES as GAMES_OF_THE_ARCADE } from '../../src/app/games.js';
import { germanFor } from './tables.js';

const GAMES: readonly [game: string, title: string, createTable: (options: { seed: string }) => Table][] = [
  ['battletech', 'Games/Battletech', createBattle],
  ['chess', 'Games/Chess', createChess],
  ['emberwood', 'Games/Emberwood', createDuel],
  ['gundam', 'Games/Gundam', createSortie],
  ['moths', 'Games/Moths', createGarden],
  ['principality', 'Games/Principality', createCourt],
  ['tic-tac-toe', 'Games/TicTacToe', createBoard],
];

describe.each(GAMES)('in stories, %s', (game, title, createTable) => {
  it.each([
    ['in its own', title, 'own'],
    ['in those of a component', 'Components/ActionMenu', game],
  ])('speaks the German it speaks alone, %s', async (_, titleOfStory, flippedTo) => {
    const alone = germanFor(`games/${game}/`);
    const together = languageOf('de', titleOfStory, flippedTo).resolve!;
    const driver = createDriver(createTable({ seed: 'toolbar' }));
    await driver.playRandom('toolbar', 25);
    const said = (resolve: typeof alone) => [
      ...driver.options().map(({ move, name }) => resolve(`move.${move.moveId}`, move.params, name)),
      ...driver.snapshot().log.map(({ code = 'log', context = {}, text }) => resolve(code, context, text)),
    ];
    expect(said(together)).toEqual(said(alone));
  });
});

it('flips stories to every game of the arcade', () => {
  expect(Object.keys(FLIPPED_GAMES)).toEqual(expect.arrayContaining([...GAMES_OF_THE_ARCADE]));
});
