import type { ReactNode } from 'react';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { PhaseTracker } from '../../src/components/PhaseTracker/PhaseTracker.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { BattletechTable } from '../../src/games/battletech/skin/BattletechTable.js';
import { BATTLE_PHASES } from '../../src/games/battletech/skin/phase-orders.js';
import { useWords } from '../../src/hooks/WordsProvider.js';
import './battletech-field.css';

/** The whole game out of the kit's parts: what an app would write. */
export function BattletechField(): ReactNode {
  const words = useWords();
  return (
    <div className="bt-field">
      <StatusBanner />
      <PhaseTracker
        phases={BATTLE_PHASES.map(({ id, name }) => ({ id, name: words.say(`stories.${id}`, {}, name) }))}
        turnText={(turn) => words.say('stories.round', { turn }, 'Round {turn}')}
      />
      <RejectionNotice />
      <BattletechTable />
      <GameLog />
    </div>
  );
}
