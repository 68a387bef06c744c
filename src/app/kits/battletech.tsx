import { PhaseTracker } from '../../components/PhaseTracker/PhaseTracker.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { randomAgent } from '../../agents/random-agent.js';
import { computerAgent } from '../../games/battletech/computer-agent.js';
import { BattletechTable } from '../../games/battletech/skin/BattletechTable.js';
import '../../games/battletech/styles.css';
import { createTable } from '../../games/battletech/table.js';
import { battletechGerman } from '../../games/battletech/words/german.js';
import type { GameKit } from './game-kit.js';
import { namesAt } from './names-at.js';

export const kit: GameKit = {
  begin(setup) {
    const [alpha = 'Alpha', bravo = 'Bravo'] = namesAt(setup, ['Alpha', 'Bravo']);
    const { seed, variant } = setup;
    return {
      table: createTable({ seed, lance: Number(variant), names: { alpha, bravo } }),
      agent: (level, seat) =>
        level === 'hard'
          ? computerAgent({ seed: `${seed} ${seat}` })
          : randomAgent({ seed: `${seed} ${seat}` }),
    };
  },
  Board: () => <BattletechTable />,
  shape: 'full',
  previews: true,
  Phases() {
    const words = useWords();
    return (
      <PhaseTracker
        phases={[
          { id: 'MOVEMENT', name: words.say('arcade.phase-moving', {}, 'Movement') },
          { id: 'WEAPON_ATTACK', name: words.say('arcade.phase-firing', {}, 'Firing') },
          { id: 'PHYSICAL_ATTACK', name: words.say('arcade.phase-striking', {}, 'Close combat') },
        ]}
      />
    );
  },
  german: battletechGerman,
  pace: 500,
  width: 1100,
};
