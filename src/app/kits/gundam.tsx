import { computerAgent } from '../../games/gundam/computer-agent.js';
import { createEngine } from '../../games/gundam/engine.js';
import { DOCUMENT_RULES, OFFICIAL_RULES } from '../../games/gundam/rules/play-rules.js';
import { GundamPhases } from '../../games/gundam/skin/GundamPhases.js';
import { GundamTable } from '../../games/gundam/skin/GundamTable.js';
import '../../games/gundam/styles.css';
import { tableOf } from '../../games/gundam/table.js';
import { gundamGerman } from '../../games/gundam/words/german.js';
import type { GameKit } from './game-kit.js';
import { namesAt } from './names-at.js';

export const kit: GameKit = {
  begin(setup) {
    const [player1 = 'Blue', player2 = 'Red'] = namesAt(setup, ['Blue', 'Red']);
    const { seed, variant } = setup;
    const rules = variant === 'document' ? DOCUMENT_RULES : OFFICIAL_RULES;
    const engine = createEngine({ seed, rules, names: { player1, player2 } });
    return { table: tableOf(engine), agent: (level) => computerAgent({ engine, seed, level }) };
  },
  Board: () => <GundamTable />,
  Phases: () => <GundamPhases />,
  shape: 'full',
  german: gundamGerman,
  pace: 700,
  width: 1100,
};
