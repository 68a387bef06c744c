import { useEffect, useId, type ReactNode } from 'react';
import { seatAgent } from '../../src/agents/seat-agent.js';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { GameLog } from '../../src/components/GameLog/GameLog.js';
import { PreviewPanel } from '../../src/components/PreviewPanel/PreviewPanel.js';
import { RejectionNotice } from '../../src/components/RejectionNotice/RejectionNotice.js';
import { StatusBanner } from '../../src/components/StatusBanner/StatusBanner.js';
import { computerAgent } from '../../src/games/tic-tac-toe/computer-agent.js';
import { TicTacToeBoard } from '../../src/games/tic-tac-toe/skin/TicTacToeBoard.js';
import type { TicTacToeView } from '../../src/games/tic-tac-toe/view.js';
import { AdviceProvider } from '../../src/hooks/AdviceProvider.js';
import { useHistory, useOptions } from '../../src/hooks/facts.js';
import { useWords } from '../../src/hooks/WordsProvider.js';
import { useHotkeys } from '../../src/hooks/use-hotkeys.js';
import type { Table } from '../../src/protocol/engine-adapter.js';
import type { PlayerId } from '../../src/protocol/ids.js';
import './tic-tac-toe-table.css';

/** The whole game out of the kit's parts: what an app would write. */
export function TicTacToeTable({ advise, computer }: TicTacToeTableProps): ReactNode {
  const words = useWords();
  useHotkeys();
  useComputer(computer);
  const { canUndo, canRedo, undo, redo } = useHistory();
  return (
    <div className="table-top">
      <section className="table-play" aria-label="Table">
        <StatusBanner />
        <AdviceProvider option={useOptions().find(({ name }) => name === advise) ?? null}>
          <TicTacToeBoard />
        </AdviceProvider>
        <div className="table-controls">
          <button type="button" aria-disabled={!canUndo || undefined} onClick={() => void undo()}>
            {words.say('stories.undo', {}, 'Undo')}
          </button>
          <button type="button" aria-disabled={!canRedo || undefined} onClick={() => void redo()}>
            {words.say('stories.redo', {}, 'Redo')}
          </button>
        </div>
        <RejectionNotice />
      </section>
      <Panel heading={words.say('stories.preview', {}, 'What it would do')}>
        <PreviewPanel />
      </Panel>
      <Panel heading={words.say('stories.log', {}, 'Moves played')}>
        <GameLog />
      </Panel>
      <Panel heading={words.say('stories.actions', {}, 'Actions')}>
        <ActionMenu />
      </Panel>
    </div>
  );
}

export interface TicTacToeTableProps {
  /** The name of an option to point out. */
  readonly advise?: string;
  /** A seat the computer plays, and the table it sits at. */
  readonly computer?: { readonly table: Table<TicTacToeView>; readonly seat: PlayerId };
}

function Panel({ heading, children }: { readonly heading: string; readonly children: ReactNode }): ReactNode {
  const id = useId();
  return (
    <section className="table-panel" aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </section>
  );
}

function useComputer(computer: TicTacToeTableProps['computer']): void {
  const { table, seat } = computer ?? {};
  useEffect(() => {
    if (!table || seat === undefined) return;
    return seatAgent(table.adapter(seat), computerAgent({ seed: 'stories' }));
  }, [table, seat]);
}
