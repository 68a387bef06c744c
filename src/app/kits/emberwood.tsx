import { PhaseTracker } from '../../components/PhaseTracker/PhaseTracker.js';
import { useWords } from '../../hooks/WordsProvider.js';
import { computerAgent } from '../../games/emberwood/computer-agent.js';
import { createEngine } from '../../games/emberwood/engine.js';
import { EmberwoodTable } from '../../games/emberwood/skin/EmberwoodTable.js';
import '../../games/emberwood/styles.css';
import { tableOf } from '../../games/emberwood/table.js';
import { emberwoodGerman } from '../../games/emberwood/words/german.js';
import type { GameKit } from './game-kit.js';
import { namesAt } from './names-at.js';

export const kit: GameKit = {
  begin(setup) {
    const [hazel = 'Hazel', rowan = 'Rowan'] = namesAt(setup, ['Hazel', 'Rowan']);
    const { seed } = setup;
    const engine = createEngine({ seed, names: { hazel, rowan } });
    return { table: tableOf(engine), agent: (level) => computerAgent({ engine, seed, level }) };
  },
  Board: () => <EmberwoodTable />,
  shape: 'wide',
  Phases() {
    const words = useWords();
    return (
      <PhaseTracker
        phases={[
          { id: 'dawn', name: words.say('arcade.dawn', {}, 'Dawn') },
          { id: 'main', name: words.say('arcade.day', {}, 'Day') },
          { id: 'dusk', name: words.say('arcade.dusk', {}, 'Dusk') },
        ]}
      />
    );
  },
  german: emberwoodGerman,
  pace: 900,
  width: 860,
};
