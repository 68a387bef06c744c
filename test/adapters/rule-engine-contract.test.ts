import { ruleEngineAdapter, ruleEngineTable } from '../../src/adapters/rule-engine.js';
import { describeAdapter } from '../../src/testing/describe-adapter.js';
import { ADA, soundDuelEngine } from '../engines/rule-engine/fixture-game.js';
import { runs } from '../runs.js';

describeAdapter(() => ruleEngineTable(soundDuelEngine(1)), {
  name: 'a table of a rule engine',
  plies: runs(10, 100),
});
describeAdapter(() => ruleEngineTable(soundDuelEngine(2), { undo: false }), {
  name: 'a table without undo',
  plies: runs(5, 100),
});
describeAdapter(() => ruleEngineAdapter(soundDuelEngine(3), { seat: ADA }), {
  name: 'a lone seat of a rule engine',
  plies: runs(5, 100),
});
