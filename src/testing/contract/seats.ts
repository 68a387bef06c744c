import { availableTo } from '../chairs.js';
import { complain } from '../complain.js';
import type { TrialGame } from '../trial-game.js';
import type { Clause } from './clause.js';
import { outsiderProbes, spectatorProbes } from './probes.js';
import { expectRefusals } from './refusal.js';

async function checkSpectator(game: TrialGame): Promise<void> {
  const { spectator } = game.chairs;
  if (!spectator) return;
  const [option] = availableTo(spectator);
  if (option) {
    complain(
      `"${option.name}" is available to the spectator`,
      'Who watches does not play',
      'Publish no valid moves to the seat null',
    );
  }
  await expectRefusals(game, spectatorProbes(game), {
    why: 'Who watches does not play',
    remedy: 'Refuse every command that comes through the adapter of the seat null',
  });
}

/** Who may do what. */
export const seats: readonly Clause[] = [
  {
    title: 'a spectator has nothing available and can play nothing',
    check: (lab) =>
      lab.walks(async (game) => {
        if (!game.isOver()) await checkSpectator(game);
      }),
  },
  {
    title: 'nobody moves for somebody else',
    check(lab) {
      const random = lab.random('outsiders');
      return lab.walks(async (game) => {
        if (game.isOver()) return;
        await expectRefusals(game, outsiderProbes(game, random), {
          why: 'The seat of an adapter is the player, whatever a command says',
          remedy: 'Validate commands for the seat whose adapter they come through',
        });
      });
    },
  },
];
