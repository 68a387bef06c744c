// #region opponent
import { useEffect } from 'react';
import type { Table } from 'moveset';
import { randomAgent, seatAgent } from 'moveset/agents';

/** A computer player on the other chair, as long as the component is on the screen. */
export function useOpponent(table: Table) {
  useEffect(() => seatAgent(table.adapter('O'), randomAgent({ seed: 1 }), { pace: 400 }), [table]);
}
// #endregion opponent
