import type { ReactNode } from 'react';
import { GundamPhases } from '../../src/games/gundam/skin/GundamPhases.js';
import { GundamTable } from '../../src/games/gundam/skin/GundamTable.js';
import { CardTable } from './CardTable.js';

/** The whole game. */
export function GundamSortie(): ReactNode {
  return (
    <CardTable>
      <GundamPhases />
      <GundamTable />
    </CardTable>
  );
}
