import type { ReactNode } from 'react';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { MoveComposer } from '../../src/components/MoveComposer/MoveComposer.js';
import { PhaseTracker } from '../../src/components/PhaseTracker/PhaseTracker.js';
import { PrincipalityTable } from '../../src/games/principality/skin/PrincipalityTable.js';
import { useStatus } from '../../src/hooks/facts.js';
import { CardTable } from './CardTable.js';

/** The whole game. */
export function PrincipalityCourt(): ReactNode {
  const { decision, yours } = useStatus();
  return (
    <CardTable
      idleText="Point at a card or a pile to see what it would do."
      menu={decision && yours ? <MoveComposer moveId="discard_for_cellar" /> : <ActionMenu />}
    >
      <PhaseTracker
        phases={[
          { id: 'action', name: 'Actions' },
          { id: 'buy', name: 'Buying' },
        ]}
      />
      <PrincipalityTable />
    </CardTable>
  );
}
