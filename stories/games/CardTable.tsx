import type { ReactNode } from 'react';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import './card-table.css';

/** A game of cards out of the kit's parts, around the table of its own: what an app would write. */
export function CardTable({
  children,
  idleText = 'Point at a card or an action to see what it would do.',
  menu = <ActionMenu />,
}: CardTableProps): ReactNode {
  return (
    <div className="duel-top">
      <section className="duel-play" aria-label="Table">
        <StatusBanner />
        {children}
        <RejectionNotice />
      </section>
      <div className="duel-panels">
        <PreviewPanel idleText={idleText} />
        {menu}
        <GameLog label="What happened" />
      </div>
    </div>
  );
}

export interface CardTableProps {
  readonly children: ReactNode;
  /** What stands in the preview as long as nobody points at anything. */
  readonly idleText?: string;
  readonly menu?: ReactNode;
}
