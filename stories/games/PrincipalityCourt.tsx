import type { ReactNode } from 'react';
import { ActionMenu } from '../../src/components/ActionMenu/ActionMenu.js';
import { MoveComposer } from '../../src/components/MoveComposer/MoveComposer.js';
import { PhaseTracker } from '../../src/components/PhaseTracker/PhaseTracker.js';
import { PrincipalityTable } from '../../src/games/principality/skin/PrincipalityTable.js';
import { useStatus } from '../../src/hooks/facts.js';
import { useWords } from '../../src/hooks/WordsProvider.js';
import { CardTable } from './CardTable.js';

/** The whole game. */
export function PrincipalityCourt(): ReactNode {
  const words = useWords();
  const { decision, yours } = useStatus();
  return (
    <CardTable menu={decision && yours ? <MoveComposer moveId="discard_for_cellar" /> : <ActionMenu />}>
      <PhaseTracker
        phases={[
          { id: 'action', name: words.say('stories.phase-actions', {}, 'Actions') },
          { id: 'buy', name: words.say('stories.phase-buying', {}, 'Buying') },
        ]}
      />
      <PrincipalityTable />
    </CardTable>
  );
}
