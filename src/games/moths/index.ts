export { computerAgent, LEVELS, type Level } from './computer-agent.js';
export { moths, type Garden } from './rules/game.js';
export { MothsTable, type MothsTableProps } from './skin/MothsTable.js';
export { createTable, type MothsTableOptions } from './table.js';
export { lampId, leafId, type KeeperView, type LeafView, type MothsView, type MothView } from './view.js';
export { mothsGerman } from './words/german.js';
