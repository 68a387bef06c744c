import type { ReactNode } from 'react';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import './card-table.css';

/** A game of cards out of the kit's parts, around the table of its own: what an app would write. */
export function CardTable({ children, menu = <ActionMenu /> }: CardTableProps): ReactNode {
  return (
    <div className="duel-top">
      <section className="duel-play" aria-label="Table">
        <StatusBanner />
        {children}
        <RejectionNotice />
      </section>
      <div className="duel-panels">
        <PreviewPanel />
        {menu}
        <GameLog />
      </div>
    </div>
  );
}

export interface CardTableProps {
  readonly children: ReactNode;
  readonly menu?: ReactNode;
}
