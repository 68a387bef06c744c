// #region screen
import {
  ActionMenu,
  GameLog,
  GameProvider,
  PreviewPanel,
  RejectionNotice,
  StatusBanner,
  useView,
} from 'moveset';
import { hotSeatAdapter } from 'moveset/adapters';
import { useState, type ReactNode } from 'react';
import { pebblesTable, type PebblesView } from './pebbles-table.js';

export function PebblesGame(): ReactNode {
  // Once, not at every rendering. Two players at one screen, who take turns.
  const [adapter] = useState(() => hotSeatAdapter(pebblesTable()));
  return (
    <GameProvider adapter={adapter}>
      <div className="ms-stack">
        <StatusBanner />
        <Heap />
        <ActionMenu />
        <PreviewPanel />
        <RejectionNotice />
        <GameLog />
      </div>
    </GameProvider>
  );
}

/** The only part that knows this game: it draws the view. */
function Heap(): ReactNode {
  const { left } = useView<PebblesView>();
  return (
    <p role="img" aria-label={`${left} pebbles`}>
      {'● '.repeat(left)}
    </p>
  );
}
// #endregion screen
