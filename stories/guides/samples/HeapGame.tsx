// #region screen
import { ActionMenu, GameProvider, RejectionNotice, StatusBanner } from 'moveset';
import { hotSeatAdapter } from 'moveset/adapters';
import { createHeap } from './heap.js';
import 'moveset/styles.css';

const adapter = hotSeatAdapter(createHeap());

export const HeapGame = () => (
  <GameProvider adapter={adapter}>
    <StatusBanner />
    <ActionMenu />
    <RejectionNotice />
  </GameProvider>
);
// #endregion screen
