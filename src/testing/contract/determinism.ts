import type { Snapshot } from '../../protocol/snapshot.js';
import { complain } from '../complain.js';
import { firstDifference } from '../difference.js';
import type { Lab } from '../lab.js';
import type { TrialGame } from '../trial-game.js';
import type { Clause } from './clause.js';

function compare(game: TrialGame, twin: TrialGame, ply: number): void {
  game.chairs.all.forEach(({ adapter, name }, at) => {
    const one: Snapshot = adapter.getSnapshot();
    const other = twin.chairs.all[at]!.adapter.getSnapshot();
    if (JSON.stringify(one) === JSON.stringify(other)) return;
    complain(
      `two fresh games differ for ${name} at ${firstDifference(one, other) ?? 'the order of keys'} after the same ${ply} moves`,
      'The same seed and the same choices must give the same game, or it can be neither replayed nor tested',
      'Take every random number from the seed, and nothing from the clock',
    );
  });
}

async function checkTwins(lab: Lab): Promise<void> {
  for (const { choices } of await lab.positions()) {
    await lab.fresh([], (game) =>
      lab.fresh([], async (twin) => {
        compare(game, twin, 0);
        for (const [at, choice] of choices.entries()) {
          await game.replay([choice]);
          await twin.replay([choice]);
          compare(game, twin, at + 1);
        }
      }),
    );
  }
}

/** What may differ between two games: nothing. */
export const determinism: readonly Clause[] = [
  { title: 'the same choices lead to the same snapshots in every fresh game', check: checkTwins },
];
