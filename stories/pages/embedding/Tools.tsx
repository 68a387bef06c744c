// #region inspector
import { ActionMenu, GameProvider } from 'moveset';
import { inspect, Inspector } from 'moveset/inspector';
import 'moveset/inspector/styles.css';
import { createTable, TicTacToeBoard } from 'moveset/games/tic-tac-toe';

// The wrapped adapter keeps what went through it; the panel shows that.
const watched = inspect(createTable({ seed: 1 }).adapter('X'));

export function WatchedGame() {
  return (
    <GameProvider adapter={watched}>
      <TicTacToeBoard />
      <ActionMenu />
      <Inspector />
    </GameProvider>
  );
}
// #endregion inspector

// #region drag
import { hotSeatAdapter } from 'moveset/adapters';
import { DragLayer } from 'moveset/drag';
import 'moveset/drag/styles.css';
import { ChessTable, createTable as createChess } from 'moveset/games/chess';
import 'moveset/games/chess/styles.css';

const chess = hotSeatAdapter(createChess({ seed: 1 }));

export function DraggedChess() {
  return (
    <GameProvider adapter={chess}>
      <DragLayer>
        <ChessTable />
      </DragLayer>
    </GameProvider>
  );
}
// #endregion drag
