import { ruleEngineTable } from '../../adapters/rule-engine.js';
import { withView } from '../../adapters/with-view.js';
import type { Table } from '../../protocol/engine-adapter.js';
import { createEngine, type GundamEngine, type GundamOptions } from './engine.js';
import { viewOf } from './view-of.js';
import type { GundamView } from './view.js';

/** A table with the seats `player1` and `player2`. */
export function createTable(options: GundamOptions = {}): Table<GundamView> {
  return tableOf(createEngine(options));
}

/** The table of a game that is under way. Hidden cards cannot be put back unseen, so nothing is taken back. */
export function tableOf(engine: GundamEngine): Table<GundamView> {
  return withView(ruleEngineTable(engine, { undo: false }), viewOf);
}
