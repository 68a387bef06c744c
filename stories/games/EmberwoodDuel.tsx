import type { ReactNode } from 'react';
import { EmberwoodTable } from '../../src/games/emberwood/skin/EmberwoodTable.js';
import { CardTable } from './CardTable.js';

/** The whole game. */
export function EmberwoodDuel(): ReactNode {
  return (
    <CardTable>
      <EmberwoodTable />
    </CardTable>
  );
}
