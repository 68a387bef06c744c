import type { ReactNode } from 'react';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { EmberwoodTable } from '../../src/games/emberwood/skin/EmberwoodTable.js';
import './emberwood-duel.css';

/** The whole game out of the kit's parts: what an app would write. */
export function EmberwoodDuel(): ReactNode {
  return (
    <div className="duel-top">
      <section className="duel-play" aria-label="Table">
        <StatusBanner />
        <EmberwoodTable />
        <RejectionNotice />
      </section>
      <div className="duel-panels">
        <PreviewPanel idleText="Point at a card or an action to see what it would do." />
        <ActionMenu />
        <GameLog label="What happened" />
      </div>
    </div>
  );
}
