import type { Snapshot } from '../protocol/snapshot.js';

/** What one seat may see and do: a snapshot before it gets its revision and seat. */
export type SeatReport<View> = Omit<Snapshot<View>, 'revision' | 'seat' | 'changes'>;
