import { availableTo } from '../chairs.js';
import { complain } from '../complain.js';
import type { Clause } from './clause.js';
import { lateProbes } from './probes.js';
import { expectRefusals } from './refusal.js';

/** What is left to do when a game is over. */
export const ending: readonly Clause[] = [
  {
    title: 'nothing is available after the end',
    check: (lab) =>
      lab.endings(async (game) => {
        for (const chair of game.chairs.all) {
          const [option] = availableTo(chair);
          if (!option) continue;
          complain(
            `"${option.name}" is available to ${chair.name} although the game is over`,
            'Players would go on playing a game that has been decided',
            'Publish moves as invalid, with the reason that the game is over, or none',
          );
        }
      }),
  },
  {
    title: 'nothing can be played after the end',
    check: (lab) =>
      lab.endings((game, last) =>
        expectRefusals(game, lateProbes(game, last), {
          why: 'The game is over',
          remedy: 'Refuse every command once the game has ended, with that as a reason',
        }),
      ),
  },
];
