// #region game
import {
  ActionMenu,
  CommandPalette,
  GameLog,
  GameProvider,
  PreviewPanel,
  RejectionNotice,
  StatusBanner,
} from 'moveset';
import { createTable, TicTacToeBoard } from 'moveset/games/tic-tac-toe';
import 'moveset/styles.css';
import 'moveset/games/tic-tac-toe/styles.css';

// Once, outside of rendering: another table is another game.
const table = createTable({ seed: 1 });

export function Game() {
  return (
    <GameProvider adapter={table.adapter('X')}>
      <div className="ms-stack">
        <StatusBanner />
        <TicTacToeBoard />
        <ActionMenu />
        <PreviewPanel />
        <RejectionNotice />
        <GameLog />
        <CommandPalette />
      </div>
    </GameProvider>
  );
}
// #endregion game
