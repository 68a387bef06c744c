import { ruleEngineTable } from '../../adapters/rule-engine.js';
import { withView } from '../../adapters/with-view.js';
import type { Table } from '../../protocol/engine-adapter.js';
import { createEngine, type EmberwoodEngine, type EmberwoodOptions } from './engine.js';
import { viewOf } from './view-of.js';
import type { EmberwoodView } from './view.js';

/** A table of Emberwood with the seats `hazel` and `rowan`. */
export function createTable(options: EmberwoodOptions = {}): Table<EmberwoodView> {
  return tableOf(createEngine(options));
}

/** The table of a game that is under way. Hidden cards cannot be put back unseen, so nothing is taken back. */
export function tableOf(engine: EmberwoodEngine): Table<EmberwoodView> {
  return withView(ruleEngineTable(engine, { undo: false }), viewOf);
}
