import type { ComponentType } from 'react';
import { BattletechTable } from '../../src/games/battletech/skin/BattletechTable.js';
import '../../src/games/battletech/styles.css';
import { createTable as createBattle } from '../../src/games/battletech/table.js';
import { ChessTable } from '../../src/games/chess/skin/ChessTable.js';
import '../../src/games/chess/styles.css';
import { createTable as createChess } from '../../src/games/chess/table.js';
import { EmberwoodTable } from '../../src/games/emberwood/skin/EmberwoodTable.js';
import '../../src/games/emberwood/styles.css';
import { createTable as createDuel } from '../../src/games/emberwood/table.js';
import { GundamTable } from '../../src/games/gundam/skin/GundamTable.js';
import '../../src/games/gundam/styles.css';
import { createTable as createSortie } from '../../src/games/gundam/table.js';
import { MothsTable } from '../../src/games/moths/skin/MothsTable.js';
import '../../src/games/moths/styles.css';
import { createTable as createGarden } from '../../src/games/moths/table.js';
import { PrincipalityTable } from '../../src/games/principality/skin/PrincipalityTable.js';
import '../../src/games/principality/styles.css';
import { createTable as createCourt } from '../../src/games/principality/table.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import '../../src/games/tic-tac-toe/styles.css';
import { createTable as createBoard } from '../../src/games/tic-tac-toe/table.js';
import type { Table } from '../../src/protocol/engine-adapter.js';
import '../../src/styles.css';

type Skin = readonly [name: string, createTable: (options: { seed: string }) => Table, Board: ComponentType];

/** Every game with what shows it. */
export const SKINS: readonly Skin[] = [
  ['battletech', createBattle, BattletechTable],
  ['chess', createChess, ChessTable],
  ['emberwood', createDuel, EmberwoodTable],
  ['gundam', createSortie, GundamTable],
  ['moths', createGarden, MothsTable],
  ['principality', createCourt, PrincipalityTable],
  ['tic-tac-toe', createBoard, TicTacToeBoard],
];
