import { complain } from '../complain.js';
import type { Lab } from '../lab.js';
import { commandOf, outcomeText, send } from '../trial-game.js';
import type { Clause } from './clause.js';
import { forgedProbes, unavailableProbes } from './probes.js';
import { expectRefusals } from './refusal.js';

async function checkAcceptance(lab: Lab): Promise<void> {
  for (const { choices, plays } of await lab.positions()) {
    for (const choice of plays) {
      await lab.fresh(choices, async (game) => {
        const play = game.find(choice);
        if (!play) return;
        const { chair, option } = play;
        const outcome = await send(chair, commandOf(chair, option.move));
        if (outcome.status === 'accepted') return;
        complain(
          `${chair.name} answers ${outcomeText(outcome)} to the available option "${option.name}" (${option.id}), after ${choices.length} moves`,
          'What is offered must be playable',
          'Offer a move as valid only where the engine accepts it',
        );
      });
    }
  }
}

/** What is enumerated is what is accepted. */
export const playing: readonly Clause[] = [
  { title: 'every available option is accepted', check: checkAcceptance },
  {
    title: 'every unavailable option is refused and changes nothing',
    check(lab) {
      const random = lab.random('unavailable');
      return lab.walks(async (game) => {
        if (game.isOver()) return;
        for (const chair of game.movers()) {
          await expectRefusals(game, unavailableProbes(chair, random), {
            why: 'A player was told that it is impossible',
            remedy: 'Validate a command again when it arrives, by the rules that mark moves as invalid',
          });
        }
      });
    },
  },
  {
    title: 'what is not on offer is refused and changes nothing',
    check(lab) {
      const random = lab.random('forged');
      return lab.walks(async (game) => {
        if (game.isOver()) return;
        for (const chair of game.movers()) {
          await expectRefusals(game, await forgedProbes(chair, random), {
            why: 'Only what a snapshot lists as available may be played, for the player was offered nothing else',
            remedy:
              'Compare move, parameters and targets of a command with what is on offer before playing it',
          });
        }
      });
    },
  },
];
