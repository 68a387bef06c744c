import type { ReactNode } from 'react';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { MoveComposer } from '../../src/components/MoveComposer/MoveComposer.js';
import { PhaseTracker } from '../../src/components/PhaseTracker/PhaseTracker.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { PrincipalityTable } from '../../src/games/principality/skin/PrincipalityTable.js';
import { useStatus } from '../../src/hooks/facts.js';
import './emberwood-duel.css';

/** The whole game out of the kit's parts: what an app would write. */
export function PrincipalityCourt(): ReactNode {
  const { decision, yours } = useStatus();
  return (
    <div className="duel-top">
      <section className="duel-play" aria-label="Table">
        <StatusBanner />
        <PhaseTracker
          phases={[
            { id: 'action', name: 'Actions' },
            { id: 'buy', name: 'Buying' },
          ]}
        />
        <PrincipalityTable />
        <RejectionNotice />
      </section>
      <div className="duel-panels">
        <PreviewPanel idleText="Point at a card or a pile to see what it would do." />
        {decision && yours ? <MoveComposer moveId="discard_for_cellar" /> : <ActionMenu />}
        <GameLog label="What happened" />
      </div>
    </div>
  );
}
