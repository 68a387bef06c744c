import { useEffect, type ReactNode } from 'react';
import { seatAgent } from '../../src/agents/seat-agent.js';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { computerAgent } from '../../src/games/chess/computer-agent.js';
import { ChessTable, type ChessTableProps } from '../../src/games/chess/skin/ChessTable.js';
import '../../src/games/chess/styles.css';
import type { ChessSeat, ChessView } from '../../src/games/chess/view.js';
import type { Table } from '../../src/protocol/engine-adapter.js';
import './chess-game.css';

/** A whole game out of the kit's parts: what an app would write. */
export function ChessGame({ computer, ...tableProps }: ChessGameProps): ReactNode {
  const { table, seat } = computer ?? {};
  useEffect(() => {
    if (!table || seat === undefined) return;
    return seatAgent(table.adapter(seat), computerAgent({ seed: 'stories', level: 'easy' }));
  }, [table, seat]);
  return (
    <div className="chess-game">
      <ChessTable {...tableProps} />
      <div className="chess-game-side">
        <StatusBanner />
        <RejectionNotice />
        <PreviewPanel />
        <GameLog />
      </div>
    </div>
  );
}

export interface ChessGameProps extends ChessTableProps {
  /** A seat the computer plays, and the table it sits at. */
  readonly computer?: { readonly table: Table<ChessView>; readonly seat: ChessSeat };
}
