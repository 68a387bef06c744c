import type { ReactNode } from 'react';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { GundamPhases } from '../../src/games/gundam/skin/GundamPhases.js';
import { GundamTable } from '../../src/games/gundam/skin/GundamTable.js';
import './emberwood-duel.css';

/** The whole game out of the kit's parts: what an app would write. */
export function GundamSortie(): ReactNode {
  return (
    <div className="duel-top">
      <section className="duel-play" aria-label="Table">
        <StatusBanner />
        <GundamPhases />
        <GundamTable />
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
