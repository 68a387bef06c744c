import { PhaseTracker } from '../../components/PhaseTracker/PhaseTracker.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { computerAgent } from '../../games/principality/computer-agent.js';
import { PrincipalityTable } from '../../games/principality/skin/PrincipalityTable.js';
import '../../games/principality/styles.css';
import { createTable } from '../../games/principality/table.js';
import { principalityGerman } from '../../games/principality/words/german.js';
import type { GameKit } from './game-kit.js';
import { namesAt } from './names-at.js';
import { SayInSearch } from './principality/SayInSearch.js';
import { SayIt } from './principality/SayIt.js';
import { Scores } from './principality/Scores.js';

const LEVELS = { easy: 'big-money', hard: 'engine' } as const;

export const kit: GameKit = {
  begin(setup) {
    const players = namesAt(setup, ['Ada', 'Bela', 'Cleo', 'Dino']);
    return {
      table: createTable({ seed: setup.seed, players }),
      agent: (level) => computerAgent({ level: LEVELS[level] }),
    };
  },
  Board: () => <PrincipalityTable />,
  shape: 'wide',
  composes: true,
  Phases() {
    const words = useWords();
    return (
      <PhaseTracker
        phases={[
          { id: 'action', name: words.say('arcade.phase-actions', {}, 'Actions') },
          { id: 'buy', name: words.say('arcade.phase-buying', {}, 'Buying') },
        ]}
      />
    );
  },
  Saying: SayIt,
  Search: SayInSearch,
  Result: Scores,
  german: principalityGerman,
  pace: 350,
  width: 860,
};
